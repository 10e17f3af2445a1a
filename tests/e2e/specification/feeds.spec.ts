import { FEEDS, LANGUAGE_LABELS } from '../../../site';
import { readHtml } from '../../kit/html';
import { expect, testBoth } from '../../kit/reader';

const POST = '/blog/introducing-rslib';

testBoth(
  '2.3.32 2.3.33 7.3 the blog and its posts name the feed of their language, beside the alternates of the page',
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
    const xml = await (await request.get(`/rss/${feed?.filename}`)).text();
    expect(xml).toContain('<rss');
    expect(xml).toContain(reader.prefix + POST);
    const [channel = ''] = xml.split('<item>');
    expect(/<link>(.*?)<\/link>/.exec(channel)?.[1]).toMatch(
      new RegExp(`^https?://[^/]+${reader.prefix}/$`),
    );
  },
);

testBoth('the feed holds the whole post', async ({ reader, request }) => {
  const page = await readHtml(request, reader.prefix + POST);
  const feed = FEEDS.find(({ language }) => language === reader.language);
  const xml = await (await request.get(`/rss/${feed?.filename}`)).text();
  const [, content = ''] = /<content:encoded><!\[CDATA\[(.*?)\]\]>/s.exec(xml) ?? [];
  const ids = page.querySelectorAll('main h2').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) expect(content).toContain(`<h2 id="${id}">`);
  expect(content).not.toMatch(/<(nav|button)|ChatGPT/);
});
