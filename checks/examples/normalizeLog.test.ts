import { expect, test } from 'vitest';
import { normalizeLog } from './normalizeLog';

test.each([
  '[tsgo] src/index.ts:1\n[tsgo] :14 - error TS2322: text',
  '[tsgo] src/index.ts:1:\n[tsgo] 14 - error TS2322: text',
  '[tsgo] src/index.ts:1:14\n[tsgo]  - error TS2322: text',
  '[tsgo] src/index.ts:1:14 - error TS2322: text',
])('a location that the compiler wrote in chunks becomes one line: %j', (log) => {
  expect(normalizeLog(log, [])).toBe('[tsgo] src/index.ts:1:14 - error TS2322: text');
});

test('other lines of the compiler stay apart', () => {
  const log = '[tsgo] 1 export const a\n[tsgo]   ~~~\n[tsgo] Found 1 error in src/index.ts:1';
  expect(normalizeLog(log, [])).toBe(log);
});

test('a name that Rspack makes of the folder is the same everywhere', () => {
  const log = '× __rspack_asset_099650dd02833aef is not defined';
  expect(normalizeLog(log, [])).toBe('× __rspack_asset_<hash> is not defined');
});

test('the folder of a checkout is replaced in addresses, too, however it is called', () => {
  const paths: [string, string][] = [['/my 库 (1)', '<root>']];
  const text = '/my 库 (1)/a.js\nfile:///my 库 (1)/a.js\nfile:///my%20%E5%BA%93%20(1)/a.js';
  expect(normalizeLog(text, paths)).toBe('<root>/a.js\n<root>/a.js\n<root>/a.js');
});
