import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '../../site';
import { PAGES } from './routes';

const pages = new Set(PAGES.map(({ language, route }) => `${language} ${route}`));
const exists = (route: string) => LANGUAGES.every((language) => pages.has(`${language} ${route}`));

test('2.1.5 no route has parameters', () => {
  expect([...pages].filter((page) => /[[\]:*{}]/.test(page))).toEqual([]);
});

test('2.1.4 every page exists in both languages', () => {
  expect(PAGES.filter(({ route }) => !exists(route)).map(({ file }) => file)).toEqual([]);
});

const nav = z.array(z.looseObject({ link: z.string() }));
const metaEntry = z.union([z.string(), z.looseObject({ name: z.string().optional() })]);

test.each(LANGUAGES)(
  '1.3 every page is reachable from the navigation and a menu (%s)',
  (language) => {
    const sections = nav
      .parse(JSON.parse(readFileSync(`docs/${language}/_nav.json`, 'utf8')))
      .map(({ link }) => link.split('/')[1]);
    const entries = new Set(
      globSync(`docs/${language}/**/_meta.json`).flatMap((file) =>
        z
          .array(metaEntry)
          .parse(JSON.parse(readFileSync(file, 'utf8')))
          .map((entry) => (typeof entry === 'string' ? entry : entry.name))
          .map((name) => file.replace('_meta.json', `${name}`)),
      ),
    );
    const unreachable = PAGES.filter(
      (page) => page.language === language && page.route !== '/',
    ).filter(({ name }) => {
      // The index of a folder inside a section is the link of its group.
      const parts = name
        .replace(/\.mdx?$/, '')
        .replace(/^([^/]+\/.+)\/index$/, '$1')
        .split('/');
      const isListed = parts.every(
        (_, depth) =>
          depth === 0 || entries.has(`docs/${language}/${parts.slice(0, depth + 1).join('/')}`),
      );
      return !sections.includes(parts[0] ?? '') || !isListed;
    });
    expect(unreachable.map(({ file }) => file)).toEqual([]);
  },
);
