import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expandPage } from '../expandPage';
import { listPosts } from './blogPosts';

/** A checkout with only these English posts. */
function blog(posts: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'blog-'));
  const folder = join(root, 'docs/en/blog');
  mkdirSync(folder, { recursive: true });
  for (const [name, frontmatter] of Object.entries({ index: 'title: Blog', ...posts })) {
    writeFileSync(join(folder, `${name}.mdx`), `---\n${frontmatter}\n---\n\n# T\n`);
  }
  return root;
}
const old = 'title: Old\ndescription: An old post.\ndate: 2024-01-02';
const young = 'title: Young\ndescription: A young post.\ndate: 2025-05-14';

test('posts are read from the pages, newest first, without the overview', () => {
  const posts = listPosts(blog({ old, young }), 'en');
  expect(posts.map(({ title, href, date }) => [title, href, date])).toEqual([
    ['Young', '/blog/young', '2025-05-14'],
    ['Old', '/blog/old', '2024-01-02'],
  ]);
});

test('a site without a blog has no posts', () => {
  expect(listPosts(blog({}), 'zh')).toEqual([]);
});

test('a post without a date is an error that names the file and the line to write', () => {
  const root = blog({ young: 'title: Young\ndescription: A young post.' });
  expect(() => listPosts(root, 'en')).toThrow(/^docs\/en\/blog\/young\.mdx: .*date: 2025-05-14/s);
});

test('the overview lists them as cards, and as a list in Markdown', () => {
  const options = {
    root: blog({ young }),
    file: 'docs/en/blog/index.mdx',
    language: 'en',
  } as const;
  const source = '# Blog\n\n<BlogPosts />\n';
  expect(expandPage(source, { ...options, face: 'markdown' }).code).toContain(
    '- [Young](/blog/young) (May 14, 2025): A young post.',
  );
  // The site's own posts, as those above are in English only.
  const chinese = {
    root: process.cwd(),
    file: 'docs/zh/blog/index.mdx',
    language: 'zh',
    face: 'markdown',
  } as const;
  expect(expandPage(source, chinese).code).toMatch(/^- \[.+\]\(\S+\)（.+）：.+$/m);
  expect(expandPage(source, { ...options, face: 'mdx' }).code).toContain(
    '<PostCard title={"Young"} description={"A young post."} date={"2025-05-14"}',
  );
});

test('a post shows its date; other pages cannot', () => {
  const root = blog({ young });
  const page = (file: string) =>
    expandPage('# T\n\n<PostDate />\n', { root, file, language: 'en', face: 'mdx' }).code;
  expect(page('docs/en/blog/young.mdx')).toContain('Published on May 14, 2025');
  expect(() => page('docs/en/guide/a.mdx')).toThrow(/is for posts only/);
});
