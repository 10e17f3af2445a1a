import type { Page } from '@playwright/test';
import { READERS, type Reader } from '../../kit/reader';
import { holdApp } from '../../kit/startApp';
import { countLoads } from '../measure';
import { hold } from '../search/held';
import type { FaultServer } from './faultServer';
import { expect, isReady, SCRIPTS, test } from './faultyPage';

// Whatever a browser, an address, a host or our own code does, the built page stays, its links work, and if a part
// does not respond, one line says so.

// What the app survives does not depend on the language, so they alternate.
const [EN, ZH] = READERS;
const GUIDE = '/guide/start/quick-start';
const root = (page: Page) => page.locator('html');
const start = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
const textLength = (page: Page) =>
  page.locator('main').evaluate((main) => main.textContent?.length);
const fail = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** What browsers and addresses do. The app starts anyway. */
const HOSTILE: Record<string, { before?: (page: Page) => Promise<unknown>; hash?: string }> = {
  'storage is blocked': {
    before: (page) =>
      page.addInitScript((get) => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: new Function(`return (${get})()`) as () => void,
            configurable: true,
          });
        }
      }, String(fail)),
  },
  'there is no IntersectionObserver': {
    before: (page) =>
      page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  },
  'the hash is #%E0%A4%A': { hash: '#%E0%A4%A' },
};

for (const [index, [circumstance, { before, hash = '' }]] of Object.entries(HOSTILE).entries()) {
  const { prefix } = index % 2 ? ZH : EN;
  test(`${prefix}${GUIDE}: the app starts when ${circumstance}`, async ({ page, host }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await before?.(page);
    await page.goto(host.url + prefix + GUIDE + hash);
    const length = await textLength(page);
    await start(page);
    await isReady(page);
    // The app leaves an initial hash to the browser; it handles one typed later itself.
    if (hash) {
      await page.evaluate(() => location.assign('#100%'));
      await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
    }
    expect(await textLength(page)).toBe(length);
    await expect(page.getByRole('alert')).toBeHidden();
    expect(errors).toEqual([]);
    await page.locator('#site-sidebar a:not([aria-current])').first().click();
    await expect(page).not.toHaveURL(host.url + prefix + GUIDE + hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the theme can be switched when storage is full, before and after the app starts', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(host.url + GUIDE);
  const theme = page.locator('.rp-nav__others .rp-switch-appearance');
  await theme.click();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await isReady(page);
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await theme.click();
  await expect(root(page)).not.toHaveClass(/\bdark\b/);
});

test('a sandboxed frame shows the page and starts its app', async ({ page, host }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-scripts" width="1200" height="800" src="${GUIDE}"></iframe>`,
    }),
  );
  await page.goto(`${host.url}/frame.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 15_000 });
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('alert')).toBeHidden();
});

/** Expects the static page: its text, its address, working links, and the line. */
async function expectFloor(
  page: Page,
  host: FaultServer,
  { prefix, t }: Reader,
  length: number | undefined,
) {
  await expect(root(page)).toHaveAttribute('data-app', 'failed', { timeout: 15_000 });
  expect(await textLength(page)).toBe(length);
  const line = page.getByRole('alert');
  await expect(line).toContainText(t['layout.broken']);
  await expect(line.getByRole('link', { name: t['layout.reload'] })).toBeVisible();
  host.setFaults();
  const link = page.locator('#site-sidebar a:not([aria-current])').first();
  const target = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(host.url + target);
  await page.goBack();
  await page.waitForURL(host.url + prefix + GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Unforeseen faults: something the app needs throws. */
const UNFORESEEN: Record<string, () => void> = {
  'while rendering': () => {
    window.matchMedia = () => {
      throw new Error('nobody thought of this');
    };
  },
  'after rendering': () => {
    const { addEventListener } = window;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      // The outline listens to scroll once it is mounted.
      if (type === 'scroll') throw new Error('nobody thought of this');
      Reflect.apply(addEventListener, window, [type, ...rest]);
    };
  },
};
for (const [index, [moment, breakPage]] of Object.entries(UNFORESEEN).entries()) {
  const reader = index % 2 ? ZH : EN;
  test(`${reader.prefix}${GUIDE}: the page stays readable when the app throws ${moment}`, async ({
    page,
    host,
  }) => {
    await holdApp(page);
    await page.goto(host.url + reader.prefix + GUIDE);
    const length = await textLength(page);
    await page.evaluate(breakPage);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(root(page)).toHaveAttribute('data-app', 'failed', { timeout: 15_000 });
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await expectFloor(page, host, reader, length);
  });
}

for (const [index, fault] of ([404, 'html', 'cut'] as const).entries()) {
  const reader = index % 2 ? ZH : EN;
  test(`${reader.prefix}${GUIDE}: the page stays readable when its scripts respond with ${fault}`, async ({
    page,
    host,
  }) => {
    host.setFaults([SCRIPTS, fault]);
    const loads = countLoads(page);
    // Recorded by the page itself, which may unload any time once its scripts have failed.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { built: document.querySelector('main')?.textContent?.length }),
      ),
    );
    await page.goto(host.url + reader.prefix + GUIDE);
    // A newer build may have been deployed, so the page reloads once and then stops, without any interaction.
    await expect.poll(loads).toBe(2);
    await expect(root(page)).toHaveAttribute('data-app', 'failed', { timeout: 5_000 });
    expect(loads()).toBe(2);
    const length = await page.evaluate(() => Reflect.get(window, 'built') as number);
    expect(length).toBeGreaterThan(1000);
    // What needs no app still works.
    const isDark = () => root(page).evaluate(({ classList }) => classList.contains('dark'));
    const wasDark = await isDark();
    await page.locator('.rp-nav__others .rp-switch-appearance').click();
    expect(await isDark()).toBe(!wasDark);
    await expectFloor(page, host, reader, length);
  });
}

test('the app waits for a script that takes longer than 6 s, without an error', async ({
  page,
  host,
}) => {
  await page.clock.install();
  const release = await hold(page, '**/static/js/async/*');
  await page.goto(host.url + ZH.prefix + GUIDE);
  await start(page);
  await page.clock.runFor(14_000);
  await expect(root(page)).toHaveAttribute('data-app', 'loading');
  await expect(page.getByRole('alert')).toBeHidden();
  release();
  await isReady(page);
});

test('when scripts never arrive the line says so after 15 s', async ({ page, host }) => {
  await page.clock.install();
  host.setFaults([SCRIPTS, 'hang']);
  await page.goto(host.url + GUIDE);
  await page.clock.pauseAt(Date.now() + 2_000);
  await start(page);
  await page.clock.runFor(9_000);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.runFor(8_000);
  await expect(page.getByRole('alert')).toContainText(EN.t['layout.broken']);
});

test('the line reloads the page with the parameters of its address', async ({ page, host }) => {
  const address = `${host.url}${GUIDE}?sidebar=0`;
  await page.goto(address);
  const reload = page.getByRole('alert', { includeHidden: true }).locator('a');
  expect(await reload.evaluate(({ href }: HTMLAnchorElement) => href)).toBe(address);
});
