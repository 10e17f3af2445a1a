import { testEnglish } from '../../kit/reader';
import { DIALOG, hold } from './held';
import { expect, START, searchOf } from './searchDialog';

testEnglish(
  'on a phone a tap opens search at once: full screen, closed by Cancel, and filled in place when its script loads',
  async ({ page, reader }) => {
    const release = await hold(page, DIALOG);
    await page.goto(reader.prefix + START);
    const { button, cancel, dialog, field, rows } = searchOf(page, reader);
    await button.tap();
    await expect(field).toBeFocused();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await cancel.tap();
    await expect(dialog).toHaveCount(0);
    await button.tap();
    await page.keyboard.type('umd');
    const before = await field.boundingBox();
    release();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('umd');
    await expect(rows.first()).toBeVisible();
    const { x, y, height } = (await field.boundingBox()) ?? {};
    expect(before).toMatchObject({ x, y, height });
    await cancel.tap();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);
