import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Theme = 'light' | 'dark';

const stock = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json')),
  'dist/theme',
);
/** Style sheets that set colors, later ones over earlier ones: the stock ones, then ours. */
const SHEETS = [
  ...['base', 'brand', 'code', 'shiki'].map((name) => `${stock}/styles/vars/${name}-vars.css`),
  `${stock}/components/Callout/index.css`,
  path.join(import.meta.dirname, '../tokens.css'),
];

/** Whether a rule sets tokens of the root element, and for which themes. */
function themesOf(selector: string): Theme[] {
  if (!/^(:where\(|html|:root|\.dark)/.test(selector) || selector.includes(':has')) return [];
  if (selector.includes(':not(.rp-dark)')) return ['light'];
  return /dark/.test(selector) ? ['dark'] : ['light', 'dark'];
}

/**
 * All custom properties of the root element in one theme, references resolved. A token that refers to
 * one that does not exist is an error that names both.
 */
export function readTokens(theme: Theme): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const sheet of SHEETS) {
    const css = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!themesOf(selector.trim()).includes(theme)) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
        tokens.set(name, value.trim());
      }
    }
  }
  const resolve = (name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`No style sheet sets ${name} in the ${theme} theme.`);
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference ? resolve(reference) : value;
  };
  return new Map([...tokens.keys()].map((name) => [name, resolve(name)]));
}
