import { expect, test } from 'vitest';
import { deferApp } from './deferApp';

const page = `<!doctype html><html><head><title>x</title>
<link href="/a.css" rel="stylesheet">
<link rel="preload" href="/route.js" as="script">
<script defer src="/lib.js"></script>
<script defer src="/app.js"></script>
</head><body><code>&lt;script defer src="/sample.js"&gt;</code></body></html>`;
const options = {
  boot: 'boot()',
  build: 'b1',
  readAsset: () => 'p{color:red}',
  noScriptSheet: () => '/no-script.css',
};

test('styles are inlined and scripts only listed, in order, those of the page before the entry', () => {
  const html = deferApp(page, options);
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).toContain('<noscript><link rel="stylesheet" href="/no-script.css"></noscript>');
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toMatch(
    /<(script|link)[^>]+(src|href)=/,
  );
  expect(html).toContain(
    `<script data-app='["/route.js","/lib.js","/app.js"]' data-build="b1">boot()</script></head>`,
  );
});

test('a page that is not from the template is an error', () => {
  expect(() => deferApp('<html><head></head></html>', options)).toThrow(/head of the page/);
});
