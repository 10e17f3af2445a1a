import { expect, type Locator } from '@playwright/test';

/** Waits until a picture is the transparent 1x1 fallback for a missing logo (specification 1.11). */
export async function expectTransparentPixel(picture: Locator) {
  await expect(picture).toHaveAttribute('src', /^data:/);
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await expect(picture).toHaveJSProperty('naturalHeight', 1);
  const alpha = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas').getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return canvas?.getImageData(0, 0, 1, 1).data[3];
  });
  expect(alpha).toBe(0);
}
