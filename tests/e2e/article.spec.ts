import { expect, partsOf, testChinese, testEnglish } from '../kit/reader';
import { startApp } from '../kit/startApp';
import { boxOf } from './measure';

/** In the page: the most letters on a line of these paragraphs. */
function longestLine(paragraphs: Element[]): number {
  const range = document.createRange();
  const lengths = paragraphs.flatMap((paragraph) => {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 20);
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    return [...lines.values()];
  });
  return Math.max(...lengths);
}

testChinese(
  'the filter of an overview keeps its text on Back and reload, but not when a link leads there',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/config/`);
    const filter = page.getByRole('searchbox', { name: reader.words.filter });
    const cards = page.locator('.site-card');
    const all = await cards.count();
    await filter.fill('dts');
    await expect(cards).not.toHaveCount(all);
    const few = await cards.count();
    await cards.last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/config\/lib\//);
    await page.goBack();
    await expect(filter).toHaveValue('dts');
    await expect(cards).toHaveCount(few);
    await page.reload();
    await startApp(page);
    await expect(filter).toHaveValue('dts');
    await expect(cards).toHaveCount(few);
    await cards.last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/config\/lib\//);
    const way = page.getByRole('navigation', { name: reader.t['controls.breadcrumb'] });
    await way.getByRole('link').first().click();
    await expect(filter).toHaveValue('');
    await expect(cards).toHaveCount(all);
  },
);

testChinese(
  'a line of prose fits 38 Chinese characters; a jump leaves 16 px above the heading and marks its outline entry',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/basic/typescript`);
    // A Chinese character is 1em wide; Latin words in between are narrower in any font.
    const characters = await page
      .locator('.site-article > p')
      .evaluateAll((paragraphs) =>
        paragraphs.map(
          (one) => one.clientWidth / Number.parseFloat(getComputedStyle(one).fontSize),
        ),
      );
    expect(Math.max(...characters)).toBe(38);
    const { outline } = partsOf(page, reader);
    const entries = outline.getByRole('link');
    for (const index of [1, 3, -1]) {
      const entry = index < 0 ? entries.last() : entries.nth(index);
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'location');
      await expect(outline.locator('[aria-current]')).toHaveCount(1);
    }
    await entries.nth(1).click();
    const heading = page.locator(`[id="${(await entries.nth(1).getAttribute('href'))?.slice(1)}"]`);
    await expect(entries.nth(1)).toHaveAttribute('aria-current', 'location');
    const bars = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    const gap = (await boxOf(heading)).y - bars;
    expect(gap).toBeGreaterThanOrEqual(15);
    expect(gap).toBeLessThan(80);
  },
);

testEnglish(
  'a line of prose has at most about 70 letters; with the navbar hidden the sidebar fills the window height; a jump back ends below the navbar, which returns',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/basic/typescript`);
    const longest = await page.locator('main p').evaluateAll(longestLine);
    expect(longest).toBeLessThanOrEqual(78);
    expect(longest).toBeGreaterThan(30);
    const { outline, sidebar } = partsOf(page, reader);
    await page.mouse.move(700, 500);
    // It hides when scrolling down, but not on the first step from the top.
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      await expect(page.locator('html')).toHaveAttribute('data-nav', 'hidden', { timeout: 500 });
    }).toPass();
    await expect.poll(async () => Math.round((await boxOf(sidebar)).bottom)).toBe(900);
    const entry = outline.getByRole('link').nth(1);
    await entry.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-nav', 'hidden');
    const heading = page.locator(`[id="${(await entry.getAttribute('href'))?.slice(1)}"]`);
    const bar = await boxOf(page.getByRole('banner'));
    expect((await boxOf(heading)).y - bar.height).toBeGreaterThanOrEqual(15);
  },
);

testChinese(
  'on a phone the menu bar names the section that was tapped',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${reader.prefix}/guide/basic/typescript`);
    const { menu, outline } = partsOf(page, reader);
    await menu.getByRole('button').last().click();
    const entry = outline.getByRole('link').nth(2);
    const name = (await entry.textContent()) ?? '';
    await entry.click();
    await expect(menu.getByText(name, { exact: true })).toBeVisible();
  },
);

testChinese(
  'a reported mistake names the page and quotes the selection',
  async ({ page, context, open, reader }) => {
    await context.route('https://github.com/**', (route) => route.fulfill({ body: 'issue' }));
    await open(`${reader.prefix}/guide/basic/cli`);
    await page.getByRole('heading', { level: 1 }).selectText();
    const title = await page.evaluate(() => String(getSelection()).trim());
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: reader.t['layout.feedback.link'] }).click();
    const address = new URL((await opened).url());
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('body')).toContain(`${reader.prefix}/guide/basic/cli`);
    expect(address.searchParams.get('body')).toContain(`> ${title}`);
  },
);
