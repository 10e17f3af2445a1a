import { expect, test } from '../kit/test';

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/en/guide/start/', '/guide/start/'],
    ['/guide/start/quick-start.html', '/guide/start/quick-start'],
    ['/guide/start/index', '/guide/start/'],
    ['/zh/guide/start/index.html', '/zh/guide/start/'],
    ['/guide/advanced/publish', '/guide/publish/'],
    ['/zh/guide/advanced/publish', '/zh/guide/publish/'],
  ] as const) {
    test(`${from} leads to ${to} (specification 2.1)`, async ({ request }) => {
      const response = await request.get(from);
      expect(response.status()).toBe(200);
      expect(new URL(response.url()).pathname).toBe(to);
    });
  }

  test('a missing page is a real 404 in the language of its address', async ({ request }) => {
    for (const [path, language] of [
      ['/nope', 'en'],
      ['/zh/guide/nope', 'zh'],
    ]) {
      const response = await request.get(String(path));
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(`<html lang="${language}"`);
    }
  });
});

test('pages carry the headers of a careful host and are revalidated', async ({ request }) => {
  const headers = (await request.get('/guide/start/quick-start')).headers();
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
  });
});

test('hashed files are cached forever', async ({ page, request }) => {
  await page.goto('/guide/start/quick-start');
  const list = await page.locator('script[data-app]').getAttribute('data-app');
  const files: string[] = JSON.parse(list ?? '[]');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const headers = (await request.get(file)).headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('a page of this site may frame a page, and the outline is gone there', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: '/guide/start/quick-start' }),
    );
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const outline = frame.locator('.rp-doc-layout__outline');
  await expect(outline).toHaveCount(1);
  await expect(outline).toBeHidden();
});
