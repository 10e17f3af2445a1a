import { expect, test } from '../kit/test';

test('8.1 unknown address: 404 page with status 404 in English', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page.getByText('Take me home')).toHaveAttribute('href', '/');
});
