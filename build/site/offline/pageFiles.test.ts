import { expect, test } from 'vitest';
import { readPageFiles } from './pageFiles';

test('a page yields its build, scripts, pictures and language', () => {
  const html = `<html lang="zh"><head>
<script data-app='["/a.js","/b.js"]' data-build="ab12">boot()</script></head>
<img src="/c.svg" alt=""/><img alt="" src="/c.svg"/><img src="data:,"/></html>`;
  const files = ['/a.js', '/b.js', '/c.svg'];
  expect(readPageFiles(html)).toEqual({ build: 'ab12', files, language: 'zh' });
});

test('anything else yields nothing', () => {
  expect(readPageFiles('<p>hello</p>')).toEqual({ files: [] });
});
