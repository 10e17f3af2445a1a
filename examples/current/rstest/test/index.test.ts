import { expect, test } from '@rstest/core';
import { sum, version } from '../src/index';

test('adds, and knows the version', () => {
  expect(sum(1, 2)).toBe(3);
  expect(version).toBe('1.2.3');
});
