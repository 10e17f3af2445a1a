import { expect, test } from 'vitest';
import { feedContent } from './feedContent';

const article = (html: string) => `<body><div class="rspress-doc">${html}</div></body>`;
const read = (html: string) => feedContent(article(html), 'https://site.test/blog/post');

test('an example keeps its code, each file under its name, but no controls', () => {
  const html = read(
    '<p>This config:</p><figure class="rp-not-doc"><figcaption>Two formats</figcaption><section>' +
      '<div role="radiogroup"><label><input type="radio">a.ts</label><label><input type="radio">b.ts</label></div>' +
      '<div data-panel="1"><pre><code><span style="color:red">let</span> <a href="/config/">a</a>;\n</code></pre></div>' +
      '<div data-panel="2"><pre><code>b;</code></pre><button>Copy</button></div>' +
      '</section><footer><details>All files</details></footer></figure>',
  );
  expect(html).toBe(
    '<p>This config:</p><figure><figcaption>Two formats</figcaption><section>' +
      '<div><p>a.ts</p><pre><code><span>let</span> <a href="https://site.test/config/">a</a>;\n</code></pre></div>' +
      '<div><p>b.ts</p><pre><code>b;</code></pre></div></section></figure>',
  );
});

test('a page without an article is an error that names it', () => {
  expect(() => feedContent('<body></body>', 'https://site.test/blog/post')).toThrow(/blog\/post/);
});
