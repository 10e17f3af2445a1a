import { expect, test } from 'vitest';
import { readPageFiles } from './pageFiles';

test('a page lists its build, its scripts and its language', () => {
  const html = `<html lang="zh"><head>
<script data-app='["/a.js","/b.js"]' data-build="ab12">boot()</script></head></html>`;
  expect(readPageFiles(html)).toEqual({ build: 'ab12', files: ['/a.js', '/b.js'], language: 'zh' });
});

test('anything else lists nothing', () => {
  expect(readPageFiles('<p>hello</p>')).toEqual({ files: [] });
});
