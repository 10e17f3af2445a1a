import { expect, test } from 'vitest';
import { languageAddress, withPlainHash } from './languageAddress';

const to = (from: string, base: string) => languageAddress(new URL(`https://a.test${from}`), base);

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
])('2.1.21 redirect: %s', (_, from, base, address) => expect(to(from, base)).toBe(address));

test.each([
  ['/zh-CN/guide/start/?a=1#b', '/', '/zh/guide/start/?a=1#b'],
  ['/zh-cn', '/', '/zh/'],
  ['/zh_CN/', '/', '/zh/'],
  ['/ZH/guide/start/', '/', '/zh/guide/start/'],
  ['/docs/zh-Hans-CN/config/', '/docs/', '/docs/zh/config/'],
  ['/en-US/config/', '/', '/config/'],
  ['/zh/zh-CN/guide/start/?a=1#b', '/', '/zh/guide/start/?a=1#b'],
  ['/zh/zh/guide/', '/', '/zh/guide/'],
  ['/zh/en-US/config/', '/', '/config/'],
  ['/zh/', '/', undefined],
  ['/zh-CN//evil.test', '/', '/zh/evil.test'],
  ['/en-//evil.test', '/', undefined],
  ['/zhuyin/', '/', undefined],
])('%s below %s, a language as other sites write it, leads to %s', (from, base, address) =>
  expect(to(from, base)).toBe(address),
);

test.each([
  ['/guide/%23next?a=1', '/guide/?a=1#next'],
  ['/guide/%23', undefined],
  ['/guide/#next', undefined],
  ['//evil.test/%23x', '/evil.test/#x'],
])('the escaped # of %s is written out: %s', (from, address) =>
  expect(withPlainHash(new URL(`https://site.test${from}`))).toBe(address),
);
