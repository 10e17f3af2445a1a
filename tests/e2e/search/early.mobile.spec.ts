import { testEnglish } from '../../kit/reader';
import { hold, SCRIPTS } from './held';
import { expect, START, searchOf } from './searchDialog';

testEnglish(
  'on a phone a tap opens search without the app: full screen, closed by Cancel, handed over',
  async ({ page, reader }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(reader.prefix + START);
    const { button, cancel, dialog, field, early } = searchOf(page, reader);
    await button.tap();
    await expect(early).toBeFocused();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await cancel.tap();
    await expect(dialog).toHaveCount(0);
    await button.tap();
    await page.keyboard.type('umd');
    const before = await early.boundingBox();
    release();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('umd');
    await expect(early).toHaveCount(0);
    const { x, y, height } = (await field.boundingBox()) ?? {};
    expect(before).toMatchObject({ x, y, height });
    await cancel.tap();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);
