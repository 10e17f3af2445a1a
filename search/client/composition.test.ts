import { expect, test, vi } from 'vitest';
import { CompositionGate } from './composition';

test('half-typed text waits, and only the committed text goes on', async () => {
  const gate = new CompositionGate();
  const [half, whole] = [vi.fn(), vi.fn()];
  gate.start();
  void gate.pass().then(half);
  void gate.pass().then(whole);
  await Promise.resolve();
  expect(whole).not.toHaveBeenCalled();
  gate.end();
  await vi.waitFor(() => expect(whole).toHaveBeenCalledOnce());
  expect(half).not.toHaveBeenCalled();
});

test('without an input method nothing waits', async () => {
  await expect(new CompositionGate().pass()).resolves.toBeUndefined();
});
