import { expect, test } from 'vitest';
import { buildMessages } from '../buildMessages';
import { presetTable } from './presetTable';

const t = buildMessages('en');
const all = ['esm', 'mf'];
type Rows = Parameters<typeof presetTable>[0];
const rowsOf = (rows: Rows) => presetTable(rows, 'rsbuild', t).split('\n').slice(2);

test('an option whose keys have rows is an object, not unset', () => {
  const rows = rowsOf([
    { level: 'rsbuild', path: 'output.minify', before: 'true', after: [['', all]] },
    { level: 'rsbuild', path: 'output.minify.css', before: '', after: [['false', all]] },
    {
      level: 'rsbuild',
      path: 'limit',
      before: '',
      after: [
        ['0', ['esm']],
        ['', ['mf']],
      ],
    },
    {
      level: 'rsbuild',
      path: "limit['a.b']",
      before: '4',
      after: [
        ['', ['esm']],
        ['4', ['mf']],
      ],
    },
  ]);
  expect(rows).toEqual([
    '| `output.minify` | `{…}` | `true` |',
    '| `output.minify.css` | `false` | not set |',
    '| `limit` | `0` (`esm`) | `{…}` |',
    "| `limit['a.b']` | not set (`esm`) | `4` |",
  ]);
});

test('an empty object that gets keys has no row beside theirs', () => {
  const rows = rowsOf([
    {
      level: 'rsbuild',
      path: 'split',
      before: '{}',
      after: [
        ['', ['esm']],
        ['{}', ['mf']],
      ],
    },
    {
      level: 'rsbuild',
      path: 'split.preset',
      before: '',
      after: [
        ["'none'", ['esm']],
        ['', ['mf']],
      ],
    },
    { level: 'rsbuild', path: 'splitChunks', before: '', after: [['1', all]] },
  ]);
  expect(rows).toEqual([
    "| `split.preset` | `'none'` (`esm`) | not set |",
    '| `splitChunks` | `1` | not set |',
  ]);
});

test('formats that set no key of an object are left out', () => {
  const [worker] = rowsOf([
    {
      level: 'rsbuild',
      path: 'worker',
      before: '',
      after: [
        ['', ['esm', 'umd']],
        ['false', ['cjs']],
      ],
    },
    {
      level: 'rsbuild',
      path: 'worker.url',
      before: '',
      after: [
        ["'x'", ['esm']],
        ['', ['umd', 'cjs']],
      ],
    },
  ]);
  expect(worker).toBe('| `worker` | `{…}` (`esm`); `false` (`cjs`) | not set |');
});
