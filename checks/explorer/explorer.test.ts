import { expect, test } from 'vitest';
import { readSourceRecording } from '../../build/pages/explorer/sourceRecording';
import { defaultChoice, indexOfChoice, listChoices } from '../../explorer/choice';
import { isWithoutStyles } from '../../explorer/data';
import { findSource } from '../../explorer/sources';
import { compareSource } from './checkSource';

const root = process.cwd();
function recordingOf(id: string) {
  const recording = readSourceRecording(root, id);
  if (!recording) throw new Error(`${id} has no recording`);
  return structuredClone(recording);
}

test('styles are omitted with `output.target: node` only, as the page says', () => {
  const source = findSource('react');
  const { choices } = recordingOf('react');
  expect(choices.every(({ exit }) => exit === 0)).toBe(true);
  const without = listChoices(source).filter((choice) => {
    const result = choices[indexOfChoice(source, choice)];
    return result && isWithoutStyles(source, result);
  });
  expect(without).toEqual(listChoices(source).filter(({ target }) => target === 'node'));
});

test('a recording equals itself', () => {
  const source = findSource('function');
  expect(compareSource(source, recordingOf('function'), recordingOf('function'))).toEqual([]);
});

test('a changed line is reported with the address of the choice and the command that accepts it', () => {
  const source = findSource('function');
  const now = recordingOf('function');
  const at = indexOfChoice(source, { ...defaultChoice(source), dts: 'true' });
  const choice = now.choices[at];
  const hash = choice?.files['dist/index.d.ts'] ?? '';
  now.texts.changed = { size: 1, gzip: 1, text: `${now.texts[hash]?.text}export {};\n` };
  if (choice) choice.files['dist/index.d.ts'] = 'changed';
  const [message = '', ...others] = compareSource(source, recordingOf('function'), now);
  expect(others).toEqual([]);
  expect(message).toMatch(
    /^\/guide\/start\/explore\?source=function&dts=true\n {2}dist\/index\.d\.ts differs\n/,
  );
  expect(message).toContain('+ export {};');
  expect(message).toContain('pnpm explorer:record function');
});

test('changed exit codes, new and missing files are reported', () => {
  const source = findSource('command');
  const now = recordingOf('command');
  const [first] = now.choices;
  if (first) {
    first.exit = 1;
    first.files = { 'dist/new.js': first.files['dist/index.js'] ?? '' };
  }
  const [message = ''] = compareSource(source, recordingOf('command'), now);
  expect(message).toContain('the tool exits with 1, recorded is 0');
  expect(message).toContain('dist/new.js is new');
  expect(message).toContain('dist/index.js is recorded but no longer there');
});

test('the recordings answer what the page says they answer', () => {
  const filesOf = (id: string, changes: object) => {
    const source = findSource(id);
    const at = indexOfChoice(source, { ...defaultChoice(source), ...changes });
    return recordingOf(id).choices[at];
  };
  const { files = {}, uses = {} } = filesOf('function', { format: 'esm+cjs', dts: 'true' }) ?? {};
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['dist/cjs/index.cjs', 'dist/cjs/index.d.cts', 'dist/esm/index.d.ts']),
  );
  const { texts } = recordingOf('function');
  expect(texts[uses['use.mts'] ?? '']?.text).toBe('');
  expect(texts[uses['use.cjs'] ?? '']?.text).toBe('Hello, Dr. Ada!');
  const isSheet = (path: string) => path.endsWith('.css');
  expect(Object.keys(filesOf('react', {})?.files ?? {}).some(isSheet)).toBe(false);
  expect(Object.keys(filesOf('react', { target: 'web' })?.files ?? {}).some(isSheet)).toBe(true);
  expect(filesOf('command', { target: 'web' })?.exit).toBe(1);
});

test('chunks are named as in a project of the choice alone', () => {
  const { choices } = recordingOf('entries');
  const names = new Set(choices.flatMap(({ files }) => Object.keys(files)));
  expect([...names].filter((name) => /s(~\d+)?\.js$/.test(name)).sort()).toContain('dist/s.js');
  // `esm+cjs` has two; none has a third.
  expect([...names].filter((name) => /~[1-9]/.test(name))).toEqual([]);
});
