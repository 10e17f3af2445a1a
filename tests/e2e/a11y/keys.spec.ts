import { STATUS_ID } from '../../../components/frame/focus/announce';
import { LANGUAGE_LABELS } from '../../../site';
import { KINDS } from '../../a11y/pageKinds';
import { READERS } from '../../kit/reader';
import { openPage } from '../../kit/startApp';
import { expect, type Locator, type Page, test } from '../../kit/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const status = `#${STATUS_ID}`;
const press = async (control: Locator, key = 'Enter') => {
  await control.focus();
  await control.press(key);
};

// Keys do the same in both languages, so they alternate.
const [EN, ZH] = READERS;

test('the skip link comes first and leads to the article; code can be wrapped and copied by keyboard, and the copy is announced; an open menu keeps the navbar visible while arrow keys scroll, and Tab moves through both', async ({
  page,
}) => {
  await openPage(page, ZH.prefix + KINDS.article);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ZH.t['controls.skip'] })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  const block = page.locator('.rp-codeblock').first();
  const [wrap, copy] = [block.getByRole('button').first(), block.getByRole('button').last()];
  await press(wrap);
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await press(copy);
  await expect(page.locator(status)).toHaveText(ZH.t['controls.copied']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('node -v');
  await expect(copy).toBeFocused();

  const banner = page.getByRole('banner');
  await press(banner.getByRole('button').filter({ hasText: /English|中文/ }));
  const [root, links] = [page.locator('html'), banner.locator(':popover-open a')];
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(root).toHaveAttribute('data-nav', 'hidden', { timeout: 300 });
  }).toPass();
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(page.locator('.rp-nav')).toHaveCSS('opacity', '1');
  }
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: ZH.t['controls.dark'] })).toBeFocused();
});

test('the language menu opens by keyboard, closes on Escape and keeps the heading', async ({
  page,
}) => {
  await openPage(page, `${EN.prefix + KINDS.article}#next-steps`);
  const button = page
    .getByRole('banner')
    .getByRole('button')
    .filter({ hasText: /English|中文/ });
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: LANGUAGE_LABELS[ZH.language].label });
  await press(button);
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await press(link);
  await expect(page).toHaveURL(`${ZH.prefix + KINDS.article}#next-steps`);
  await expect(page.locator('#next-steps')).toBeFocused();
});

/** Headings are named by their text, not by their anchor links. */
async function expectPlainHeadings(page: Page) {
  const main = page.getByRole('main');
  const spoken = (await main.ariaSnapshot()).matchAll(/heading "(.+?)" \[level/g);
  const texts = await main
    .locator('h1, h2, h3')
    .evaluateAll((all) => all.map((heading) => heading.textContent?.replace('#', '').trim()));
  expect(Array.from(spoken, ([, name]) => name)).toEqual(texts);
}

test('headings are named by their text, without their links; Space on the theme switch changes theme and state; an outline entry leads to its heading and is marked', async ({
  page,
}) => {
  await openPage(page, EN.prefix + KINDS.article);
  await expectPlainHeadings(page);
  for (const heading of await page.getByRole('main').getByRole('heading').all()) {
    const name = (await heading.getAttribute('aria-label')) ?? '';
    expect([name, `${name}#`]).toContain((await heading.textContent())?.trim());
    // Links with the same name are told apart by their descriptions.
    await expect(heading.getByRole('link')).toHaveAccessibleDescription(name);
  }
  const button = page.getByRole('banner').locator('button[aria-pressed]:visible');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await press(button, 'Space');
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  const nav = page.getByRole('navigation', { name: EN.words.outline });
  await press(nav.getByRole('link').nth(2));
  await expect(nav.locator('[aria-current="location"]')).toHaveCount(1);
  await expect(page).toHaveURL(/#/);
});

for (const width of [1440, 1000, 390]) {
  test(`at ${width} px a navbar hidden by scrolling down stays available to screen readers and to Tab, which shows it without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, KINDS.article);
    const banner = page.getByRole('banner');
    const bar = page.locator('.rp-nav');
    await expect(async () => {
      await page.keyboard.press('PageDown');
      await expect(bar).toHaveCSS('opacity', '0', { timeout: 1000 });
    }).toPass();
    await expect(banner.getByRole('button', { name: EN.t['search.button.label'] })).toHaveCount(1);
    // Nothing covers the text: a click at the top reaches the article.
    expect(
      await bar.evaluate((element) => {
        const { x, width, y, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(false);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: EN.t['controls.skip'] })).toBeFocused();
    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('button').or(banner.getByRole('link')).first()).toBeFocused();
    await expect(bar).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
}

for (const width of [1440, 1000]) {
  test(`at ${width} px Tab moves through navbar, menu bar and sidebar without scrolling the text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `${KINDS.article}#next-steps`);
    const beside = page.locator('.rp-nav, .rp-doc-layout__menu, #site-sidebar');
    // With a hash, Tab would continue after its heading.
    await page
      .getByRole('link', { name: EN.t['controls.skip'] })
      .evaluate((link) => link.focus({ preventScroll: true }));
    const places = [];
    const focused = beside.locator(':focus');
    while (places.push(await page.evaluate(() => window.scrollY))) {
      await page.keyboard.press('Tab');
      if ((await focused.count()) === 0) break;
      await expect(focused).toBeInViewport({ ratio: 0.9 });
    }
    expect(places.length).toBeGreaterThan(40);
    expect(places[0]).toBeGreaterThan(900);
    expect(new Set(places).size).toBe(1);
  });
}

test('a sidebar group closes and opens, and its hidden links cannot be reached; headings of an overview are named by their text', async ({
  page,
}) => {
  await openPage(page, ZH.prefix + KINDS.overview);
  await expectPlainHeadings(page);
  const group = page.locator('#site-sidebar details').first();
  const items = group.getByRole('link');
  const wasOpen = await group.evaluate((element: HTMLDetailsElement) => element.open);
  await press(group.locator('summary'));
  await expect(items.first()).toBeVisible({ visible: !wasOpen });
  await press(group.locator('summary'), 'Space');
  await expect(items.first()).toBeVisible({ visible: wasOpen });
});

test("4.22 arrow keys select a tab; the selection is stored under 'rspress.tabs.' and restored; a sidebar link opens its page and moves focus to the title", async ({
  page,
}) => {
  await openPage(page, ZH.prefix + KINDS.article);
  const list = page.getByRole('radiogroup', { name: '包管理器' }).first();
  const tab = (name: string) => list.getByRole('radio', { name, exact: true });
  await tab('npm').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab('pnpm')).toBeFocused();
  await expect(tab('pnpm')).toBeChecked();
  await expect(list.locator('~ [data-panel]:visible')).toContainText('pnpm');
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key.startsWith('rspress.tabs.'))).toHaveLength(1);
  await page.reload();
  await page.mouse.move(9, 400);
  await expect(tab('pnpm')).toBeChecked();

  const link = page.locator('#site-sidebar a:not([aria-current])').first();
  const text = (await link.textContent())?.trim() ?? '';
  await press(link);
  await expect(page.locator('#site-sidebar [aria-current="page"]')).toHaveText(text);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Tab continues from where the reader clicked in the text', async ({ page }) => {
  await openPage(page, KINDS.article);
  const text = page.locator('.site-article > p').last();
  await text.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Tab');
  const follows = await text.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement ?? document) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(follows).toBeTruthy();
});
