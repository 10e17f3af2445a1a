import { expect, test } from 'vitest';
import { resolveOption, subjectOf } from './resolveOption';

const paths = new Set([
  'lib',
  'lib.dts',
  'lib.dts.bundle',
  'lib.shims.cjs',
  'lib.shims.cjs.import.meta.url',
  'output',
  'output.target',
]);

test.each([
  ['lib.dts.bundle', '', [], 'lib.dts.bundle'],
  ['dts.bundle', '', [], 'lib.dts.bundle'],
  ['bundle', 'lib.dts', [], 'lib.dts.bundle'],
  ['bundle', '', ['dts'], 'lib.dts.bundle'],
  ["shims.cjs['import.meta.url']", '', [], 'lib.shims.cjs.import.meta.url'],
  ['import.meta.url', 'lib.shims', ['shims.cjs'], 'lib.shims.cjs.import.meta.url'],
  ['target', 'output', [], 'output.target'],
  ['target', '', [], undefined],
])('%s on a page about %j below %j is %s', (name, subject, above, expected) => {
  expect(resolveOption(name, subject, above, paths)).toBe(expected);
});

test.each([
  ['docs/en/config/lib/auto-extension.mdx', 'lib.autoExtension'],
  ['docs/zh/config/lib/index.mdx', 'lib'],
  ['docs/en/config/rsbuild/output.mdx', 'output'],
  ['docs/en/config/rsbuild/index.mdx', ''],
  ['docs/en/config/index.mdx', ''],
])('%s is about %j', (page, subject) => {
  expect(subjectOf(page)).toBe(subject);
});
