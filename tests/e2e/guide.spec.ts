import { expect, test } from '../kit/test';

const LANGUAGES = [
  {
    base: '/',
    enlarge: 'Enlarge the diagram',
    dialog: 'Diagram',
    close: 'Close',
    alt: /^Source files and rslib\.config\.ts go into Rslib/,
  },
  {
    base: '/zh/',
    enlarge: '放大示意图',
    dialog: '示意图',
    close: '关闭',
    alt: /^源文件与 rslib\.config\.ts 进入 Rslib/,
  },
];

for (const { base, enlarge, dialog, close, alt } of LANGUAGES) {
  test(`a diagram says what it shows, opens large and gives focus back (${base})`, async ({
    page,
  }) => {
    await page.goto(`${base}guide/start/`);
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    const button = page.getByRole('button', { name: enlarge });
    const large = page.getByRole('dialog', { name: dialog });
    await button.click();
    await expect(large.getByRole('img', { name: alt })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await large.getByRole('button', { name: close }).click();
    await expect(large).toBeHidden();
  });
}

test('the live React component counts', async ({ page }) => {
  await page.goto('/guide/solution/react');
  const counter = page.getByRole('button', { name: /^Clicks: \d/ });
  await expect(counter).toHaveText('Clicks: 0');
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText('Clicks: 0', { timeout: 500 });
  }).toPass();
});
