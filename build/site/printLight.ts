import { AtRule, type Plugin } from 'postcss';

const LIGHT = /:where\(html:not\(\.(?:rp-)?dark\)\)/;
const DARK = /\.(?:rp-)?dark(?![\w-])/;

/**
 * Postcss plugin that keeps the dark theme on screens: paper is white, and browsers print the letters of the dark theme
 * in pale gray and leave its ground out. Tokens of the light theme hold in both; those of the dark one stand after them.
 */
export function printLight(): Plugin {
  return {
    postcssPlugin: 'print-light',
    Once(root) {
      root.walkRules((rule) => {
        if (LIGHT.test(rule.selector)) rule.selector = rule.selector.replace(LIGHT, ':where(html)');
        else if (rule.selectors.every((selector) => DARK.test(selector))) {
          const screen = new AtRule({ name: 'media', params: 'screen' });
          rule.replaceWith(screen);
          screen.append(rule);
        }
      });
    },
  };
}
