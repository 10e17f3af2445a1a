import { expect, test, vi } from 'vitest';
import { unreachable } from './protocol';
import { LATE, stickyErrors } from './stickyErrors';

test('an answer goes on as with a promise', async () => {
  const chain = stickyErrors(Promise.resolve(2), () => true);
  await expect(chain.catch(() => {}).then((value) => value * 2)).resolves.toBe(4);
});

test('a failure is reported after the stall time and the chain stays pending', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const settled = vi.fn();
  const chain = stickyErrors(Promise.reject(unreachable('offline')), () => true);
  void chain
    .catch(told)
    .then(() => {})
    .then(settled, settled);
  await vi.advanceTimersByTimeAsync(300);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('an old failure says nothing once the reader has typed on', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  void stickyErrors(Promise.reject(unreachable('offline')), () => false)
    .catch(told)
    .then(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('an answer that does not come is reported, and shown when it comes after all', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const shown = vi.fn();
  let answer = (_: string) => {};
  const asked = new Promise<string>((resolve) => {
    answer = resolve;
  });
  void stickyErrors(asked, () => true)
    .catch(told)
    .then(shown);
  await vi.advanceTimersByTimeAsync(LATE - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toHaveBeenCalledOnce();
  answer('hits');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toHaveBeenCalledWith('hits');
  vi.useRealTimers();
});
