import { expect, test } from 'vitest';
import { isChunkLoadError, nextAttempt } from './chunkRecovery';

test('8.2 only chunk failures are recovered from', () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  expect(isChunkLoadError(chunk)).toBe(true);
  expect(isChunkLoadError(new TypeError('x'))).toBe(false);
  expect(isChunkLoadError(undefined)).toBe(false);
});

test.each([
  ['the wanted page is loaded', '/a', null, { target: '/a', at: 50_000 }],
  ['never in a loop', '/a', { target: '/a', at: 45_000 }, undefined],
  ['again after the next deploy', '/a', { target: '/a', at: 1_000 }, { target: '/a', at: 50_000 }],
  ['another page is no loop', '/b', { target: '/a', at: 45_000 }, { target: '/b', at: 50_000 }],
  ['nothing was wanted', '', null, undefined],
])('8.2 recovery: %s', (_, wanted, last, next) =>
  expect(nextAttempt(wanted, last, 50_000)).toEqual(next),
);
