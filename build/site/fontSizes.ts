import type { Plugin } from 'postcss';

/** Sizes of letters and lines in px, alone or in a function such as `clamp()`. */
const PIXELS = /(?<![\w.-])(\d*\.?\d+)px\b/g;
/** What the reader's browser calls 16 px unless the reader chose another size. */
const MEDIUM = 16;

/**
 * Postcss plugin that gives letters and lines the size that the reader set in the browser: `14px` becomes
 * `0.875rem`, in stock sheets too, whose root has 16 px. Text of drawings keeps the unit of the shapes around it.
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
