import { expect, fixturePath, partsOf, testEnglish } from '../../kit/reader';

const guide = '/guide/start/quick-start';

testEnglish(
  '2.3.2 2.3.4 3.25 9.31 the outline lists h2 to h4, not h5, indented by depth',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/headings'));
    const links = partsOf(page, reader).outline.getByRole('link');
    const ids = ['install', 'use', 'detail', 'end'];
    await expect(links).toHaveCount(ids.length);
    for (const [index, id] of ids.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `#${id}`);
    }
    const lefts = await links.evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect().left;
      }),
    );
    const [h2 = 0, h3 = 0, h4 = 0, end = 0] = lefts;
    expect([h3 - h2, h4 - h2, end - h2]).toEqual([12, 24, 0]);
  },
);

testEnglish(
  '2.3.3 2.3.5 2.3.6 4.17 9.14 9.30 the outline has its title, its active entry follows the scroll position, a click on one sets the hash',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    const { aside, outline } = partsOf(page, reader);
    const title = aside.getByText(reader.words.outline, { exact: true });
    await expect(title).toBeVisible();
    const third = outline.getByRole('link').nth(2);
    const hash = (await third.getAttribute('href')) ?? '';
    await page.locator(hash).evaluate((heading) => heading.scrollIntoView());
    await expect(third).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(third).not.toHaveAttribute('aria-current');
    await third.click();
    await expect(page).toHaveURL((url) => url.hash === hash);
    // The narrowest width with a visible outline; a stock rule hid its title there.
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(title).toBeVisible();
  },
);

testEnglish('2.3.7 in a frame there is no outline', async ({ page, open, reader }) => {
  await open(reader.prefix + guide);
  await expect(partsOf(page, reader).outline).toBeVisible();
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: window.location.href });
    frame.style.cssText = 'position:fixed;inset:0;width:1440px;height:900px';
    document.body.replaceChildren(frame);
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const title = frame.getByRole('complementary').getByText(reader.words.outline, { exact: true });
  await expect(title).toBeHidden();
  await expect(frame.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 15_000 });
  await expect(title).toBeHidden();
});
