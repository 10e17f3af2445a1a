import { expect, type Page, test } from '../kit/test';

const GUIDES = ['/guide/start/quick-start', '/zh/guide/start/quick-start'];
const root = (page: Page) => page.locator('html');

/** Every error the page reports: exceptions and console errors, hydration differences included. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

// A first visit is sent to the reader's language (specification 4.25); these tests are no first visit.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('rspress-visited', '1')),
);

for (const guide of GUIDES) {
  test.describe(guide, () => {
    test('no app script runs before a reader touches the page', async ({ page }) => {
      const errors = collectErrors(page);
      await page.goto(guide);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(root(page)).toHaveAttribute('data-app', 'idle');
      expect(await page.locator('script[src]').count()).toBe(0);
      await page.mouse.move(300, 300);
      await expect(root(page)).toHaveAttribute('data-app', 'ready');
      expect(errors).toEqual([]);
    });

    test('the app starts by itself for assistive technology', async ({ page }) => {
      await page.goto(guide);
      await expect(root(page)).toHaveAttribute('data-app', 'ready', { timeout: 15_000 });
    });

    test('the app starts when the reader scrolls', async ({ page }) => {
      await page.goto(guide);
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await expect(root(page)).toHaveAttribute('data-app', 'ready');
    });

    test('the search shortcut and the letters after it reach the search field once', async ({
      page,
    }) => {
      await slowDown(page);
      await page.goto(guide);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('dts');
      const field = page.locator('input:focus');
      await expect(field).toHaveValue('dts', { timeout: 15_000 });
    });

    test('a click on the search button before the app opens the search', async ({ page }) => {
      await slowDown(page);
      await page.goto(guide);
      await page.getByRole('button', { name: /^(Search docs|搜索文档)$/ }).click();
      await expect(page.locator('input:focus')).toBeVisible({ timeout: 15_000 });
      await expect(root(page)).toHaveAttribute('data-app', 'ready');
    });

    test('links work while the app is loading', async ({ page }) => {
      await page.route('**/*.js', () => {});
      await page.goto(guide);
      const link = page.getByRole('navigation').or(page.locator('header')).getByRole('link').nth(1);
      const target = await link.getAttribute('href');
      await link.click();
      await page.waitForURL((url) => url.pathname === target);
    });
  });
}

test('the theme switch works at once, without the app, and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/*.js', () => {});
  await page.goto('/guide/start/quick-start');
  const toggle = page.locator('.rp-switch-appearance').first();
  await toggle.click();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await page.unroute('**/*.js');
  await page.reload();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await page.mouse.move(200, 300);
  await expect(root(page)).toHaveAttribute('data-app', 'ready');
  await expect(root(page)).toHaveClass(/\bdark\b/);
});

test('a stored theme never flashes: the root element keeps its class while the app starts', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('rspress-theme-appearance', 'dark');
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.push(document.documentElement.classList.contains('dark'));
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] });
  });
  await page.goto('/guide/start/quick-start');
  await page.mouse.move(200, 300);
  await expect(root(page)).toHaveAttribute('data-app', 'ready');
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen).not.toContain(false);
});

for (const [path, heading] of [
  ['/no-such-page', 'PAGE NOT FOUND'],
  ['/zh/no-such-page', '页面未找到'],
] as const) {
  test(`${path}: the 404 page starts without an error in its language`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(path);
    await page.mouse.move(200, 300);
    await expect(root(page)).toHaveAttribute('data-app', 'ready');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(errors.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  });
}
