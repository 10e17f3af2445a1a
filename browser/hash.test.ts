import { expect, test } from 'vitest';
import { idOfHash, nearId } from './hash';

test.each([
  ['', ''],
  ['#', ''],
  ['#use', 'use'],
  ['#caf%C3%A9', 'café'],
  ['#%', '%'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('%o names the id %o', (hash, id) => {
  expect(idOfHash(hash)).toBe(id);
});

test.each([
  ['dtsBundle', 'dts-bundle'],
  ['Dts_Bundle', 'dts-bundle'],
  ['INSTALL', 'install'],
  ['dts-bundle，请看', 'dts-bundle'],
  ['dts-bundles', undefined],
  ['打包', undefined],
  ['%', undefined],
])('%o is another spelling of %o', (id, near) => {
  expect(nearId(id, ['安装', 'install', 'dts', 'dts-bundle'])).toBe(near);
});
