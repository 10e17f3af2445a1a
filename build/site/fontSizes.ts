import type { Plugin } from 'postcss';

/** A size in px, alone or in a function such as `clamp()`. */
const PIXELS = /(?<![\w.-])(\d*\.?\d+)px\b/g;
/** Default font size of browsers in px, which readers can change. */
const MEDIUM = 16;

/**
 * PostCSS plugin that makes font sizes and line heights follow the browser's setting: `14px` becomes `0.875rem`, also in
 * stock sheets, whose root has 16 px. Text in drawings keeps the unit of the shapes around it.
 */
export function relativeFontSizes(): Plugin {
  return {
    postcssPlugin: 'relative-font-sizes',
    Declaration(declaration) {
      if (!/^(font-size|line-height)$/.test(declaration.prop)) return;
      const { parent } = declaration;
      if (parent && 'selector' in parent && String(parent.selector).startsWith('.drawing')) return;
      declaration.value = declaration.value.replace(
        PIXELS,
        (_, size: string) => `${Number(size) / MEDIUM}rem`,
      );
    },
  };
}
