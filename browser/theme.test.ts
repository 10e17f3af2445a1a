import { expect, test } from 'vitest';
import { resolveTheme } from './theme';

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['auto', true, 'dark'],
  [null, false, 'light'],
  ['nonsense', true, 'dark'],
] as const)('stored %s, system dark %s: %s (specification 4.8)', (stored, isDark, theme) =>
  expect(resolveTheme(stored, isDark)).toBe(theme),
);
