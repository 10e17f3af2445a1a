import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import axe from 'axe-core';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';

const stock = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json')),
  'dist/theme',
);
/** Style sheets that set colors, in cascade order: the stock ones, then ours. */
const SHEETS = [
  ...['base', 'brand', 'code', 'shiki'].map((name) => `${stock}/styles/vars/${name}-vars.css`),
  `${stock}/components/Callout/index.css`,
  path.join(import.meta.dirname, 'tokens.css'),
];

/** Backgrounds of changed and marked code lines, hard-coded in the stock `shiki.css`. */
const CODE_LINES = ['#3b82f61a', '#10b9811a', '#f43f5e1a', '#ed3c501a', '#ffc5171a'];
const SURFACES = ['--rp-c-bg', '--rp-c-bg-soft', '--rp-c-bg-mute'];
const CALLOUTS = ['tip', 'note', 'info', 'important', 'warning', 'danger', 'details'];

/** Pairs with their minimum contrast: 4.5 for text, 3 for lines and rings (WCAG 2.2, 1.4.3 and 1.4.11). */
function pairs(names: string[]): [text: string, grounds: string[], least: number][] {
  const rows: [string, string[], number][] = [];
  const add = (text: string, grounds: string[], least = 4.5) => rows.push([text, grounds, least]);
  for (const text of ['text-0', 'text-1', 'text-2', 'text-3', 'link', 'brand', 'brand-dark']) {
    for (const surface of SURFACES) add(`--rp-c-${text}`, [surface]);
  }
  add('--rp-c-danger', ['--rp-code-title-bg']);
  add('--rp-c-link', ['--rp-c-brand-tint', '--rp-c-bg']);
  add('--site-c-on-brand', ['--rp-c-brand']);
  add('--rp-c-text-code', ['--rp-c-text-code-bg', '--rp-c-bg']);
  add('--rp-code-block-color', ['--rp-code-block-bg']);
  for (const token of names.filter((name) => name.startsWith('--shiki-token-'))) {
    add(token, ['--rp-code-block-bg']);
    for (const line of CODE_LINES) add(token, [line, '--rp-code-block-bg']);
  }
  for (const kind of CALLOUTS) {
    const own = `--rp-container-${kind}`;
    add(`${own}-text`, [`${own}-bg`, '--rp-c-bg']);
    add(`${own}-text`, [`${own}-code-bg`, `${own}-bg`, '--rp-c-bg']);
    add('--rp-c-text-1', [`${own}-bg`, '--rp-c-bg']);
  }
  for (const surface of SURFACES) add('--site-c-focus', [surface], 3);
  add('--site-c-focus', ['--rp-c-brand-tint', '--rp-c-bg'], 3);
  add('--site-c-control-line', ['--rp-c-bg'], 3);
  return rows;
}

type Theme = 'light' | 'dark';

/** Themes for which a rule sets tokens of the root element. */
function themesOf(selector: string): Theme[] {
  if (!/^(:where\(|html|:root|\.dark)/.test(selector) || selector.includes(':has')) return [];
  if (selector.includes(':not(.rp-dark)')) return ['light'];
  return /dark/.test(selector) ? ['dark'] : ['light', 'dark'];
}

/** All custom properties of the root element in one theme. */
function readTokens(theme: Theme): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const sheet of SHEETS) {
    postcss.parse(readFileSync(sheet)).walkRules((rule) => {
      if (!themesOf(rule.selector).includes(theme)) return;
      rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
    });
  }
  return tokens;
}

interface Color {
  parseString(text: string): void;
}
/** Color functions of axe, which its types leave out. */
const { color: colors } = axe.commons as unknown as {
  color: {
    Color: new () => Color;
    flattenColors(top: Color, ground: Color): Color;
    getContrast(ground: Color, text: Color): number;
  };
};

describe.each<Theme>(['light', 'dark'])('%s theme', (theme) => {
  const tokens = readTokens(theme);
  const color = (name: string): Color => {
    const value = name.startsWith('--') ? tokens.get(name) : name;
    if (!value) throw new Error(`No style sheet sets ${name} in the ${theme} theme.`);
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (reference) return color(reference);
    const parsed = new colors.Color();
    parsed.parseString(value);
    return parsed;
  };
  test.each(pairs([...tokens.keys()]))('%s on %s is at least %d:1', (text, grounds, least) => {
    const ground = grounds.map(color).reduceRight((below, top) => colors.flattenColors(top, below));
    expect(colors.getContrast(ground, color(text))).toBeGreaterThanOrEqual(least);
  });
});
