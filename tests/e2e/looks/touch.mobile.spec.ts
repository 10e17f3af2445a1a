import type { Locator } from '@playwright/test';
import { READERS } from '../../kit/reader';
import { expect, test } from '../../kit/test';
import { boxOf, excessOf } from '../measure';

test('on touch screens every link below an example is at least 24 px tall', async ({ page }) => {
  await page.goto('/zh/guide/basic/output-format');
  const links = page.locator('main figure a:visible');
  await expect(links.first()).toBeVisible();
  const heights = await links.evaluateAll((all) =>
    all.filter((link) => !link.closest('pre')).map((link) => link.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('on touch screens the buttons of untitled code are at its end, and those of a command beside it', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  const panel = page.locator('main figure .rp-codeblock__content:not(.rp-codeblock__title + *)');
  const block = panel.filter({ hasText: 'defineConfig' }).first();
  const buttons = await boxOf(block.locator('.rp-code-button-group'));
  expect((await boxOf(block)).bottom - buttons.bottom).toBeCloseTo(8, 0);
  // The same background for both: no text shows between them.
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
  test(`${language}: four columns of a table of measurements are readable on a phone without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(`${prefix}/guide/start/compare`);
    const tables = page
      .locator('.rp-table-scroll-container')
      .filter({ has: page.locator('th:nth-child(4)') });
    expect(await tables.count()).toBeGreaterThan(3);
    const ends = await tables.locator('tbody tr:first-child > :nth-child(4)').evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return Math.round(words.getBoundingClientRect().right);
      }),
    );
    // Measurements, not sentences, which two of the tables contain; half of a full-width bracket is blank.
    const seen = ends.filter((end) => end <= 373);
    expect(seen.length, String(ends)).toBeGreaterThan(3);
  });
}

test('the remedy for an error is below its message', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/zh/guide/faq/errors');
  const cells = page.locator('main [data-lines]').first().getByRole('row').nth(1).locator('> *');
  await expect(cells).toHaveCount(3);
  const message = await boxOf(cells.first());
  const [cause, fix] = [await boxOf(cells.nth(1)), await boxOf(cells.last())];
  expect(message.width).toBeGreaterThan(280);
  expect(cause.y).toBeGreaterThanOrEqual(message.bottom);
  expect(fix.y).toBe(cause.y);
  expect(Math.min(cause.width, fix.width)).toBeGreaterThan(120);
});

test('on touch screens the buttons of code cover none of its text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/config/lib/dts', '/guide/start/quick-start']) {
    await page.goto(path);
    const covered = await page.locator('main .rp-codeblock__content').evaluateAll((blocks) =>
      blocks
        .flatMap((block) => {
          const buttons = block.querySelector('.rp-code-button-group')?.getBoundingClientRect();
          // Once the app has started, panels of tabs that are not chosen have a height, but no width.
          if (!buttons?.height || !block.checkVisibility()) return [];
          return [...block.querySelectorAll('.line')].filter((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            const { top, bottom, right } = range.getBoundingClientRect();
            return right > buttons.left && bottom > buttons.top + 4 && top < buttons.bottom - 4;
          });
        })
        .map((line) => line.textContent),
    );
    expect(covered, path).toEqual([]);
  }
});

test('type, default and note of an option are below its name, without scrolling', async ({
  page,
}) => {
  await page.goto('/zh/config/lib/experiments');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const table = page.locator('.site-options .rp-table-scroll-container');
    expect(await excessOf(table), `${width} px`).toBe(0);
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
    expect(await rows.count()).toBeGreaterThan(1);
    const [name, type, value] = await rows.last().locator('> *').all();
    const { bottom, width: whole } = await boxOf(name as Locator);
    expect(whole).toBeGreaterThan(width - 60);
    expect((await boxOf(type as Locator)).y).toBeGreaterThanOrEqual(bottom);
    expect((await boxOf(value as Locator)).y).toBe((await boxOf(type as Locator)).y);
  }
});

test('the exit code of a command is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh/guide/faq/features');
  const ends = page.locator('main figure').getByText(/^退出码 \d$/);
  expect(await ends.count()).toBeGreaterThan(0);
  for (const end of await ends.all()) expect((await boxOf(end)).height).toBeLessThan(30);
  await page.goto('/guide/basic/cli');
  await page.setViewportSize({ width: 360, height: 800 });
  const codes = await page
    .locator('main figure')
    .getByText(/^exit code \d$/)
    .all();
  expect(codes.length).toBeGreaterThan(1);
  for (const code of codes) expect((await boxOf(code)).right).toBeLessThan(340);
  // A long command has the full width below it.
  await page.goto('/guide/migration/babel');
  const command = page.locator('main figure code').filter({ hasText: /^node --input-type/ });
  expect((await boxOf(command.first())).width).toBeGreaterThan(200);
});
