import { expect, test } from 'vitest';
import { idOfHash } from './hash';

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
