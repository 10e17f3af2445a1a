import { expect, test } from '../../kit/reader';

// What the reader types stays in the address bar, even if it cannot be decoded.

for (const path of ['/%E0%A4%A', '/zh/100%', '/zh/100%25']) {
  test(`${path}: an address with a malformed escape stays as typed and shows the 404 page`, async ({
    page,
    open,
    baseURL,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    const isNotFound = () => expect(title).toHaveText(/PAGE NOT FOUND|页面未找到/);
    await open(path);
    await isNotFound();
    await expect(page).toHaveURL(baseURL + path);
    // The router reads the address again: after a hash change, and after leaving and Back.
    await page.evaluate(() => {
      window.location.hash = 'main';
    });
    await page.locator('main a[href*="quick-start"]').click();
    await expect(title).toHaveText(/Quick start|快速上手/);
    await page.goBack();
    await isNotFound();
    await expect(page).toHaveURL(`${baseURL}${path}#main`);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  });
}

// Other spellings: browser/hash.test.ts.
test('a hash in another spelling leads to its heading, also within the page', async ({
  page,
  open,
  baseURL,
}) => {
  const bare = '/zh/config/lib/dts';
  const [from, to] = [`${bare}#DTS-Bundle`, `${bare}#dts-bundle`];
  await open(from);
  const heading = page.locator('#dts-bundle');
  await expect(page).toHaveURL(baseURL + to);
  await expect(heading).toBeInViewport();
  await page.locator('.site-to-top a').click();
  await expect(heading).not.toBeInViewport();
  await expect(page, 'the way to the top leaves no hash, which would be copied').toHaveURL(bare);
  await page.goBack();
  await expect(heading).toBeInViewport();
  await page.goForward();
  await expect(heading).not.toBeInViewport();
  await page.evaluate((url) => window.location.assign(url), from);
  await expect(page).toHaveURL(baseURL + to);
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(bare);
});
