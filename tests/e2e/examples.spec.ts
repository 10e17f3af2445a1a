import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { en } from '../../i18n/en';
import { zh } from '../../i18n/zh';

const PAGES = [
  { page: '/guide/solution/react', texts: en },
  { page: '/zh/guide/solution/react', texts: zh },
];

// A first visit is sent to the reader's language (specification 4.25); these tests are no first visit.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('rspress-visited', '1')),
);

for (const { page: path, texts } of PAGES) {
  test.describe(path, () => {
    const output = texts['example.output'].replace('{tool}', 'Rslib 1.0.1');
    const tabs = texts['example.tabs'].replace('{group}', output);

    test('tabs show one emitted file at a time, by pointer and by key', async ({ page }) => {
      await page.goto(path);
      const list = page.getByRole('tablist', { name: tabs }).first();
      const [first, second] = await list.getByRole('tab').all();
      if (!first || !second) throw new Error('the first example has one file only');
      await second.click();
      await expect(second).toHaveAttribute('aria-selected', 'true');
      const name = (await second.textContent()) ?? '';
      await expect(page.getByRole('tabpanel', { name }).first()).toBeVisible();
      await page.keyboard.press('Home');
      await expect(first).toBeFocused();
      await expect(first).toHaveAttribute('aria-selected', 'true');
    });

    test('the archive holds the project', async ({ page, request }) => {
      await page.goto(path);
      const link = page.getByRole('link', { name: texts['example.download'] }).first();
      const href = (await link.getAttribute('href')) ?? '';
      const files = unzipSync(new Uint8Array(await (await request.get(href)).body()));
      const id = /(\w[\w-]*)\.zip$/.exec(href)?.[1] ?? '';
      expect(JSON.parse(strFromU8(files[`${id}/package.json`] ?? new Uint8Array()))).toHaveProperty(
        'name',
        id,
      );
    });

    test('the Markdown of the page holds the emitted code', async ({ request }) => {
      const markdown = await (await request.get(`${path}.md`)).text();
      expect(markdown).toContain(`${output}\n\n\`\`\`js title="dist/`);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every file shows under its name', async ({ page }) => {
    await page.goto('/guide/solution/react');
    const panels = page.locator('figure').first().locator('[data-label]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) await expect(panels.nth(index)).toBeVisible();
    await expect(page.locator('figure').first().getByRole('tablist')).toHaveCount(0);
  });
});
