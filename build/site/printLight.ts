import { AtRule, type Plugin } from 'postcss';

const LIGHT = /:where\(html:not\(\.(?:rp-)?dark\)\)/;
const DARK = /\.(?:rp-)?dark(?![\w-])/;

/**
 * PostCSS plugin that limits the dark theme to screens: browsers print its text in pale gray and omit its background.
 * Tokens of the light theme apply in both themes; those of the dark one come after them.
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
