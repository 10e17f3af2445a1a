import { startApp } from '../../kit/startApp';
import { noteDocument } from '../measure';
import { expect, isReady, test } from './faultyPage';

// A page that fails to render, or whose chunk is gone, when the reader follows a link.

const GUIDE = '/guide/start/quick-start';

test('a link to a page that fails to render loads that page in full', async ({ page, host }) => {
  await page.goto(host.url + GUIDE);
  await startApp(page);
  await page.evaluate(() => {
    const get = () => {
      throw new Error('nobody thought of this');
    };
    // Read during rendering.
    Object.defineProperty(window, 'URLSearchParams', { get, configurable: true });
  });
  const isSameDocument = await noteDocument(page);
  const link = page.locator('#site-sidebar a:not([aria-current])').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
  await expect(page).toHaveURL(host.url + target);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a missing chunk does not navigate to an external link that was clicked earlier', async ({
  page,
  host,
}) => {
  await page.goto(host.url + GUIDE);
  await startApp(page);
  const isSameDocument = await noteDocument(page);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('.rp-social-links a')) {
      // Simulates a link to another tab, recognizable only by its address.
      link.removeAttribute('target');
      link.addEventListener('click', (event) => event.preventDefault());
    }
  });
  await page.locator('.rp-social-links a').first().click();
  host.setFaults([/\/async\//, 404]);
  await page.evaluate(() => {
    void Promise.reject(
      Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }),
    );
  });
  await page.locator('#site-sidebar a:not([aria-current])').first().hover();
  await expect.poll(isSameDocument).toBe(true);
  await expect(page).toHaveURL(host.url + GUIDE);
});

test('a 404 for a script in the middle of a deploy is not cached for a year', async ({
  page,
  host,
}) => {
  // A real click: a reload could interrupt an `evaluate`.
  const touch = () => page.mouse.click(5, 800);
  host.setFaults([/\/static\/js\//, 'kept404']);
  await page.goto(host.url + GUIDE);
  await touch();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  host.setFaults();
  await page.goto(host.url + GUIDE);
  await touch();
  await isReady(page);
});
