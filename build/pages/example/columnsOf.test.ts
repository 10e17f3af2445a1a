import { expect, test } from 'vitest';
import { columnsOf } from './columnsOf';

const file = (path: string, ...lines: number[]) => ({
  path,
  size: 0,
  code: lines.map((length) => 'x'.repeat(length)).join('\n'),
});
const columns = (source: number, output: number) =>
  columnsOf({
    source: [file('a.ts', 3, source)],
    output: [file('a.js', output), file('b.js', 5)],
  });

test('short lines stand side by side in a narrow page, longer ones in a wide one', () => {
  expect(columns(10, 30)).toEqual({ fit: 640, source: 280, output: 280 });
  expect(columns(50, 30)?.fit).toBe(768);
  expect(columns(70, 45)?.fit).toBe(1024);
});

test('nothing is cut: lines that fit no screen stand one above the other', () => {
  expect(columns(80, 60)).toBeUndefined();
});

test('an example without output has no columns', () => {
  expect(columnsOf({ source: [file('a.ts', 3)], output: [] })).toBeUndefined();
});
