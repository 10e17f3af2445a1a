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
