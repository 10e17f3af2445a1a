/** Search opened before hydration: the dialog opens at once and needs only its own script. */
import type { Locator } from '@playwright/test';
import { findings, inject, keepOfArticle, LANGUAGE_MODES, show } from '../../a11y/axe';
import { testBoth, testChinese, testEnglish } from '../../kit/reader';
import { noteDocument } from '../measure';
import { DIALOG, hold, SCRIPTS } from './held';
import { expect, FOUND, markedTexts, START, searchOf } from './searchDialog';

/** A field's position and height. */
const placeOf = async (field: Locator) => {
  const { x, y, height } = (await field.boundingBox()) ?? {};
  return { x, y, height };
};

testChinese(
  'search opens, finds and opens results without the app; text typed before its script loads is searched, in the same field',
  async ({ page, reader, errors }) => {
    await hold(page, SCRIPTS);
    const release = await hold(page, DIALOG);
    await page.goto(reader.prefix + START);
    const { dialog, field, rows } = searchOf(page, reader);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'loading');
    await page.keyboard.type('umdXX');
    for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
    await page.keyboard.type('Nme');
    // Cut and paste.
    for (const key of ['a', 'x', 'v']) await page.keyboard.press(`Control+${key}`);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'a']) await page.keyboard.press(key);
    await expect(field).toHaveValue('umdName');
    const before = await placeOf(field);
    release();
    await expect(rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/);
    await expect(dialog).toHaveCount(1);
    await expect(field).toHaveValue('umdName');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
    expect(await placeOf(field)).toEqual(before);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
    // The query is highlighted on the page that loaded without the app.
    await expect.poll(() => markedTexts(page)).toContain('umdName');
    expect(errors).toEqual([]);
  },
);

testEnglish(
  'an error pasted before the script loads is reduced to its message',
  async ({ page, reader }) => {
    const release = await hold(page, DIALOG);
    await page.goto(reader.prefix + START);
    const { field, rows } = searchOf(page, reader);
    await page.keyboard.press('/');
    await field.evaluate((input: HTMLInputElement) => {
      const text =
        'file:///home/me/a/very/long/folder/of/an/application/dist/index.js:3\n\nReferenceError: __dirname is not defined';
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      // The browser's default action, which a script cannot trigger.
      input.value = text.replaceAll('\n', '').slice(0, input.maxLength);
    });
    release();
    await expect(field).toHaveValue('ReferenceError: __dirname is not defined');
    await expect(rows.first()).toBeVisible();
  },
);

testEnglish(
  'Escape pressed before search is opened does not close it when the app starts',
  async ({ page, reader }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(reader.prefix + START);
    const { field, rows } = searchOf(page, reader);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(FOUND.query);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect(rows.first()).toBeVisible();
    await expect(field).toHaveValue(FOUND.query);
  },
);

for (const [what, pattern] of [
  ['the app', SCRIPTS],
  ['its script', DIALOG],
] as const) {
  testEnglish(
    `Escape, the shortcut and a click outside close a dialog that waits for ${what}, and it stays closed`,
    async ({ page, reader }) => {
      const release = await hold(page, pattern);
      await page.goto(reader.prefix + START);
      const { button, dialog, field } = searchOf(page, reader);
      const link = page.getByRole('banner').getByRole('link').first();
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.keyboard.press('Meta+k'),
        () => page.mouse.click(20, 400),
      ]) {
        await link.focus();
        await page.keyboard.press('/');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue('');
        await page.keyboard.type('umd');
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(link).toBeFocused();
      }
      await button.click();
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      release();
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
    },
  );
}

testChinese(
  'an open search keeps its state when the app starts, and opens results within the app from then on',
  async ({ page, reader }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(reader.prefix + START);
    const { field, rows, active } = searchOf(page, reader);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(FOUND.query);
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = await active.getAttribute('id');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 20_000 });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(FOUND.query);
    await expect(active).toHaveAttribute('id', chosen ?? '');
    const isSameDocument = await noteDocument(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
    expect(await isSameDocument()).toBe(true);
  },
);

testChinese(
  'text composed by an input method while the script loads is neither interrupted nor searched',
  async ({ page, reader, context }) => {
    const release = await hold(page, DIALOG);
    await page.goto(reader.prefix + START);
    const { field, dialog, rows } = searchOf(page, reader);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    const session = await context.newCDPSession(page);
    for (const text of ['g', 'go', 'gou']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 });
    }
    release();
    // Key hints appear once the script has loaded.
    await expect(dialog.locator('kbd').first()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('gou');
    await expect(rows).toHaveCount(0);
    await session.send('Input.insertText', { text: '构建' });
    await expect(field).toHaveValue('构建');
    await expect(rows.first()).toBeVisible();
  },
);

testChinese(
  'when its script does not load the dialog says so after 8 s and keeps the text, and its links work',
  async ({ page, reader }) => {
    await page.clock.install();
    await hold(page, DIALOG);
    await page.goto(reader.prefix + START);
    await page.clock.pauseAt(Date.now() + 60_000);
    const { dialog, field } = searchOf(page, reader);
    await page.keyboard.press('/');
    await page.keyboard.type('umd');
    const late = dialog.getByText(reader.t['search.late']);
    await page.clock.runFor(7900);
    await expect(late).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(late).toBeVisible();
    await expect(field).toHaveValue('umd');
    // axe uses timers of its own.
    await page.clock.resume();
    await inject(page);
    await keepOfArticle(page);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${reader.prefix}/config/`);
  },
);

testBoth(
  'no axe violations in the dialog before its script loads, light and dark',
  async ({ page, reader }) => {
    await hold(page, DIALOG);
    for (const mode of LANGUAGE_MODES[reader.language]) {
      // Without the app, the theme is the system's at page load.
      await page.emulateMedia({ colorScheme: mode.colorScheme, reducedMotion: 'reduce' });
      await page.goto(reader.prefix + START);
      await page.keyboard.press('Control+k');
      await expect(searchOf(page, reader).field).toBeFocused();
      await show(page, mode);
      await inject(page);
      await keepOfArticle(page);
      expect(await findings(page, '[role=dialog]'), JSON.stringify(mode)).toEqual([]);
    }
  },
);
