import { readdirSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { formatDay, listPosts } from '../../build/pages/blog/blogPosts';
import { site as en } from '../../i18n/en/site';
import { site as zh } from '../../i18n/zh/site';
import { FEEDS, LANGUAGE_LABELS } from '../../site';
import { expect, test } from '../kit/test';

for (const { language, filename } of FEEDS) {
  const prefix = language === 'en' ? '' : '/zh';
  const posts = listPosts(process.cwd(), language);
  const post = `${prefix}/blog/introducing-rslib`;
  const day = formatDay('2025-05-14', language);

  test.describe(language, () => {
    test('2.1.7 3.34 9.2 the overview has one card per post, made from the posts; the post is dated 2025-05-14', async ({
      page,
    }) => {
      await page.goto(`${prefix}/blog/`);
      const cards = page.getByRole('article').filter({ has: page.getByRole('time') });
      await expect(cards).toHaveCount(readdirSync(`docs/${language}/blog`).length - 2); // index, _meta
      for (const { title, description } of posts) {
        const card = cards.filter({ has: page.getByRole('link', { name: title, exact: true }) });
        await expect(card).toContainText(description);
      }
      await expect(page.locator('time[datetime="2025-05-14"]')).toHaveText(day);
      await cards.locator(`a[href="${post}"]`).first().click();
      await expect(page).toHaveURL(post);
      const { title = '' } = posts.find(({ href }) => href === post) ?? {};
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.getByText(day)).toBeVisible();
    });

    test('7.3 2.3.32 the feed is a static file with the posts in its language', async ({
      page,
    }) => {
      const response = await page.request.get(`/rss/${filename}`);
      expect(response.headers()['content-type']).toContain('xml');
      const feed = parse(await response.text(), { lowerCaseTagName: false });
      const text = (selector: string) => feed.querySelector(selector)?.innerHTML ?? '';
      const catalogue = { en, zh }[language];
      expect(text('channel > title')).toContain(catalogue['site.feed.title']);
      expect(text('channel > description')).toContain(catalogue['site.description']);
      expect(text('language')).toBe(LANGUAGE_LABELS[language].tag);
      expect(feed.querySelectorAll('item')).toHaveLength(posts.length);
      const content = await response.text();
      expect(content).toContain('<pubDate>Wed, 14 May 2025 00:00:00 GMT</pubDate>');
      for (const { title, description, href } of posts) {
        expect(content).toContain(title);
        expect(content).toContain(description);
        expect(content).toContain(`${href}</link>`);
      }
      expect(content).not.toContain('<button');
    });
  });
}
