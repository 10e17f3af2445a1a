import { expect, test } from 'vitest';
import { readPageFiles } from './pageFiles';

test('a page lists its build, its scripts, its pictures and its language', () => {
  const html = `<html lang="zh"><head>
<script data-app='["/a.js","/b.js"]' data-build="ab12">boot()</script></head>
<img src="/c.svg" alt=""/><img alt="" src="/c.svg"/><img src="data:,"/></html>`;
  const files = ['/a.js', '/b.js', '/c.svg'];
  expect(readPageFiles(html)).toEqual({ build: 'ab12', files, language: 'zh' });
});

test('anything else lists nothing', () => {
  expect(readPageFiles('<p>hello</p>')).toEqual({ files: [] });
});
