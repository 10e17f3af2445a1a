import { expect, test } from 'vitest';
import { languagePath } from './languagePath';

test.each([
  ['adds the prefix', '/guide/dts', 'en', 'zh', '/zh/guide/dts'],
  ['removes the prefix', '/zh/guide/dts', 'zh', 'en', '/guide/dts'],
  ['keeps the trailing slash', '/zh/guide/start/', 'zh', 'en', '/guide/start/'],
  ['maps the home page', '/', 'en', 'zh', '/zh/'],
  ['maps the home page back', '/zh/', 'zh', 'en', '/'],
  ['maps the home page without its slash', '/zh', 'zh', 'en', '/'],
  ['takes only whole segments for a prefix', '/zhang', 'en', 'zh', '/zh/zhang'],
])('%s', (_, route, current, target, expected) => {
  expect(languagePath(route, current, target, 'en')).toBe(expected);
});
