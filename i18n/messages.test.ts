import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { en } from './en';
import { fillTemplate, mergeIntoSource } from './messages';
import { zh } from './zh';
import { generated } from './zh/generated';

test('named parts are put in', () => {
  expect(fillTemplate('{count} results for “{query}”', { count: 2, query: 'dts' })).toBe(
    '2 results for “dts”',
  );
});

test('a missing part is an error that names it', () => {
  expect(() => fillTemplate('{count} results')).toThrowErrorMatchingInlineSnapshot(
    `[Error: “{count} results” needs a part named “count”.]`,
  );
});

test('a Chinese line of a release has no space between words, in words as in code', () => {
  const setting = { level: 'Rspack', path: '`target`', formats: '`esm`' };
  const values = { before: generated['releases.left'], now: generated['table.unset'] };
  const lines = [
    fillTemplate(generated['releases.setting'], { ...setting, ...values }),
    fillTemplate(generated['releases.default'], { option: '`dts`', ...values }),
  ];
  expect(lines.join('\n').match(/\p{Script=Han} \p{Script=Han}/gu)).toBeNull();
});

test('the texts of the site are added per language and win over stock texts', () => {
  const merged = mergeIntoSource(
    { slogan: { en: 'stock', ja: 'x' } },
    { en: { ...en, slogan: 'own' }, zh },
  );
  expect(merged.slogan).toEqual({ en: 'own', zh: zh.slogan, ja: 'x' });
});

test('each text has words and the same named parts in both languages', async () => {
  const partsOf = (text: string) => text.match(/\{\w+\}/g)?.sort();
  for (const file of globSync('*.ts', { cwd: 'i18n/en' })) {
    const texts = (language: string) => import(`${import.meta.dirname}/${language}/${file}`);
    const [source, other] = [await texts('en'), await texts('zh')];
    for (const [area, entries] of Object.entries<Record<string, unknown>>(source)) {
      for (const [key, text] of Object.entries(entries)) {
        if (typeof text !== 'string') continue;
        const chinese = String(other[area][key]);
        expect([text.trim(), chinese.trim()], key).not.toContain('');
        expect(partsOf(chinese), key).toEqual(partsOf(text));
      }
    }
  }
});

test('1.4 the four built-in strings exist in both languages', () => {
  expect(en).toMatchObject({
    introduction: 'Introduction',
    quickStart: 'Quick start',
    subtitle: expect.stringContaining('Rsbuild'),
    slogan: 'Create JavaScript libraries in a simple and intuitive way',
  });
  for (const key of ['introduction', 'quickStart', 'subtitle', 'slogan'] as const)
    expect(zh[key]).toMatch(/\p{Script=Han}/u);
});

test('every text is used somewhere', () => {
  const read = (patterns: string[]) =>
    globSync(patterns, { ignore: ['**/*.test.{ts,tsx}', '**/node_modules/**'] })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  const code = read([
    '{build,checks,components,search,theme,tools}/**/*.{ts,tsx}',
    '*.ts',
    'docs/**/*.mdx',
  ]);
  const keys = [...read(['i18n/en/*.ts']).matchAll(/^ {2}'([\w.-]+)':/gm)].map(
    ([, key = '']) => key,
  );
  expect(keys.length).toBeGreaterThan(200);
  // The last part of a key may be computed: `compare.kind.${kind}`.
  const isUsed = (key: string) => code.includes(key) || code.includes(key.replace(/[^.]+$/, '${'));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
