import { expect, test, testBoth } from '../kit/reader';

testBoth(
  'a diagram says what it shows, opens large and gives focus back',
  async ({ page, reader: { prefix, t } }) => {
    await page.goto(`${prefix}/guide/start/`);
    const alt = /rslib\.config\.ts .* Rslib/;
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    const button = page.getByRole('button', { name: t['diagram.enlarge'] });
    const large = page.getByRole('dialog', { name: t['diagram.dialog'] });
    await button.click();
    await expect(large.getByRole('img', { name: alt })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await large.getByRole('button', { name: t['diagram.close'] }).click();
    await expect(large).toBeHidden();
  },
);

test('the live React component counts', async ({ page }) => {
  await page.goto('/guide/solution/react');
  const counter = page.getByRole('button', { name: /^Clicks: \d/ });
  await expect(counter).toHaveText('Clicks: 0');
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText('Clicks: 0', { timeout: 500 });
  }).toPass();
});
