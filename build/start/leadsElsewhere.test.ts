import { expect, test } from 'vitest';
import { leadsElsewhere } from './leadsElsewhere';

test.each([
  ['/no/such-page', '/', 'en', false],
  ['/zh/no-such-page', '/', 'zh', false],
  ['/english', '/', 'en', false],
  ['/en/guide/start/', '/', 'en', true],
  ['/en', '/', 'en', true],
  ['/zh/no-such-page', '/', 'en', true],
  ['/no/such-page', '/', 'zh', true],
  ['/zh-CN/guide/start/', '/', 'en', true],
  ['/ZH/guide/start/', '/', 'en', true],
  ['/zh/zh-CN/guide/start/', '/', 'zh', true],
  ['/docs/zh/nope', '/docs/', 'zh', false],
  ['/docs/en/nope', '/docs/', 'en', true],
] as const)('2.1.21 %s below %s on the page in %s: the app acts at once: %s', (...row) => {
  const [path, base, language, acts] = row;
  expect(new RegExp(leadsElsewhere(base, language), 'i').test(path)).toBe(acts);
});
