import { FEEDS, LANGUAGE_LABELS } from '../../../site';
import { expect, testBoth } from '../../kit/reader';

for (const path of ['/blog/', '/blog/introducing-rslib']) {
  testBoth(
    `2.3.32 2.3.33 7.3 ${path} names the feed of its language`,
    async ({ page, open, reader, request }) => {
      await open(reader.prefix + path);
      const feed = FEEDS.find(({ language }) => language === reader.language);
      const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', new RegExp(`/rss/${feed?.filename}$`));
      await expect(link).toHaveAttribute('hreflang', LANGUAGE_LABELS[reader.language].tag);
      const answer = await request.get(`/rss/${feed?.filename}`);
      expect(answer.status()).toBe(200);
      const xml = await answer.text();
      expect(xml).toContain('<rss');
      expect(xml).toContain(`${reader.prefix}/blog/introducing-rslib`);
      const [channel = ''] = xml.split('<item>');
      expect(/<link>(.*?)<\/link>/.exec(channel)?.[1]).toMatch(
        new RegExp(`^https?://[^/]+${reader.prefix}/$`),
      );
    },
  );
}

testBoth(
  '2.3.33 the feed does not remove the links to the other language',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/blog/introducing-rslib`);
    for (const [hreflang, path] of [
      ['en', '/blog/introducing-rslib'],
      ['zh', '/zh/blog/introducing-rslib'],
    ] as const) {
      await expect(page.locator(`link[rel=alternate][hreflang="${hreflang}"]`)).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
    }
  },
);

testBoth('the feed holds the whole post', async ({ page, reader, request }) => {
  await page.goto(`${reader.prefix}/blog/introducing-rslib`);
  const feed = FEEDS.find(({ language }) => language === reader.language);
  const xml = await (await request.get(`/rss/${feed?.filename}`)).text();
  const [, content = ''] = /<content:encoded><!\[CDATA\[(.*?)\]\]>/s.exec(xml) ?? [];
  const ids = await page.locator('main h2').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) expect(content).toContain(`<h2 id="${id}">`);
  expect(content).not.toMatch(/<(nav|button)|ChatGPT/);
});
