import { expect, test } from 'vitest';
import { coverRows, rowIds, withoutIds } from './coverage';
import { testsOfPlaywright, testsOfVitest } from './reports';
import { specificationTable } from './table';

const rows = [
  { id: '2.3.1', statement: 'A | B' },
  { id: '9.8', statement: 'Constant' },
  { id: '9.9', statement: 'Library' },
];
const passed = { title: '2.3.1 9.8 it works (en)', file: 'tests/e2e/a.spec.ts', passed: true };

test.each([
  ['2.3.19 9.21 each level', ['2.3.19', '9.21'], 'each level'],
  ['4.30 scrolling 30 px', ['4.30'], 'scrolling 30 px'],
  ['9.8, 2.1 two rows', ['9.8', '2.1'], 'two rows'],
  ['no row', [], 'no row'],
])('rows of the title “%s”', (title, ids, rest) => {
  expect(rowIds(title)).toEqual(ids);
  expect(withoutIds(title)).toBe(rest);
});

const settled = rows.map((row) =>
  row.id === '9.9' ? { ...row, settled: 'a constant of a library' } : row,
);

test('the states of a row: missing, settled, passed, failed', () => {
  const failed = { ...passed, title: '9.8 other', passed: false };
  const states = (...args: Parameters<typeof coverRows>) =>
    coverRows(...args).map(({ state }) => state);
  expect(states(settled, [passed, failed])).toEqual(['passed', 'failed', 'settled']);
  expect(states(rows, [])).toEqual(['missing', 'missing', 'missing']);
});

test('a reason for a row that has a test is refused', () => {
  expect(() => coverRows(settled, [{ ...passed, title: '9.9 proven' }])).toThrow(
    'tests/specification/rows.json  rows 9.9 now have tests\nRemove their “settled”.',
  );
});

test('the table joins languages and links to the tests', () => {
  const chinese = { ...passed, title: '2.3.1 it works (zh)' };
  const departing = settled.map((row) =>
    row.id === '9.8' ? { ...row, departure: 'half of it' } : row,
  );
  const table = specificationTable(coverRows(departing, [passed, chinese]));
  expect(table).toContain('3 rows: 2 ✅ passed, 0 ❌ failed, 1 ➖ settled');
  expect(table).toContain('| 2.3.1 | A \\| B | [it works](e2e/a.spec.ts) (en, zh) | ✅ |');
  expect(table).toContain(
    '| 9.8 | Constant<br>**Here:** half of it | [it works](e2e/a.spec.ts) (en) |',
  );
  expect(table).toContain('| 9.9 | Library | a constant of a library | ➖ |');
});

test('skipped tests prove nothing', () => {
  const vitest = {
    testResults: [
      {
        name: '/p/a.test.ts',
        assertionResults: [
          { title: 'a', status: 'passed', duration: 1500 },
          { title: 'b', status: 'skipped' },
        ],
      },
    ],
  };
  expect(testsOfVitest(vitest as never, '/p')).toEqual([
    { title: 'a', file: 'a.test.ts', passed: true, seconds: 1.5 },
  ]);
  const spec = (title: string, status: string) => ({
    title,
    ok: true,
    tests: [{ status, results: [{ duration: 500 }, { duration: 250 }] }],
  });
  const playwright = {
    config: { rootDir: '/p/tests/e2e' },
    suites: [
      {
        file: 'x.spec.ts',
        specs: [spec('c', 'skipped')],
        suites: [{ file: 'x.spec.ts', specs: [spec('d', 'flaky')] }],
      },
    ],
  };
  expect(testsOfPlaywright(playwright as never, '/p')).toEqual([
    { title: 'd', file: 'tests/e2e/x.spec.ts', passed: true, isFlaky: true, seconds: 0.75 },
  ]);
});
