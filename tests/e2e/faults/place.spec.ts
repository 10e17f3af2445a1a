import { expect, isReady, SCRIPTS, settledTop, slowTest as test } from './faultyPage';

// The browser brings a reader back to a place, or to one that a link names; the app leaves them there.

const GUIDE = '/guide/start/quick-start';

for (const prefix of ['', '/zh']) {
  test(`${prefix}${GUIDE}: a reload comes back to the place`, async ({ page, host }) => {
    host.setFaults([SCRIPTS, { late: 300 }]);
    await page.goto(host.url + prefix + GUIDE);
    await page.evaluate(() => window.scrollTo(0, 2500));
    await page.reload();
    await isReady(page);
    expect(await settledTop(page)).toBe(2500);
  });

  test(`${prefix}${GUIDE}: Back from another site comes back to the place`, async ({
    page,
    host,
  }) => {
    host.setFaults([SCRIPTS, { late: 300 }]);
    // The browser keeps no living page: its load starts from the HTML again.
    await page.addInitScript(() => addEventListener('unload', () => {}));
    await page.route('https://other.test/', (route) => route.fulfill({ body: 'Another site' }));
    await page.goto(host.url + prefix + GUIDE);
    await page.evaluate(() => window.scrollTo(0, 2500));
    await settledTop(page);
    // Chromium notes the place of a page up to a second after a scroll; whoever leaves before comes back to
    // the top, of a page without any script, too.
    const settled = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 1500, settled);
    await page.goto('https://other.test/');
    await page.goBack();
    await isReady(page);
    expect(await settledTop(page)).toBe(2500);
  });

  test(`${prefix}${GUIDE}: a hash leads below the navbar, and a reader who scrolls on stays there`, async ({
    page,
    host,
  }) => {
    host.setFaults([SCRIPTS, { late: 1500 }]);
    await page.goto(`${host.url}${prefix}${GUIDE}#template`);
    const heading = page.locator('#template');
    await settledTop(page);
    const top = Math.round((await heading.boundingBox())?.y ?? 0);
    expect(top).toBeGreaterThanOrEqual(72);
    expect(top).toBeLessThan(150);
    await page.evaluate(() => window.scrollBy({ top: -400, behavior: 'instant' }));
    const place = await settledTop(page);
    await isReady(page);
    expect(await settledTop(page)).toBe(place);
  });
}

test('a press on a tab of a scrolled page leaves the page there', async ({ page, host }) => {
  host.setFaults([SCRIPTS, { late: 1000 }]);
  await page.goto(host.url + GUIDE);
  const label = page.locator('label', { has: page.getByRole('radio', { name: 'pnpm' }) }).last();
  await label.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const place = await settledTop(page);
  expect(place).toBeGreaterThan(0);
  await label.click();
  await isReady(page);
  await expect(label.getByRole('radio')).toBeChecked();
  expect(await settledTop(page)).toBe(place);
});
