import { strFromU8, unzipSync } from 'fflate';
import { en } from '../../i18n/en';
import { zh } from '../../i18n/zh';
import { expect, test } from '../kit/test';

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
      const list = page.getByRole('radiogroup', { name: tabs }).first();
      const [first, second] = await list.getByRole('radio').all();
      if (!first || !second) throw new Error('the first example has one file only');
      const panels = page.locator('figure [data-kind="output"]').first().locator('[data-panel]');
      await list.locator('label').nth(1).click();
      await expect(second).toBeChecked();
      await expect(panels.nth(1)).toBeVisible();
      await expect(panels.nth(0)).toBeHidden();
      await second.press('ArrowLeft');
      await expect(first).toBeFocused();
      await expect(panels.nth(0)).toBeVisible();
      await expect(panels.nth(1)).toBeHidden();
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

  test('tabs show every file, one at a time', async ({ page }) => {
    await page.goto('/guide/solution/react');
    const group = page.locator('figure section[data-kind="output"]').first();
    const labels = await group.locator('label').all();
    expect(labels.length).toBeGreaterThan(2);
    for (const [index, label] of labels.entries()) {
      await label.click();
      await expect(group.locator('[data-panel]:visible')).toHaveCount(1);
      await expect(group.locator('[data-panel]').nth(index)).toBeVisible();
    }
  });
});
