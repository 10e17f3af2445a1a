import postcss from 'postcss';
import { expect, test } from 'vitest';
import { relativeFontSizes } from './fontSizes';

const written = (css: string) => postcss([relativeFontSizes()]).process(css, { from: 'a.css' }).css;

test('font sizes and line heights follow the size set by the reader; boxes and drawings do not', () => {
  expect(written('html { font-size: 16px; padding: 16px }')).toBe(
    'html { font-size: 1rem; padding: 16px }',
  );
  expect(written('p { font-size: clamp(12px, 3vw, 12.5px); line-height: 20px }')).toBe(
    'p { font-size: clamp(0.75rem, 3vw, 0.78125rem); line-height: 1.25rem }',
  );
  for (const css of [
    'p { font-size: 0.875em; line-height: 1.7 }',
    '.drawing text { font-size: 14px }',
  ])
    expect(written(css)).toBe(css);
});
