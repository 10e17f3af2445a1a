import { readFileSync } from 'node:fs';
import { type Choice, defaultChoice, indexOfChoice } from '../../explorer/choice';
import { findSource } from '../../explorer/sources';
import { fileSize } from '../../i18n/fileSize';
import { EXPLORER_PAGES, option, panel } from '../kit/explorerPage';
import { startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';
import { boxOf } from './measure';

const source = findSource('function');
const recording = JSON.parse(readFileSync('examples/explorer/__recorded__/function.json', 'utf8'));
/** Total bytes of all files the first source produces with these options. */
function recorded(options: Choice, key: 'size' | 'gzip'): number {
  const choice = recording.choices[indexOfChoice(source, { ...defaultChoice(source), ...options })];
  const hashes: string[] = Object.values(choice.files);
  return hashes.reduce((sum, hash) => sum + recording.texts[hash][key], 0);
}

// The behavior is the same in both languages, so they alternate.
const [EN, ZH] = EXPLORER_PAGES;

test('a comparison shows what the choice costs for all files together', async ({ page }) => {
  const { path, t } = ZH;
  // Both clicks may come before hydration.
  await page.goto(path);
  await panel(page).getByRole('button', { name: t['explorer.compare'] }).click();
  await option(page, 'syntax', 'es5').check();
  const more = (key: 'size' | 'gzip') =>
    `+${fileSize(recorded({ syntax: 'es5' }, key) - recorded({}, key))}`;
  const cost = t['explorer.difference']
    .replace('{size}', more('size'))
    .replace('{gzip}', more('gzip'));
  await expect(panel(page)).toContainText(cost);
  const sum = panel(page).locator('p').filter({ hasText: cost }).first();
  expect(await sum.textContent(), 'no space between Chinese sentences').not.toMatch(/。\s/);
});

test('on a phone the total size stays visible while an option is selected', async ({ page }) => {
  const { path } = EN;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await startApp(page);
  const total = (options: Choice) =>
    panel(page)
      .getByText(fileSize(recorded(options, 'size')))
      .first();
  for (const [key, value, options] of [
    ['format', 'cjs', { format: 'cjs' }],
    ['syntax', 'es5', { format: 'cjs', syntax: 'es5' }],
  ] as const) {
    await option(page, key, value).scrollIntoViewIfNeeded();
    await option(page, key, value).check();
    await expect(total(options)).toBeInViewport({ ratio: 1 });
    // It covers no focused control.
    const bar = await boxOf(total(options).locator('xpath=..'));
    expect((await boxOf(option(page, key, value))).bottom).toBeLessThanOrEqual(bar.y);
  }
});

test('an option selected right after switching the source keeps the choice and the comparison', async ({
  page,
}) => {
  const { path, t } = EN;
  await page.goto(`${path}?source=function&format=cjs&versus=dts:true`);
  await startApp(page);
  await expect(option(page, 'format', 'cjs')).toBeChecked();
  await page.evaluate(async (name) => {
    const labels = [...document.querySelectorAll<HTMLElement>('.explorer-sources label')];
    const at = labels.findIndex(({ textContent }) => textContent === name);
    labels[at]?.click();
    // In a later task, like two user events: before the router changes the address.
    await new Promise((resolve) => setTimeout(resolve));
    const panels = document.querySelectorAll('.explorer > [data-panel]');
    panels[at]?.querySelector<HTMLInputElement>('input[value=web]')?.click();
  }, t['explorer.source.react']);
  await expect(page).toHaveURL(`${path}?source=react&format=cjs&target=web&versus=dts:true`);
  await expect(option(page, 'format', 'cjs')).toBeChecked();
  await expect(option(page, 'output.target', 'web')).toBeChecked();
  await expect(panel(page).locator('details[data-change="removed"]')).not.toHaveCount(0);
});
