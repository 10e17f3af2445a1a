import { SIBLING_TOOLS, toolUrl } from '../../components/pages/siblingTools/tools';
import { expect, READERS, type Reader, test } from '../kit/reader';
import { startApp } from '../kit/startApp';
import type { Page } from '../kit/test';
import { expectTransparentPixel } from '../kit/transparentPixel';
import { boxOf } from './measure';

const PATH = '/guide/start/';

function menu(page: Page, { t }: Reader) {
  const name = t['tools.title'];
  const button = page.getByRole('button', { name, exact: true });
  const list = page.getByRole('list', { name, exact: true });
  return { button, list, panel: button.locator('+ [popover]') };
}

for (const reader of READERS) {
  const { language, prefix, t } = reader;
  test(`1.7 1.8 the grid button opens a list of seven tools with logo, name, description and link (${language})`, async ({
    page,
  }) => {
    await page.goto(prefix + PATH);
    const { button, list } = menu(page, reader);
    await startApp(page);
    await button.hover();
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await expect(list.getByRole('strong')).toHaveText(SIBLING_TOOLS.map(({ name }) => name));
    for (const tool of SIBLING_TOOLS) {
      const link = list.getByRole('link', {
        name: `${tool.name} ${t[tool.description]} ${t['tools.newTab']}`,
        exact: true,
      });
      await expect(link).toHaveAttribute('href', toolUrl(tool, language));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link.locator('img')).toHaveJSProperty('complete', true);
      await expect(link.locator('img')).not.toHaveJSProperty('naturalWidth', 1);
    }
  });
}

// It opens and closes the same way in both languages, so they alternate.
const [EN, ZH] = READERS;

test('1.10 1.11 2.8.1 2.8.2 4.32 9.44 9.47 9.48 by mouse: hover opens and closes it after 0.1 s, a click keeps it open, Escape closes it; it is at the bottom left of its button, with z-index 1030, its title at least 177 px wide; logos are requested when it opens, and a missing one becomes a 1x1 pixel', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/tools/rstest.svg', (route) => route.fulfill({ status: 404 }));
  await page.goto(PATH);
  const { button, list, panel } = menu(page, EN);
  const leave = () => page.getByRole('heading', { level: 1 }).hover();
  await expect(panel).toHaveCSS('transition-property', 'display');
  await expect(panel).toHaveCSS('transition-delay', '0.1s');
  await startApp(page);
  await test.step('hover opens it, leaving closes it', async () => {
    await expect(list).toBeHidden();
    expect(asked.filter((path) => path.startsWith('/tools/'))).toEqual([]);
    await button.hover();
    await expect(panel).toHaveCSS('transition-property', 'visibility');
    await expect(panel).toHaveCSS('transition-delay', '0.1s');
    await expect(list).toBeVisible();
    await expectTransparentPixel(list.getByRole('link', { name: 'Rstest' }).locator('img'));
    await list.hover();
    await expect(list).toBeVisible();
    await leave();
    await expect(list).toBeHidden();
  });
  await test.step('it is at the bottom left of its button, without an arrow', async () => {
    await button.hover();
    await expect(list).toBeVisible();
    const title = page.getByText(EN.t['tools.title'], { exact: true });
    await expect(title).toHaveCSS('min-width', '177px');
    await expect(panel).toHaveCSS('z-index', '1030');
    const [above, below] = [await boxOf(button), await boxOf(panel)];
    expect(below.y).toBeGreaterThanOrEqual(above.bottom);
    expect(below.y).toBeLessThan(above.bottom + 30);
    expect(Math.round(below.x)).toBe(Math.round(above.x));
    // An arrow would be a pseudo-element or rotated by 45 degrees.
    const drawn = await panel.evaluate((element) =>
      [element, element.firstElementChild ?? element].flatMap((one) => [
        ...['::before', '::after'].map((part) => getComputedStyle(one, part).content),
        getComputedStyle(one).rotate,
      ]),
    );
    expect(new Set(drawn)).toEqual(new Set(['none']));
    await leave();
    await expect(list).toBeHidden();
  });
  await test.step('Escape closes what the mouse keeps open, until it returns', async () => {
    await button.hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await leave();
    await button.hover();
    await expect(list).toBeVisible();
    await leave();
    await expect(list).toBeHidden();
  });
  await test.step('a click keeps it open when the mouse leaves, one outside closes it', async () => {
    await button.click();
    await leave();
    await expect(list).toBeVisible();
    await page.mouse.click(700, 600);
    await expect(list).toBeHidden();
  });
});

test('4.32 4.33 by keyboard: Escape closes it and returns focus to the button, moving focus away closes it', async ({
  page,
}) => {
  await page.goto(ZH.prefix + PATH);
  const { button, list } = menu(page, ZH);
  await startApp(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await list.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
});

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 760 } });
  test('2.8 a tap opens it inside the screen, one outside closes it', async ({ page }) => {
    await page.goto(ZH.prefix + PATH);
    const { button, list } = menu(page, ZH);
    await startApp(page);
    await button.tap();
    await expect(list).toBeVisible();
    expect((await boxOf(list)).right).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(385, 740);
    await expect(list).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('2.8 hover, a click and Enter show the list', async ({ page }) => {
    await page.goto(ZH.prefix + PATH);
    const { button, list } = menu(page, ZH);
    await expect(list).toBeHidden();
    await button.hover();
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await page.mouse.move(900, 600);
    await expect(list).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
  });
});
