import type { Plugin } from 'postcss';

/** `:is()` at the end of a selector with only tags or only classes, which have the same specificity. */
const CHOICE =
  /(?<=^|[\s>+~)]):(is|where)\(((?:[a-z]\w*|\s*,\s*)+|(?:\.[\w-]+|\s*,\s*)+)\)(?=[^\s>+~()]*$)/;

/**
 * PostCSS plugin that expands `:is(p, li)` at the end of a selector to two selectors. Browsers look rules up by the tag
 * or class at the end of the selector; one that ends with `:is()` is tried on every element.
 */
export function plainSelectors(): Plugin {
  const split = (selector: string): string[] => {
    const [, kind, choices = ''] = CHOICE.exec(selector) ?? [];
    if (!kind || !choices.includes(',')) return [selector];
    return choices
      .split(',')
      .map((one) => selector.replace(CHOICE, () => `:${kind}(${one.trim()})`));
  };
  return {
    postcssPlugin: 'plain-selectors',
    Rule(rule) {
      const plain = rule.selectors.flatMap(split);
      if (plain.length > rule.selectors.length) rule.selectors = plain;
    },
  };
}
