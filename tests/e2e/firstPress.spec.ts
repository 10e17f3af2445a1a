/** Controls clicked at once respond without the app, and hydration leaves them as the reader set them. */

import { LANGUAGE_LABELS } from '../../site';
import { READERS, type Reader } from '../kit/reader';
import { expect, type Locator, type Page, test } from '../kit/test';
import { hold, SCRIPTS } from './search/held';

const GUIDE = '/guide/start/quick-start';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Control {
  name: string;
  viewport: typeof WIDE;
  /** If the browser alone opens it, two devices are enough. Defaults to all. */
  devices?: readonly string[];
  /** What is clicked, and what then appears. */
  find: (page: Page, reader: Reader) => { pressed: Locator; shown: Locator };
}

const CONTROLS: readonly Control[] = [
  ...[WIDE, PHONE].map((viewport) => ({
    name: `sibling tools at ${viewport.width} px`,
    viewport,
    find: (page: Page, { t }: Reader) => ({
      pressed: page.getByRole('button', { name: t['tools.title'], exact: true }),
      shown: page.getByRole('list', { name: t['tools.title'], exact: true }),
    }),
  })),
  {
    name: 'language menu',
    viewport: WIDE,
    find: (page, { t, language }) => {
      const name = t['controls.language'].replace('{name}', LANGUAGE_LABELS[language].label);
      const other = LANGUAGE_LABELS[language === 'en' ? 'zh' : 'en'].label;
      return {
        pressed: page.getByRole('button', { name }),
        shown: page.getByRole('banner').getByRole('link', { name: other }),
      };
    },
  },
  {
    name: 'site menu of phones',
    viewport: PHONE,
    devices: ['touch', 'keyboard'],
    find: (page, { t }) => ({
      pressed: page.getByRole('button', { name: t['controls.menu'] }),
      shown: page.getByRole('navigation', { name: t['controls.menu'] }),
    }),
  },
  {
    name: 'sidebar of phones',
    viewport: PHONE,
    devices: ['touch', 'mouse'],
    find: (page, { t, words }) => ({
      pressed: page.getByRole('button', { name: words.menu, exact: true }),
      shown: page.getByRole('navigation', { name: t['controls.nav.pages'] }),
    }),
  },
  {
    name: 'outline of phones',
    viewport: PHONE,
    devices: ['touch', 'keyboard'],
    find: (page, { t, words }) => ({
      pressed: page.getByRole('button', { name: words.outline }),
      shown: page.getByRole('complementary', { name: t['controls.aside'] }),
    }),
  },
];

const PRESSES: Record<string, (control: Locator) => Promise<void>> = {
  touch: (control) => control.tap(),
  mouse: (control) => control.click(),
  keyboard: (control) => control.press('Enter'),
};

CONTROLS.forEach(({ name, viewport, devices, find }, row) => {
  Object.entries(PRESSES).forEach(([device, press], column) => {
    if (devices && !devices.includes(device)) return;
    const reader = READERS[(row + column) % 2 === 0 ? 0 : 1];
    test.describe(`${name}, ${device}, ${reader.language}`, () => {
      test.use({ viewport, hasTouch: device === 'touch', isMobile: viewport === PHONE });

      test('responds before the app starts and keeps its state when it does', async ({ page }) => {
        const release = await hold(page, SCRIPTS);
        await page.goto(reader.prefix + GUIDE);
        const { pressed, shown } = find(page, reader);
        await press(pressed);
        await expect(shown).toBeVisible();
        release();
        await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
        await expect(shown).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(shown).toBeHidden();
      });
    });
  });
});

for (const [index, [device, press]] of Object.entries(PRESSES).entries()) {
  const reader = READERS[index % 2 === 0 ? 0 : 1];
  test.describe(`${device}, ${reader.language}`, () => {
    test.use({ viewport: WIDE, hasTouch: device === 'touch' });

    test('a tab, a sidebar group and a copy button respond before the app starts, and the app keeps their state', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const release = await hold(page, SCRIPTS);
      await page.goto(reader.prefix + GUIDE);
      const read = () => page.evaluate(() => navigator.clipboard.readText());
      await press(page.getByRole('button', { name: reader.words.copy }).first());
      await expect(page.getByText(reader.t['controls.copied'])).toBeAttached();
      expect((await read()).trim()).toBe('node -v');
      await page.evaluate(() => navigator.clipboard.writeText('something else'));
      const group = page.locator('#site-sidebar details').last();
      const link = group.getByRole('link').first();
      const wasOpen = await group.evaluate((element: HTMLDetailsElement) => element.open);
      await press(group.locator('summary'));
      await expect(link).toBeVisible({ visible: !wasOpen });
      const tabs = page.getByRole('radiogroup').first();
      const tab = tabs.getByRole('radio', { name: 'pnpm', exact: true });
      if (device === 'keyboard') {
        await tabs.getByRole('radio', { name: 'npm', exact: true }).press('ArrowRight');
        await page.keyboard.press('ArrowRight');
      } else await press(tabs.getByText('pnpm', { exact: true }));
      const shown = tabs.locator('~ [data-panel]:visible');
      await expect(shown).toContainText('pnpm');
      release();
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
      expect(await read(), 'copied once').toBe('something else');
      await expect(link).toBeVisible({ visible: !wasOpen });
      await expect(tab).toBeChecked();
      await expect(shown).toContainText('pnpm');
      // The other groups of install commands follow.
      const others = page.getByRole('radio', { name: 'pnpm', exact: true });
      for (const other of await others.all()) await expect(other).toBeChecked();
      const stored = await page.evaluate(() => JSON.stringify(localStorage));
      expect(stored).toMatch(/rspress\.tabs\.[^"]+":"2"/);
    });
  });
}
