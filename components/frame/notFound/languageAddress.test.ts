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
  ['never to another site', '/en//evil.test/x.html', '/', '/evil.test/x.html'],
  ['never by a backslash', '/en/%5C%5cevil.test', '/', '/evil.test'],
  ['nor by slashes before it', '//en///evil.test', '/', '/evil.test'],
  ['not another language', '/zh/guide/', '/', undefined],
])('2.1.21 redirect: %s', (_, from, base, to) =>
  expect(withoutDefaultLanguage(new URL(`https://a.test${from}`), base, 'en')).toBe(to),
);
