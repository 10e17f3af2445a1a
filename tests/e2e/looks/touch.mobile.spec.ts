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

test('under a finger the buttons of code without a title stand at its end, and a command has its own beside it', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  const panel = page.locator('main figure .rp-codeblock__content:not(.rp-codeblock__title + *)');
  const block = panel.filter({ hasText: 'defineConfig' }).first();
  const code = await block.boundingBox();
  const buttons = await block.locator('.rp-code-button-group').boundingBox();
  const below = (code?.y ?? 0) + (code?.height ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0);
  expect(below).toBeCloseTo(8, 0);
  // One ground for both: no letter of the line shows between them.
  const ground = (part: string) =>
    block
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('.rp-code-button-group')).toBe(await ground('.rp-code-button-group__button'));
  const falls = await page.locator('main figure [data-kind="run"]').evaluateAll((runs) =>
    runs.map((run) => {
      const [row, copy] = [run.firstElementChild, run.querySelector('button')].map((part) => {
        const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      });
      return Math.abs((copy ?? 0) - (row ?? 0)) > 1;
    }),
  );
  expect(falls.length).toBeGreaterThan(1);
  expect(falls, 'buttons below their commands').not.toContain(true);
});

for (const { language, prefix } of READERS) {
  test(`${language}: a table of three columns fits a phone`, async ({ page }) => {
    await page.goto(`${prefix}/guide/start/compare`);
    const table = page.locator('.rp-table-scroll-container').first();
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });
}
