import { expect, test } from '@rstest/core';
import { act, renderHook } from '@testing-library/react';
import { useCounter } from '../src/index';

test('adds one', () => {
  const { result } = renderHook(() => useCounter(2));
  act(() => result.current.add());
  expect(result.current.count).toBe(3);
});
