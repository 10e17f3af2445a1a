import type { Page } from '@playwright/test';
import { startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';

/** The longest reference: 4,100 elements, 2,700 of them rendered. */
const LONG = '/config/lib/dts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

/**
 * While `act` runs: how many elements each style recalculation covers, and the largest layout. Not totals: a slow
 * machine renders more frames of an animation.
 */
async function workOf(page: Page, act: () => Promise<unknown>) {
  const browser = page.context().browser();
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser?.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  const work = { styled: [0], laidOut: 0 };
  for (const { name, args } of traceEvents as TraceEvent[]) {
    if (name === 'UpdateLayoutTree') work.styled.push(args.elementCount ?? 0);
    if (name === 'Layout') work.laidOut = Math.max(work.laidOut, args.beginData?.dirtyObjects ?? 0);
  }
  return work;
}

const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
  );

test('4.14 a change restyles what it affects, not the whole page', async ({ page }) => {
  await page.goto(LONG);
  await startApp(page);
  const all = await page.evaluate(() => document.body.querySelectorAll('*').length);
  expect(all).toBeGreaterThan(2000);
  // A rule such as `:has(…) > a` restyles every link on any insertion or removal.
  const inserted = await workOf(page, async () => {
    await page.evaluate(() => document.body.append(document.createElement('p')));
    await drawn(page);
  });
  expect(Math.max(...inserted.styled), 'an element more').toBeLessThan(all / 20);

  const button = page.locator('.rp-switch-appearance:visible').first();
  await button.hover();
  await drawn(page);
  await page.evaluate(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    document.addEventListener('transitionrun', ({ target }) =>
      faded.push((target as Element).outerHTML.slice(0, 80)),
    );
  });
  const switched = await workOf(page, async () => {
    await button.click();
    await page.waitForFunction(() =>
      document.documentElement.matches('.dark:not(.rp-appearance-transition)'),
    );
    await drawn(page);
  });
  // The reveal starts and ends with a change to the root; a universal `::selection` restyled everything each time.
  const whole = switched.styled.filter((count) => count > all / 2);
  expect(whole, 'another theme').toHaveLength(1);
  // Colors change at once, as the reveal shows them; fading restyled hundreds of links and icons every frame.
  expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toEqual([]);
  // Colors do not affect layout: code that inherited its scrollbar's was laid out again.
  expect(switched.laidOut, 'another theme').toBeLessThan(all / 5);
  await page.mouse.move(700, 400);
  await drawn(page);

  const opened = await workOf(page, async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await drawn(page);
  });
  expect(Math.max(...opened.styled), 'the search dialog').toBeLessThan(all / 5);
});

test('a sidebar link restyles the new page, not the bars around it', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  await startApp(page);
  const link = page.locator('.rp-doc-layout__sidebar').getByRole('link', { name: 'Packages' });
  await link.hover();
  await drawn(page);
  const turned = await workOf(page, async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Packages');
    await drawn(page);
  });
  // Setting the root's `lang` to the same value restyled everything `:lang` could match: the whole page.
  const article = await page.locator('.rp-doc *').count();
  expect(Math.max(...turned.styled)).toBeLessThan(article * 1.1);
});
