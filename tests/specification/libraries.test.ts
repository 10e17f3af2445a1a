import nprogress from 'nprogress';
import { expect, test } from 'vitest';

test('9.8 9.9 9.10 9.11 the constants of the progress bar', () => {
  const { settings } = nprogress as unknown as { settings: Record<string, unknown> };
  expect(settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
  });
});
