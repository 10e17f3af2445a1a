import { fixturePath, testChinese, testEnglish } from '../../kit/reader';
import { startApp } from '../../kit/startApp';
import { hold, SCRIPTS } from './held';
import { expect, FOUND, openSearch, START, searchOf } from './searchDialog';

testEnglish(
  '2.6.5 3.22 a site without search has neither button nor shortcuts',
  async ({ page, open, reader }) => {
    await open(fixturePath('bare', reader, 'guide/'));
    const { button, dialog } = searchOf(page, reader);
    await expect(button).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(dialog).toHaveCount(0);
  },
);

testEnglish(
  '2.7.3 Enter on the button opens search, other keys do not; the slash opens it, except in a text field',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/config/`);
    const { button, dialog, field } = searchOf(page, reader);
    await button.focus();
    for (const key of ['a', 'Shift', 'Control+Shift+k', 'Alt+k']) await page.keyboard.press(key);
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const filter = page.getByRole('searchbox').first();
    // A click waits until the field is enabled; it is briefly disabled during hydration.
    await filter.click();
    await page.keyboard.press('/');
    await expect(filter).toHaveValue('/');
    await expect(dialog).toHaveCount(0);
    await filter.blur();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  },
);

testEnglish(
  'a drag from the field that ends outside the dialog selects text and closes nothing; a click on a title, the key hints or a gap keeps focus in the field',
  async ({ page, open, reader }) => {
    const { dialog, field, rows } = await openSearch({ page, open, reader }, FOUND.query);
    const box = await field.boundingBox();
    const y = (box?.y ?? 0) + 20;
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 60, y);
    await page.mouse.down();
    await page.mouse.move(40, y, { steps: 3 });
    await page.mouse.up();
    await expect(field).toHaveValue(FOUND.query);
    await expect(rows.first()).toBeVisible();
    await page.keyboard.type('dts');
    await expect(field).toHaveValue('dts');
    await expect(rows.first()).toBeVisible();
    for (const spot of ['.source', '.foot', '.body > section']) {
      await dialog
        .locator(spot)
        .first()
        .click({ position: { x: 3, y: 3 } });
      await expect(field).toBeFocused();
    }
    await page.keyboard.type('.x');
    await expect(field).toHaveValue('dts.x');
  },
);

testChinese(
  '2.6.5 2.7.1 2.7.2 2.7.4 9.37 opened by its button, it closes on Escape, the cancel button and a click outside; Ctrl+K and Cmd+K open and close it, and focus returns; held down, the shortcut leaves it open and empty; it searches for the text selected on the page, cut to the length of the field',
  async ({ page, open, reader }) => {
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    await expect(search.dialog).toBeHidden();
    for (const close of [
      () => page.keyboard.press('Escape'),
      // Visible on narrow screens only, where assistive technology and the keyboard can always reach it.
      async () => {
        await page.setViewportSize({ width: 700, height: 900 });
        await search.cancel.click();
        await page.setViewportSize({ width: 1440, height: 900 });
      },
      () => page.mouse.click(20, 400),
    ]) {
      await search.open();
      await close();
      await expect(search.dialog).toHaveCount(0);
      await expect(search.button).toBeFocused();
    }

    const { dialog, field } = search;
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(field).toBeFocused();
      await page.keyboard.press(key);
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    // The same key of a Cyrillic keyboard.
    await link.dispatchEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    for (let times = 0; times < 4; times++) await page.keyboard.down('/');
    await page.keyboard.up('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.keyboard.down('Control');
    // Key repeat while a key is held down.
    for (let times = 0; times < 4; times++) {
      await page.keyboard.down('k');
      await expect(field).toBeFocused();
    }
    await page.keyboard.up('k');
    await page.keyboard.up('Control');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const selected = await page.evaluate(() => {
      const text = document.querySelector('main p');
      if (text) getSelection()?.selectAllChildren(text);
      return String(getSelection());
    });
    await page.keyboard.press('Control+k');
    await expect(field).toHaveValue(selected.slice(0, 64));
  },
);

testEnglish(
  'lines selected on the page are searched for with a space between them',
  async ({ page, open, reader }) => {
    await open(reader.prefix + START);
    const steps = page.getByRole('main').getByRole('list').first();
    const lines = await steps.evaluate((list) => {
      getSelection()?.selectAllChildren(list);
      return String(getSelection()).split('\n');
    });
    expect(lines.length).toBeGreaterThan(1);
    await page.keyboard.press('Control+k');
    await expect(searchOf(page, reader).field).toHaveValue(lines.join(' ').trim());
  },
);

testEnglish(
  'search requested before the navbar has been parsed opens with the text typed since',
  async ({ page, reader }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        // The boot script has run; the body does not exist yet.
        if (!document.documentElement.dataset.app) return;
        observer.disconnect();
        const press = (key: string, ctrlKey = false) =>
          document.documentElement.dispatchEvent(
            new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
          );
        press('k', true);
        for (const letter of 'umd/') press(letter);
        document.documentElement.dataset.pressed = String(document.body);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const release = await hold(page, SCRIPTS);
    await page.goto(reader.prefix + START, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-pressed', 'null');
    const { field, rows } = searchOf(page, reader);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('umd/');
    await page.keyboard.press('Backspace');
    release();
    await expect(field).toHaveValue('umd');
    await expect(rows.first()).toBeVisible();
  },
);

testEnglish('the button is as wide before the app starts as after', async ({ page, reader }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(reader.prefix + START, { waitUntil: 'domcontentloaded' });
  const { button } = searchOf(page, reader);
  const before = await button.boundingBox();
  release();
  await startApp(page);
  await expect(button.locator('kbd')).toHaveAttribute('data-known', 'true');
  expect(await button.boundingBox()).toEqual(before);
});
