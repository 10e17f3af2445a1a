import type { Page } from '@playwright/test';
import { LANGUAGE_LABELS, LANGUAGES, SOCIAL_LINKS } from '../../../site';
import { readHtml } from '../../kit/html';
import {
  expect,
  fixturePath,
  partsOf,
  READERS,
  type Reader,
  testBoth,
  testChinese,
  testEnglish,
} from '../../kit/reader';
import { boxOf, excessOf, jumpTo } from '../measure';

const guide = '/guide/start/quick-start';
const languageButton = ({ t, language }: Reader) =>
  t['controls.language'].replace('{name}', LANGUAGE_LABELS[language].label);
const other = ({ language }: Reader) => LANGUAGES.find((one) => one !== language) ?? 'en';

testBoth(
  '2.6.1 2.6.7 2.1.20 2.6.9 3.23 the navbar has Guide, Config, Blog and social links, and no version switcher; theme switch and language menu fit in it at 1024 px',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    const names = { en: ['Guide', 'Config', 'Blog'], zh: ['指南', '配置', '博客'] }[
      reader.language
    ];
    const { navbar } = partsOf(page, reader);
    for (const [index, path] of ['/guide/start/', '/config/', '/blog/'].entries()) {
      await expect(navbar.getByRole('link', { name: names[index], exact: true })).toHaveAttribute(
        'href',
        reader.prefix + path,
      );
    }
    await expect(navbar.getByRole('button', { name: languageButton(reader) })).toBeVisible();
    await expect(navbar.getByRole('button', { name: /version|版本/i })).toHaveCount(0);
    for (const { content } of SOCIAL_LINKS) {
      const link = navbar.locator(`a[href="${content}"]`).first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAccessibleName(/\S/);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await page.setViewportSize({ width: 1024, height: 800 });
    for (const name of [languageButton(reader), reader.t['controls.dark']])
      await expect(navbar.getByRole('button', { name })).toBeVisible();
    await expect(navbar.getByRole('button', { name: reader.t['controls.settings'] })).toBeHidden();
    expect(await excessOf(page.locator('html'))).toBe(0);
  },
);

testEnglish(
  '2.6.3 2.6.11 9.27 items are on the right unless configured for the left; five social links are inline, the rest in a popup',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/'));
    const { navbar } = partsOf(page, reader);
    const x = async (name: string, role: 'link' | 'button') =>
      (await boxOf(navbar.getByRole(role, { name, exact: true }))).x;
    expect(await x('Guide', 'link')).toBeLessThan(720);
    expect(await x('Menu', 'button')).toBeGreaterThan(720);
    const sixth = navbar.locator('a[href="https://six.test/"]').first();
    const seventh = navbar.locator('a[href="https://seven.test/"]').first();
    await expect(navbar.getByRole('button', { name: /npm/i })).toBeVisible();
    await expect(sixth).toBeHidden();
    await navbar.getByRole('button', { name: reader.t['controls.social.more'] }).hover();
    await expect(sixth).toBeVisible();
    await expect(seventh).toBeVisible();
  },
);

testChinese(
  '2.6.4 2.6.10 3.20 9.25 a dropdown closes 150 ms after the mouse has left; social links of the modes link, text, img and dom',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/'));
    const { navbar } = partsOf(page, reader);
    const button = navbar.getByRole('button', { name: '菜单', exact: true });
    const panel = button.locator('+ [popover]');
    // The delay is in CSS, so its values are checked.
    await expect(panel).toHaveCSS('transition-property', 'display');
    await expect(panel).toHaveCSS('transition-delay', '0.15s');
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(panel).toBeHidden();
    await expect(navbar.locator('a[href="https://one.test/"]').first()).toBeVisible();
    for (const [icon, shown] of [
      ['discord', navbar.getByText('Room 101').first()],
      ['wechat', navbar.getByRole('img', { name: /wechat/i, includeHidden: true }).first()],
      ['npm', navbar.getByText('made by hand').first()],
    ] as const) {
      await expect(shown).toBeHidden();
      await navbar.getByRole('button', { name: new RegExp(icon, 'i') }).hover();
      await expect(shown).toBeVisible();
    }
  },
);

/** Follows the link to the other language from the current position; Playwright's own click would scroll the page. */
const switchLanguage = (page: Page, reader: Reader) =>
  partsOf(page, reader)
    .navbar.getByRole('link', { name: LANGUAGE_LABELS[other(reader)].label, includeHidden: true })
    .first()
    .dispatchEvent('click');

/** The readers in turn: whose page is left, and whose is opened. */
const inTurn = (index: number) => (index % 2 === 0 ? READERS : READERS.toReversed());

for (const from of ['/guide/start/?a=1#next-steps', '/guide/start/quick-start?a=1#template', '/']) {
  testEnglish(
    `2.6.6 switching the language and back keeps page, query, heading and slash of ${from}`,
    async ({ page, open, baseURL, request }) => {
      await open(from);
      const [english, chinese] = READERS;
      for (const [reader, next] of [
        [english, chinese],
        [chinese, english],
      ] as const) {
        const { prefix } = next;
        const { navbar } = partsOf(page, reader);
        const twin = await readHtml(request, prefix + from.split('#')[0]);
        await switchLanguage(page, reader);
        await expect(page).toHaveURL(`${baseURL}${prefix}${from}`);
        await expect(page.locator('html')).toHaveAttribute('lang', next.language);
        // The page is the same as on a direct visit, menus and labels included.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          twin.querySelector('h1')?.text ?? '-',
        );
        await expect(navbar.getByRole('button', { name: languageButton(next) })).toBeVisible();
        await expect(navbar.locator(`a[href="${prefix}/guide/start/"]`).first()).toBeVisible();
        // And the next links too.
        if (from.startsWith('/guide/start/?')) {
          const main = page.getByRole('main');
          const link = main.locator(`a[href="${prefix}/guide/start/quick-start"]`).last();
          await expect(link).toBeVisible();
          const self = main.locator(`a.rp-prev-next-page[href="${prefix}/guide/start/"]`);
          await expect(self).toHaveCount(0);
        }
        const id = from.split('#')[1];
        if (!id) continue;
        const heading = await boxOf(page.locator(`[id="${id}"]`));
        expect(heading.y).toBeGreaterThanOrEqual((await boxOf(navbar)).bottom);
      }
      // A hash that was scrolled out of view stays behind.
      await jumpTo(page, 0);
      await switchLanguage(page, english);
      await expect(page).toHaveURL(`${baseURL}/zh${from.split('#')[0]}`);
    },
  );
}

testEnglish(
  '2.6.6 switching the language of a scrolled page without an outline keeps the position',
  async ({ page, open, baseURL }) => {
    for (const [index, address] of [
      '/',
      '/guide/start/explore?source=function&format=cjs',
    ].entries()) {
      const [from, to] = inTurn(index);
      await open(from.prefix + address);
      const part = page.locator('main :is(h2, h3, figcaption, summary):visible').last();
      await part.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await switchLanguage(page, from);
      await expect(page).toHaveURL(baseURL + to.prefix + address);
      await expect(page.locator('html')).toHaveAttribute('lang', to.language);
      await expect(part).toBeInViewport();
    }
  },
);

testEnglish(
  '2.3 2.6.6 after switching the language, and after Back, the link of the page is visible in the sidebar',
  async ({ page, open, reader, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const route = '/guide/faq/errors';
    await open(route);
    const current = (of: Reader) => partsOf(page, of).sidebar.locator('[aria-current=page]');
    await expect(current(reader)).toBeInViewport({ ratio: 1 });
    await switchLanguage(page, reader);
    await expect(page).toHaveURL(`${baseURL}/zh${route}`);
    await expect(current(READERS[1])).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}${route}`);
    await expect(current(reader)).toBeInViewport({ ratio: 1 });
  },
);

testEnglish(
  '2.6.6 switching the language in the middle of a page keeps the line being read and the open files',
  async ({ page, open }) => {
    for (const [index, [path = '', part]] of [
      ['/config/lib/dts', '.site-article > p >> nth=12'],
      ['/guide/faq/errors', 'tr >> nth=25'],
      ['/guide/publish/package-json', '.site-article > p >> nth=9'],
    ].entries()) {
      const [from, to] = inTurn(index);
      await open(from.prefix + path);
      const folds = page.locator('main details');
      if (path.endsWith('json')) await folds.first().locator('> summary').click();
      const line = page.locator(`main ${part}`);
      await line.evaluate((element) =>
        window.scrollBy({ top: element.getBoundingClientRect().top - 300, behavior: 'instant' }),
      );
      await expect(page.locator('#site-outline a[aria-current="location"]')).toBeAttached();
      const moved = async () => Math.abs((await boxOf(line)).y - 300);
      expect(await moved()).toBeLessThan(5);
      await switchLanguage(page, from);
      await expect(page).toHaveURL(
        ({ pathname, hash }) => pathname === to.prefix + path && hash !== '',
      );
      await expect(page.locator('html')).toHaveAttribute('lang', to.language);
      await expect.poll(moved, path).toBeLessThan(40);
      if (path.endsWith('json')) await expect(folds.first()).toHaveAttribute('open');
    }
  },
);
