import { describe, expect, test } from 'vitest';
import { type Color, contrast, layOn, parseHex } from './color';
import { readTokens, type Theme } from './tokens';

/** Grounds of changed and marked code lines, written as plain colors in the stock `shiki.css`. */
const CODE_LINES = ['#3b82f61a', '#10b9811a', '#f43f5e1a', '#ed3c501a', '#ffc5171a'];
const SURFACES = ['--rp-c-bg', '--rp-c-bg-soft', '--rp-c-bg-mute'];
const CALLOUTS = ['tip', 'note', 'info', 'important', 'warning', 'danger', 'details'];

/** Least contrast of each pair: 4.5 for text, 3 for lines and rings (WCAG 2.2, 1.4.3 and 1.4.11). */
function pairs(names: string[]): [text: string, grounds: string[], least: number][] {
  const rows: [string, string[], number][] = [];
  const add = (text: string, grounds: string[], least = 4.5) => rows.push([text, grounds, least]);
  for (const text of ['text-0', 'text-1', 'text-2', 'text-3', 'link', 'brand', 'brand-dark']) {
    for (const surface of SURFACES) add(`--rp-c-${text}`, [surface]);
  }
  add('--rp-c-gray', ['--rp-c-bg-soft']);
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

describe.each<Theme>(['light', 'dark'])('%s theme', (theme) => {
  const tokens = readTokens(theme);
  const color = (name: string): Color => {
    const value = name.startsWith('#') ? name : tokens.get(name);
    if (!value) throw new Error(`No style sheet sets ${name} in the ${theme} theme.`);
    return parseHex(value);
  };
  test.each(pairs([...tokens.keys()]))('%s on %s is at least %d:1', (text, grounds, least) => {
    const ground = grounds.map(color).reduceRight((below, top) => layOn(top, below));
    expect(contrast(color(text), ground)).toBeGreaterThanOrEqual(least);
  });
});

test('contrast is that of WCAG: black on white 21, equal colors 1', () => {
  expect(contrast(parseHex('#000'), parseHex('#ffffff'))).toBe(21);
  expect(contrast(parseHex('#0a7566'), parseHex('#0a7566'))).toBe(1);
});

test('a half transparent text is judged as it is seen', () => {
  expect(contrast(parseHex('#00000080'), parseHex('#fff'))).toBeCloseTo(4.004, 3);
});

test('a value that is not a color is quoted', () => {
  expect(() => parseHex('teal')).toThrowErrorMatchingInlineSnapshot(
    `[Error: “teal” is not a color. Write it as #rrggbb or #rrggbbaa.]`,
  );
});
