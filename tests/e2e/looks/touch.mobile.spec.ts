import { READERS } from '../../kit/reader';
import { expect, test } from '../../kit/test';

for (const { language, prefix } of READERS) {
  test(`${language}: a finger finds every link below an example at least 24 px tall`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/guide/basic/output-format`);
    const links = page.locator('main figure a:visible');
    await expect(links.first()).toBeVisible();
    const heights = await links.evaluateAll((all) =>
      all.filter((link) => !link.closest('pre')).map((link) => link.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });
}

test('under a finger the buttons of code without a title stand at its end, and a command ends with its own', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  const panel = page.locator('main figure .rp-codeblock__content:not(.rp-codeblock__title + *)');
  const block = panel.filter({ hasText: 'defineConfig' }).first();
  const code = await block.boundingBox();
  const buttons = await block.locator('.rp-code-button-group').boundingBox();
  const below = (code?.y ?? 0) + (code?.height ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0);
  expect(below).toBeCloseTo(8, 0);
  const rows = await page.locator('main figure [data-kind="run"]').evaluateAll((runs) =>
    runs.map((run) => {
      const row = run.firstElementChild;
      // After the button may stand the code that the command ended with.
      const last = row?.lastElementChild?.getBoundingClientRect().right ?? 0;
      return Math.round((row?.getBoundingClientRect().right ?? 0) - last);
    }),
  );
  expect(rows.length).toBeGreaterThan(1);
  expect([...new Set(rows)]).toEqual([16]);
});

for (const { language, prefix } of READERS) {
  test(`${language}: a table of three columns fits a phone`, async ({ page }) => {
    await page.goto(`${prefix}/guide/start/compare`);
    const table = page.locator('.rp-table-scroll-container').first();
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });
}
