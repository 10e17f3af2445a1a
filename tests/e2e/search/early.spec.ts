/** Search pressed before the app is there: a box stands in for the dialog and hands over to it. */
import type { Page } from '@playwright/test';
import { findings, inject, LANGUAGE_MODES, show } from '../../a11y/axe';
import { type Reader, testBoth, testChinese, testEnglish } from '../../kit/reader';
import { startApp } from '../../kit/startApp';
import { DIALOG, hold, SCRIPTS } from './held';
import { expect, FOUND, START, searchOf } from './searchDialog';

// Firefox in a window without focus sends no focus events, and its keys come between two tasks of React.
testEnglish(
  'a letter that comes the moment the dialog takes the focus is kept',
  async ({ page, reader }) => {
    await page.goto(reader.prefix + START);
    await startApp(page);
    await page.evaluate(() => {
      const onFocus = (event: FocusEvent) => {
        event.stopImmediatePropagation();
        const isDialog = (event.target as Element).classList.contains('DocSearch-Input');
        if (!isDialog || event.type !== 'focusin') return;
        for (const type of ['focus', 'focusin']) removeEventListener(type, onFocus as never, true);
        for (const end = performance.now() + 100; performance.now() < end; );
        queueMicrotask(() => document.execCommand('insertText', false, 'd'));
      };
      for (const type of ['focus', 'focusin']) addEventListener(type, onFocus as never, true);
    });
    const { field } = searchOf(page, reader);
    await page.keyboard.press('/');
    await expect(field).toHaveValue('d');
  },
);

testChinese(
  'search opens without the app; what is typed there is in the true field once',
  async ({ page, reader, errors }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(reader.prefix + START);
    const { dialog, field, early, rows } = searchOf(page, reader);
    await page.keyboard.press('Control+k');
    await expect(early).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'loading');
    await page.keyboard.type('umdXX');
    for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
    await page.keyboard.type('Nme');
    // Cut and pasted.
    for (const key of ['a', 'x', 'v']) await page.keyboard.press(`Control+${key}`);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'a']) await page.keyboard.press(key);
    await expect(early).toHaveValue('umdName');
    const before = await early.boundingBox();
    release();
    await expect(field).toBeFocused();
    await expect(early).toHaveCount(0);
    await expect(dialog).toHaveCount(1);
    await expect(field).toHaveValue('umdName');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
    await expect(rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/);
    const { x, y, height } = (await field.boundingBox()) ?? {};
    expect(before).toMatchObject({ x, y, height });
    expect(errors).toEqual([]);
  },
);

testEnglish(
  'Escape, the shortcut and a press outside close the box, and search stays closed',
  async ({ page, reader }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(reader.prefix + START);
    const { button, dialog, field, early } = searchOf(page, reader);
    const link = page.getByRole('banner').getByRole('link').first();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Meta+k'),
      () => page.mouse.click(20, 400),
    ]) {
      await link.focus();
      await page.keyboard.press('/');
      await expect(early).toBeFocused();
      await expect(early).toHaveValue('');
      await page.keyboard.type('umd');
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    await button.click();
    await expect(early).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    // If one of the openings were still kept, this would close its dialog.
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  },
);

/** Opens the box from the first link before the app is there, and lets the app but not its dialog come. */
async function waitForDialog(page: Page, reader: Reader) {
  const search = searchOf(page, reader);
  const opener = page.getByRole('banner').getByRole('link').first();
  const start = await hold(page, SCRIPTS);
  const release = await hold(page, DIALOG);
  await page.goto(reader.prefix + START);
  await opener.focus();
  await page.keyboard.press('Control+k');
  start();
  await expect(search.button).toHaveAttribute('aria-busy', 'true');
  await expect(search.early).toBeFocused();
  await page.keyboard.type('umd');
  await expect(search.early).toHaveValue('umd');
  return { ...search, opener, release };
}

testChinese(
  'Escape, the shortcut and a press outside close the box while the dialog is on its way; the dialog gives the focus back to where the box had it from',
  async ({ page, reader }) => {
    const { button, dialog, field, early, opener, release } = await waitForDialog(page, reader);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Control+k'),
      () => page.mouse.click(20, 400),
    ]) {
      await expect(early).toBeFocused();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(button).toHaveAttribute('aria-busy', 'false');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Control+k');
    }
    await page.keyboard.type('umd');
    release();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('umd');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

testChinese(
  'the dialog waits until an input method has composed',
  async ({ page, reader, context }) => {
    const release = await hold(page, DIALOG);
    await page.goto(reader.prefix + START);
    const { button, field, early } = searchOf(page, reader);
    await page.keyboard.press('Control+k');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const session = await context.newCDPSession(page);
    for (const text of ['g', 'go', 'gou']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 });
    }
    const loaded = page.waitForResponse(DIALOG);
    release();
    await (await loaded).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
    await expect(early).toBeFocused();
    await expect(early).toHaveValue('gou');
    await session.send('Input.insertText', { text: '构建' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('构建');
  },
);

testChinese(
  'Enter pressed before the app is there opens the first hit when it is',
  async ({ page, reader }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(reader.prefix + START);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(FOUND.query);
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(reader.prefix + FOUND.path, { timeout: 20_000 });
    await expect(searchOf(page, reader).dialog).toHaveCount(0);
  },
);

testEnglish('a letter typed after Enter takes it back', async ({ page, reader }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(reader.prefix + START);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('umd');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Name');
  release();
  const { rows, field } = searchOf(page, reader);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/, {
    timeout: 20_000,
  });
  await expect(field).toHaveValue('umdName');
  await expect(page).toHaveURL(reader.prefix + START);
});

testBoth(
  'when the scripts do not come the box says so after 8 s, keeps the text, and its links lead on',
  async ({ page, reader }) => {
    await page.clock.install();
    await hold(page, SCRIPTS);
    await page.goto(reader.prefix + START);
    await page.clock.pauseAt(Date.now() + 60_000);
    const { dialog, early } = searchOf(page, reader);
    await page.keyboard.press('/');
    await page.keyboard.type('umd');
    const late = dialog.getByText(reader.t['search.late']);
    await page.clock.runFor(7900);
    await expect(late).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(late).toBeVisible();
    await expect(early).toHaveValue('umd');
    // axe waits for timers of its own.
    await page.clock.resume();
    await inject(page);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${reader.prefix}/config/`);
  },
);

testBoth('axe finds nothing in the box, light and dark', async ({ page, reader }) => {
  await hold(page, SCRIPTS);
  for (const mode of LANGUAGE_MODES[reader.language]) {
    // Without the app the theme is that of the system when the page opens.
    await page.emulateMedia({ colorScheme: mode.colorScheme, reducedMotion: 'reduce' });
    await page.goto(reader.prefix + START);
    await page.keyboard.press('Control+k');
    await expect(searchOf(page, reader).early).toBeFocused();
    await show(page, mode);
    await inject(page);
    // The page around it: tests/e2e/everyPage.spec.ts.
    expect(await findings(page, [], '[role=dialog]'), JSON.stringify(mode)).toEqual([]);
  }
});
