import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findExample, readFacts } from '../../build/pages/example/exampleFolders';
import { readRecording } from '../../build/pages/example/recording';
import { normalizeLog } from '../../checks/examples/normalizeLog';
import { pageSteps } from './pageSteps';
import { ReaderShell } from './readerShell';

const root = resolve(import.meta.dirname, '../..');
const stepsOf = (language: string) =>
  pageSteps(
    readFileSync(join(root, 'docs', language, 'guide/start/quick-start.mdx'), 'utf8'),
    'steps',
    root,
  );
const steps = stepsOf('en');

test.each(['en', 'zh'])(
  'the packages of the steps are those of the command for an existing project (%s)',
  (language) => {
    const page = readFileSync(join(root, 'docs', language, 'guide/start/quick-start.mdx'), 'utf8');
    const [, names = ''] = /command="install -D ([^"]+)"/.exec(page) ?? [];
    const { dir } = findExample(root, 'quick-start');
    const { devDependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    expect(names.split(' ')).toEqual(Object.keys(devDependencies));
  },
);

describe('quick start, followed literally in an empty folder', () => {
  const reader = new ReaderShell();
  const printed: string[] = [];
  afterAll(() => reader.remove());

  /** Compares the page with what the last commands printed and wrote. */
  function compare(id: string, numbers: number[], files: string[]): void {
    const folder = findExample(root, id);
    const recording = readRecording(folder.dir);
    const facts = readFacts(folder);
    for (const [index, number] of numbers.entries()) {
      const { log } = facts.steps[number - 1] ?? { log: false };
      const keep = typeof log === 'string' ? new RegExp(log) : undefined;
      const output = normalizeLog(
        printed.at(index - numbers.length) ?? '',
        [[reader.cwd, '<root>']],
        keep,
      );
      expect(output).toBe(recording?.steps[number - 1]?.output);
    }
    for (const path of files) {
      const recorded = recording?.files.get(path)?.toString('utf8');
      expect(readFileSync(join(reader.cwd, path), 'utf8'), path).toBe(recorded);
    }
  }

  test('the page has commands that build, run and show results', () => {
    expect(steps.filter((step) => step.do === 'run').length).toBeGreaterThanOrEqual(4);
    expect(steps.filter((step) => step.do === 'compare').length).toBeGreaterThanOrEqual(2);
  });

  test('the Chinese page has the same steps', () => {
    expect(stepsOf('zh')).toEqual(steps);
  });

  test.each(steps.map((step) => [JSON.stringify(step).slice(0, 90), step] as const))(
    '%s',
    (_, step) => {
      if (step.do === 'run') printed.push(reader.run(step.command));
      if (step.do === 'write') reader.write(step.path, step.contents);
      if (step.do === 'compare') compare(step.example, step.steps, step.files);
    },
    300_000,
  );
});
