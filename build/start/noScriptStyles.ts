import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Container } from 'postcss';

const DARK = /(?<!:not\()\.(?:rp-)?dark(?![\w-])/;

/**
 * The dark rules of a stylesheet for a page without scripts: in a media query for the system's dark mode, with
 * `:root` instead of the dark class, so that their specificity stays.
 */
export function darkBySystem(css: string): string {
  const tree = postcss.parse(css);
  tree.walkRules((rule) => {
    const dark = rule.selectors.filter((selector) => DARK.test(selector));
    if (dark.length === 0 || /^(from|to|\d)/.test(rule.selector)) rule.remove();
    else rule.selectors = dark.map((selector) => selector.replace(DARK, ':root'));
  });
  const isEmpty = (container: Container) => !container.some((node) => node.type !== 'comment');
  tree.walkAtRules((rule) => {
    if (!rule.nodes || isEmpty(rule) || /keyframes|font-face|property/.test(rule.name))
      rule.remove();
  });
  return `@media screen and (prefers-color-scheme:dark){html{color-scheme:dark}${tree.toString()}}`;
}

/**
 * Writes the stylesheet that is loaded without JavaScript: dark mode by system setting, controls that need a script
 * hidden.
 *
 * @param folder - the built folder
 * @param css - all styles of the page
 * @returns path of the stylesheet in `folder`
 */
export function writeNoScriptStyles(folder: string, css: string): string {
  const own = readFileSync(path.join(import.meta.dirname, './client/noScript.css'), 'utf8');
  const sheet = postcss.parse(darkBySystem(css) + own);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  const text = sheet.toString();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `static/css/no-script.${hash}.css`;
  mkdirSync(path.join(folder, 'static/css'), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return file;
}
