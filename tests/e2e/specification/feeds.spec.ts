import { listPosts } from '../../../build/pages/blog/blogPosts';
import { lastCommit } from '../../../build/pages/history';
import { FEEDS, LANGUAGE_LABELS } from '../../../site';
import { readHtml } from '../../kit/html';
import { expect, testBoth } from '../../kit/reader';

const POST = '/blog/introducing-rslib';

testBoth(
  '2.3.32 2.3.33 7.3 the blog and its posts link to the feed of their language, besides the alternates of the page',
  async ({ reader, request }) => {
    const feed = FEEDS.find(({ language }) => language === reader.language);
    for (const path of ['/blog/', POST]) {
      const page = await readHtml(request, reader.prefix + path);
      const links = page
        .querySelectorAll('link[rel=alternate]')
        .map(({ attributes }) => attributes);
      const feeds = links.filter(({ type }) => type === 'application/rss+xml');
      expect(feeds).toMatchObject([{ hreflang: LANGUAGE_LABELS[reader.language].tag }]);
      expect(feeds[0]?.href).toMatch(new RegExp(`/rss/${feed?.filename}$`));
      for (const [language, address] of Object.entries({ en: path, zh: `/zh${path}` })) {
        const others = links.filter(({ hreflang, type }) => hreflang === language && !type);
        expect(others.map(({ href }) => new URL(href ?? '').pathname)).toEqual([address]);
      }
    }
  },
);

testBoth(
  '7.3 2.3.32 the feed is a static file with the posts of its language, in full and without controls of the site',
  async ({ reader, request }) => {
    const { prefix, language, t } = reader;
    const feed = FEEDS.find((one) => one.language === language);
    const answer = await request.get(`/rss/${feed?.filename}`);
    expect(answer.headers()['content-type']).toContain('xml');
    const [channel = '', ...items] = (await answer.text()).split('<item>');
    for (const words of [t['site.feed.title'], t['site.description']]) {
      expect(channel).toContain(words);
    }
    expect(channel).toContain(`<language>${LANGUAGE_LABELS[language].tag}</language>`);
    expect(/<link>(.*?)<\/link>/.exec(channel)?.[1]).toMatch(
      new RegExp(`^https?://[^/]+${prefix}/$`),
    );
    const [, self = ''] = /<atom:link href="([^"]+)" rel="self"/.exec(channel) ?? [];
    const [own] = (await readHtml(request, `${prefix}/blog/`)).querySelectorAll(
      'link[type$=rss+xml]',
    );
    expect(self).toBe(own?.getAttribute('href'));
    const posts = listPosts(process.cwd(), language);
    expect(items).toHaveLength(posts.length);
    // Not the time of the build, with which no two builds would be the same.
    const changed = lastCommit(process.cwd(), '--', ...posts.map(({ file }) => file));
    const date = changed ?? new Date(posts[0]?.date ?? '');
    expect(channel).toContain(`<lastBuildDate>${date.toUTCString()}</lastBuildDate>`);
    for (const { title, description, href } of posts) {
      const item = items.find((one) => one.includes(`${href}</link>`));
      expect(item).toContain(title);
      expect(item).toContain(description);
    }
    const item = items.find((one) => one.includes(`${POST}</link>`)) ?? '';
    expect(item).toContain('<pubDate>Wed, 14 May 2025 00:00:00 GMT</pubDate>');
    const [, content = ''] = /<content:encoded><!\[CDATA\[(.*?)\]\]>/s.exec(item) ?? [];
    const page = await readHtml(request, prefix + POST);
    const ids = page.querySelectorAll('main h2').map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) expect(content).toContain(`<h2 id="${id}">`);
    expect(content).toMatch(/<a href="http/);
    expect(content).not.toMatch(/<(nav|button|h1)|ChatGPT| (class|style)=|href="[/#]/);
  },
);
