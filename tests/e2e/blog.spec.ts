import { readdirSync } from 'node:fs';
import { formatDay, listPosts } from '../../build/pages/blog/blogPosts';
import { FEEDS } from '../../site';
import { expect, test } from '../kit/test';

for (const { language } of FEEDS) {
  const prefix = language === 'en' ? '' : '/zh';
  const posts = listPosts(process.cwd(), language);
  const post = `${prefix}/blog/introducing-rslib`;
  const day = formatDay('2025-05-14', language);

  test(`2.1.7 3.34 9.2 the overview has one card per post, with its title and description; the post is dated 2025-05-14 (${language})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/blog/`);
    // It has no sections, so there is no outline, which would be an empty landmark.
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const cards = page.getByRole('article').filter({ has: page.getByRole('time') });
    await expect(cards).toHaveCount(readdirSync(`docs/${language}/blog`).length - 2); // without index and _meta
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
}
