import { expect, test } from 'vitest';
import {
  type Choice,
  carryChoice,
  defaultChoice,
  indexOfChoice,
  listChoices,
  readQuery,
  writeQuery,
} from './choice';
import { findSource, SOURCES } from './sources';

const react = findSource('react');

test.each(SOURCES.map((source) => [source.id, source] as const))(
  '%s: every choice has its index, the defaults have 0',
  (_, source) => {
    const choices = listChoices(source);
    expect(choices[0]).toEqual(defaultChoice(source));
    expect(choices.map((choice) => indexOfChoice(source, choice))).toEqual(
      choices.map((_, at) => at),
    );
  },
);

test.each(SOURCES.map((source) => [source.id, source] as const))(
  '%s: reading an address restores the selection',
  (_, source) => {
    const choices = listChoices(source);
    for (const [at, choice] of choices.entries()) {
      const versus = choices[choices.length - 1 - at] as Choice;
      for (const selection of [
        { source, choice },
        { source, choice, versus },
      ]) {
        expect(readQuery(writeQuery(selection))).toEqual(selection);
      }
    }
  },
);

test('another source keeps the values that it also offers', () => {
  const source = findSource('function');
  const choice = { ...defaultChoice(source), format: 'cjs', dts: 'true', syntax: 'es5' };
  expect(carryChoice(react, choice)).toEqual({
    ...defaultChoice(react),
    format: 'cjs',
    dts: 'true',
  });
  expect(carryChoice(react, { ...choice, format: 'umd' })).toMatchObject({ format: 'esm' });
});

test('the query of the defaults is empty; others are human-readable', () => {
  const [first] = SOURCES;
  if (!first) throw new Error('no source');
  expect(writeQuery({ source: first, choice: defaultChoice(first) })).toBe('');
  const choice = { ...defaultChoice(react), format: 'esm+cjs', minify: 'true' };
  const versus = { ...defaultChoice(react), dts: 'true', target: 'web' };
  expect(writeQuery({ source: react, choice, versus })).toBe(
    '?source=react&format=esm+cjs&minify=true&versus=dts:true,target:web',
  );
});

test('parameters of the page itself stay, after those of the selection', () => {
  const [first] = SOURCES;
  if (!first) throw new Error('no source');
  const search = '?navbar=0&format=cjs&source=react&versus=&syntax=es5';
  expect(writeQuery({ source: first, choice: defaultChoice(first) }, search)).toBe('?navbar=0');
  const choice = { ...defaultChoice(react), minify: 'true' };
  expect(writeQuery({ source: react, choice }, search)).toBe('?source=react&minify=true&navbar=0');
});

test.each([
  '?source=<script>&format=__proto__',
  '?source=react&dts[]=true&target=web%00&minify=TRUE',
  '?source=react&syntax=es5',
  `?source=react&format=${'x'.repeat(5000)}`,
  '?%E0%A4%A&source=%',
  '?source=react&source=function&versus=::,,constructor:x,format',
])('%s: unknown names and values are ignored', (query) => {
  const { source, choice, versus } = readQuery(query);
  expect(SOURCES).toContain(source);
  expect(choice).toEqual(defaultChoice(source));
  if (versus) expect(versus).toEqual(defaultChoice(source));
});
