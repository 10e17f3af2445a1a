import { expect, test } from 'vitest';
import { feedContent } from './feedContent';

test('a feed holds the words of the post, not the controls of the site', () => {
  const html =
    '<nav>Menu</nav><div class="rp-doc rspress-doc"><div class="x"><!--$--><nav class="rp-not-doc">Blog</nav><h1>T</h1><p style="--a:b">See <a href="/guide/" class="rp-link">it</a><button>Copy</button></p></div><p>End</p></div><footer>Next</footer>';
  expect(feedContent(html, 'https://a.test/blog/p')).toBe(
    '<div><p>See <a href="https://a.test/guide/">it</a></p></div><p>End</p>',
  );
  expect(() => feedContent('<main></main>', 'https://a.test/blog/p')).toThrow(
    'https://a.test/blog/p has no article (.rspress-doc) for the feed.',
  );
});
