import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const FONT = readFileSync(
  resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff2'),
).toString('base64');

/**
 * Text is transparent and set in a font that ships with the tests, so that no machine differs. Tokens of code are bars in
 * their color, which show wherever nothing covers them.
 */
const STYLE = `
  @font-face { font-family: looks; src: url(data:font/woff2;base64,${FONT}); }
  *, ::before, ::after {
    font-family: looks !important;
    font-weight: 400 !important;
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    caret-color: transparent !important;
    animation: none !important;
    transition: none !important;
  }
  pre .line > * { background: currentcolor; }
`;

export type Box = { x: number; y: number; width: number; height: number };

/** The mean color of each square of a page, row by row, as `rrggbb`. */
export type ColorGrid = string[][];

/** Reads the area `clip` of a page as squares of `side` px. The context must bypass the content security policy. */
export async function colorGrid(page: Page, clip: Box, side: number): Promise<ColorGrid> {
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => document.fonts.load('16px looks'));
  const png = await page.screenshot({ clip, animations: 'disabled', scale: 'css' });
  const canvas = await page.context().newPage();
  const grid = await canvas.evaluate(
    async ({ base64, side }) => {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('There is no canvas to draw on.');
      context.drawImage(image, 0, 0);
      const count = (length: number) => Math.floor(length / side);
      const mean = (column: number, row: number) => {
        const { data } = context.getImageData(column * side, row * side, side, side);
        const sums = [0, 0, 0];
        for (let at = 0; at < data.length; at += 4)
          for (const channel of [0, 1, 2])
            sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
        return sums
          .map((sum) =>
            Math.round(sum / (side * side))
              .toString(16)
              .padStart(2, '0'),
          )
          .join('');
      };
      return Array.from({ length: count(image.height) }, (_, row) =>
        Array.from({ length: count(image.width) }, (_, column) => mean(column, row)),
      );
    },
    { base64: png.toString('base64'), side },
  );
  await canvas.close();
  return grid;
}

const channels = (color: string) =>
  [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/**
 * A printable map of the differences between two grids: `#` where a channel differs by more than `tolerance` of 255 or one
 * grid has no square, `.` elsewhere.
 */
export function compareGrids(one: ColorGrid, other: ColorGrid, tolerance: number): string[] {
  const isSame = (a = '', b = '') =>
    a.length === b.length &&
    channels(a).every((value, at) => Math.abs(value - (channels(b)[at] ?? 0)) <= tolerance);
  return Array.from({ length: Math.max(one.length, other.length) }, (_, row) =>
    Array.from({ length: Math.max(one[row]?.length ?? 0, other[row]?.length ?? 0) }, (_, column) =>
      isSame(one[row]?.[column], other[row]?.[column]) ? '.' : '#',
    ).join(''),
  );
}
