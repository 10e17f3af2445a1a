import type { Locator } from '@playwright/test';
import {
  expect,
  fixturePath,
  partsOf,
  type Reader,
  testChinese,
  testEnglish,
} from '../../kit/reader';
import { wordsStart } from '../measure';

const toggle = (sidebar: Locator, { t }: Reader, name: string) =>
  sidebar.locator(`summary[aria-label="${t['controls.group'].replace('{name}', name)}"]`);
/** Duration of a group's open and close transition. */
const duration = (button: Locator) =>
  button.evaluate(
    ({ parentElement }) =>
      (parentElement &&
        getComputedStyle(parentElement, '::details-content').transitionDuration.split(',')[0]) ||
      '',
  );

testChinese(
  '2.3.13 2.3.14 3.24 4.15 9.22 groups open in 0.3 s and close in 0.5 s, at once with reduced motion; dividers are solid or dashed',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/headings'));
    const { sidebar } = partsOf(page, reader);
    const button = toggle(sidebar, reader, '分组');
    const leaf = sidebar.getByRole('link', { name: 'Leaf' });
    await expect(leaf).toBeHidden();
    await button.click();
    expect(await duration(button)).toBe('0.3s');
    await expect(leaf).toBeVisible();
    await button.click();
    expect(await duration(button)).toBe('0.5s');
    await expect(leaf).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(Number.parseFloat(await duration(button))).toBeLessThan(0.01);
    // Dividers are decorative and have no role.
    const styles = await sidebar.locator('[class*=sidebar-divider]').evaluateAll((all) =>
      all.map((divider) => {
        const { borderTopStyle, borderBottomStyle } = getComputedStyle(divider);
        return [borderTopStyle, borderBottomStyle].find((style) => style !== 'none');
      }),
    );
    expect(styles).toEqual(['solid', 'dashed']);
  },
);

testEnglish(
  '2.3.15 2.3.16 2.3.17 2.3.18 2.3.19 9.21 section headers and tags; groups around the active page are open, only that page is marked, it is visible, and each level is indented by 18 px',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await open(fixturePath('features', reader, 'guide/group/deep/bottom'));
    const { sidebar } = partsOf(page, reader);
    const bottom = 'Bottom-most page';
    await expect(sidebar.getByText('Section', { exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link').filter({ hasText: 'new' })).toHaveCount(1);
    const active = sidebar.locator('[aria-current=page]');
    await expect(active).toHaveText(bottom);
    await expect(active).toBeInViewport();
    const around = toggle(sidebar, reader, 'Group').locator('xpath=..');
    await expect(around).toHaveAttribute('open', '');
    await expect(sidebar.getByRole('link', { name: bottom })).toBeVisible();
    const top = await wordsStart(sidebar.getByRole('link', { name: 'Group', exact: true }));
    const second = await wordsStart(sidebar.getByRole('link', { name: 'Leaf' }));
    const third = await wordsStart(sidebar.getByRole('link', { name: bottom }));
    expect([second - top, third - second]).toEqual([18, 18]);
  },
);

testEnglish(
  'the title of the active page keeps its number of lines, so that nothing below it moves',
  async ({ page, open, reader }) => {
    await open('/guide/start/quick-start');
    const items = partsOf(page, reader).sidebar.getByRole('link');
    const heights = () => items.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    const before = await heights();
    await items.getByText('Compare with other tools').click();
    await expect(page).toHaveURL(/compare$/);
    await expect(items.getByText('Compare with other tools')).toBeVisible();
    await expect(page.locator('#site-sidebar [aria-current]')).toHaveText(
      'Compare with other tools',
    );
    expect(await heights()).toEqual(before);
  },
);
