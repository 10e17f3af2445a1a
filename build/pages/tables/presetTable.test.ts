import { expect, test } from 'vitest';
import { buildMessages } from '../buildMessages';
import { presetTable } from './presetTable';

const t = buildMessages('en');
type Row = Parameters<typeof presetTable>[0][number];
const row = (path: string, before: string, ...after: Row['after']): Row => ({
  level: 'rsbuild',
  path,
  before,
  after,
});
const tableOf = (...rows: Row[]) => presetTable(rows, 'rsbuild', t).split('\n').slice(2);
const all = ['esm', 'mf'];

test('an option whose keys have rows is an object, not unset', () => {
  expect(
    tableOf(
      row('output.minify', 'true', ['', all]),
      row('output.minify.css', '', ['false', all]),
      row('limit', '', ['0', ['esm']], ['', ['mf']]),
      row("limit['a.b']", '4', ['', ['esm']], ['4', ['mf']]),
    ),
  ).toEqual([
    '| `output.minify` | `{…}` | `true` |',
    '| `output.minify.css` | `false` | not set |',
    '| `limit` | `0` (`esm`) | `{…}` |',
    "| `limit['a.b']` | not set (`esm`) | `4` |",
  ]);
});

test('an empty object that gets keys has no row of its own', () => {
  expect(
    tableOf(
      row('split', '{}', ['', ['esm']], ['{}', ['mf']]),
      row('split.preset', '', ["'none'", ['esm']], ['', ['mf']]),
      row('splitChunks', '', ['1', all]),
    ),
  ).toEqual([
    "| `split.preset` | `'none'` (`esm`) | not set |",
    '| `splitChunks` | `1` | not set |',
  ]);
});

test('formats that set no key of an object are left out', () => {
  const [worker] = tableOf(
    row('worker', '', ['', ['esm', 'umd']], ['false', ['cjs']]),
    row('worker.url', '', ["'x'", ['esm']], ['', ['umd', 'cjs']]),
  );
  expect(worker).toBe('| `worker` | `{…}` (`esm`); `false` (`cjs`) | not set |');
});
