import type { Plugin } from 'postcss';

/** Where a selector ends with a choice of several tags, or of several classes, which all weigh the same. */
const CHOICE =
  /(?<=^|[\s>+~)]):(is|where)\(((?:[a-z]\w*|\s*,\s*)+|(?:\.[\w-]+|\s*,\s*)+)\)(?=[^\s>+~()]*$)/;

/**
 * Postcss plugin that writes `:is(p, li)` at the end of a selector as two selectors. Browsers look rules up by the tag
 * or class that their selector ends with; one that ends with a choice they try on every element.
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
