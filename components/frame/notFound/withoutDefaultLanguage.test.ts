import { expect, test } from 'vitest';
import { withoutDefaultLanguage } from './withoutDefaultLanguage';

test.each([
  ['the prefix goes', '/en/guide/start/', '/', '/guide/start/'],
  ['query and heading stay', '/en/guide/start/?a=1#b', '/', '/guide/start/?a=1#b'],
  ['the prefix alone', '/en', '/', '/'],
  ['the prefix with a slash', '/en/', '/', '/'],
  ['below another base', '/docs/en/config/', '/docs/', '/docs/config/'],
  ['not in the middle', '/guide/en/x', '/', undefined],
  ['not a longer word', '/english', '/', undefined],
  ['not another language', '/zh/guide/', '/', undefined],
])('2.1.21 redirect: %s', (_, from, base, to) =>
  expect(
    withoutDefaultLanguage(new URL(from, 'https://a.test') as unknown as Location, base, 'en'),
  ).toBe(to),
);
