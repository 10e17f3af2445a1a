import { expect, testEnglish } from '../../kit/reader';

/** Puts an id on the last line of the second, hidden panel of the first group of files. */
const nameHiddenLine = () => {
  const panels = document.querySelectorAll('[data-kind="output"] > [data-panel="2"]');
  panels[0]?.querySelector('.line:last-child')?.setAttribute('id', 'sought');
};

testEnglish(
  'find-in-page reveals text in a hidden tab and selects the tab, which took no space before',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/start/quick-start`);
    await page.evaluate(nameHiddenLine);
    const group = page.locator('[data-kind="output"]', { has: page.locator('#sought') });
    const panels = group.locator('> [data-panel]');
    const tabs = group.getByRole('radio');
    const height = () => group.evaluate((element) => element.getBoundingClientRect().height);
    const shown = () =>
      panels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height > 0));
    await group.scrollIntoViewIfNeeded();
    await expect(panels.nth(1)).toHaveAttribute('hidden', 'until-found');
    const before = await height();
    expect(await shown()).toEqual([true, false, false]);
    // Like find-in-page and text-fragment links, a hash opens `hidden="until-found"` content.
    await page.evaluate(() => window.location.assign('#sought'));
    await expect(tabs.nth(1)).toBeChecked();
    await expect(page.locator('#sought')).toBeInViewport();
    expect(await shown()).toEqual([false, true, false]);
    await group.locator('label').first().click();
    await expect(tabs.first()).toBeChecked();
    expect(await shown()).toEqual([true, false, false]);
    expect(await height()).toBe(before);
    await page.evaluate(() => window.history.replaceState(null, '', window.location.pathname));
    await page.evaluate(() => window.location.assign('#sought'));
    await expect(tabs.nth(1), 'a second time').toBeChecked();
  },
);
