import { testChinese, testEnglish } from '../../kit/reader';
import { expect, FOUND, noteWindows, opened, openSearch, START, searchOf } from './searchDialog';

testChinese(
  '2.7.4 4.37 4.38 4.39 a middle click or Ctrl+click is left to the browser; Escape closes the dialog, and reopened it has no query; arrows move the active row around the list, Enter opens it',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, FOUND.query);
    const link = search.rows.first().getByRole('link');
    await expect(link).toHaveAttribute('href', reader.prefix + FOUND.path);
    for (const type of ['click', 'auxclick']) {
      // The new tab is up to the browser; headless shells sometimes hang opening it.
      const isLeft = page.evaluate(
        (one) =>
          new Promise<boolean>((resolve) =>
            window.addEventListener(
              one,
              (event) => {
                resolve(!event.defaultPrevented);
                event.preventDefault();
              },
              { once: true },
            ),
          ),
        type,
      );
      await link.click(type === 'click' ? { modifiers: ['Control'] } : { button: 'middle' });
      expect(await isLeft).toBe(true);
      await expect(page).toHaveURL(reader.prefix + START);
    }
    await search.field.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await search.open();
    await expect(search.field).toHaveValue('');
    await search.ask(FOUND.query);
    await expect(search.active).toHaveCount(1);
    await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    const id = await search.active.getAttribute('id');
    await expect(search.field).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(search.rows.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
  },
);

testEnglish(
  '4.38 4.40 5.1 9.37 Ctrl, Cmd and Shift with Enter open elsewhere, Alt does nothing; Tab leaves the field, no row stays active, and focus stays in the dialog; the field accepts 64 characters, and its button clears them',
  async ({ page, open, reader }) => {
    await noteWindows(page);
    const search = await openSearch({ page, open, reader }, FOUND.query);
    await page.keyboard.press('Alt+Enter');
    expect(await opened(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Meta+Enter');
    await page.keyboard.press('Shift+Enter');
    const address = reader.prefix + FOUND.path;
    expect(await opened(page)).toEqual([
      [address, '_blank', 'noopener'],
      [address, '_blank', 'noopener'],
      [address, '_blank', 'noopener'],
    ]);
    // With a modifier the dialog stays, to open more.
    await expect(search.dialog).toBeVisible();
    await expect(page).toHaveURL(reader.prefix + START);

    await search.ask('dts');
    await page.keyboard.press('Tab');
    await expect(search.field).not.toBeFocused();
    await expect(search.active).toHaveCount(0);
    const stops = await search.dialog.locator('a:visible, button:visible, input').count();
    expect(stops).toBeGreaterThan(3);
    for (let i = 1; i < stops; i++) {
      await expect(search.dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await expect(search.field).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(search.rows.last().getByRole('link')).toBeFocused();
    await search.field.fill('');
    await page.keyboard.insertText('x'.repeat(200));
    await expect(search.field).toHaveValue('x'.repeat(64));

    await search.dialog
      .getByRole('button', { name: search.texts.searchBox.resetButtonTitle })
      .click();
    await expect(search.field).toHaveValue('');
    await expect(search.field).toBeFocused();
  },
);

testEnglish(
  'from a row reached by Tab, arrows continue in the lists and letters go to the field; PageDown and PageUp move five rows, up to the ends',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'dts');
    const isActive = (index: number) =>
      expect(search.rows.nth(index)).toHaveAttribute('aria-selected', 'true');
    const count = await search.rows.count();
    expect(count).toBeGreaterThan(10);
    await search.rows.nth(2).getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(search.field).toBeFocused();
    await isActive(3);
    await page.keyboard.press('PageDown');
    await isActive(8);
    for (let times = 0; times < 5; times++) await page.keyboard.press('PageDown');
    await isActive(count - 1);
    await expect(search.rows.last()).toBeInViewport();
    await page.keyboard.press('PageUp');
    await isActive(count - 6);
    await search.rows.nth(2).getByRole('link').focus();
    await page.keyboard.type('.bundle');
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue('dts.bundle');
  },
);

testChinese(
  'Back closes search and returns to the previous page at its position',
  async ({ page, open, reader }) => {
    await open(reader.prefix + FOUND.path);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.locator('#site-sidebar a:not([aria-current])').first().click();
    await expect(page).not.toHaveURL(reader.prefix + FOUND.path);
    const search = searchOf(page, reader);
    await search.open();
    await page.goBack();
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
    await expect(search.dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  },
);

testChinese(
  'very long or odd queries cause no errors; text composed by an input method is searched when it is committed',
  async ({ page, open, reader, errors, context }) => {
    const search = await openSearch({ page, open, reader });
    const { none } = search;
    for (const query of ['a'.repeat(64), '((((("*"', '\u{1F600}\u200b\ud800', '__proto__', '%%%']) {
      await search.field.fill(query);
      await expect(none.or(search.rows.first())).toBeVisible();
    }
    expect(errors).toEqual([]);

    await search.field.fill('');
    const session = await context.newCDPSession(page);
    for (const text of ['u', 'um', 'umd', 'umdn']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: 4, selectionEnd: 4 });
    }
    // Enter commits an IME candidate; it does not open a result.
    await page.keyboard.press('ArrowDown');
    await expect(search.field).toHaveValue('umdn');
    await expect(search.rows).toHaveCount(0);
    await session.send('Input.insertText', { text: FOUND.query });
    await expect(search.field).toHaveValue(FOUND.query);
    await expect(search.rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/);
    await expect(page).toHaveURL(reader.prefix + START);
  },
);

testChinese(
  'the key that ends a composition opens no result and closes nothing, even when it follows the end as in Safari',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, FOUND.query);
    await expect(search.rows.first()).toBeVisible();
    for (const key of ['Enter', 'Escape']) {
      await search.field.evaluate((field, pressed) => {
        const init = { key: pressed, keyCode: 229, bubbles: true, cancelable: true };
        field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
        field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
        field.dispatchEvent(new KeyboardEvent('keydown', init));
      }, key);
      await expect(search.rows.first()).toBeVisible();
      await expect(search.field).toHaveValue(FOUND.query);
    }
    // A separate key press opens it.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
  },
);
