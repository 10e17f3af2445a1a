import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSite } from '../../checks/content/readSite';
import { LANGUAGES } from '../../site';

const site = readSite(process.cwd());
const pages = new Set(site.pages.map(({ language, route }) => `${language} ${route}`));
const exists = (route: string) => LANGUAGES.every((language) => pages.has(`${language} ${route}`));

test('2.1.5 no route has parameters', () => {
  expect([...pages].filter((page) => /[[\]:*{}]/.test(page))).toEqual([]);
});

test('2.1.4 every page exists in both languages', () => {
  expect(site.pages.filter(({ route }) => !exists(route)).map(({ file }) => file)).toEqual([]);
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
      site.metas
        .filter(({ file }) => file.startsWith(`docs/${language}/`))
        .flatMap(({ file, text }) =>
          z
            .array(metaEntry)
            .parse(JSON.parse(text))
            .map((entry) => (typeof entry === 'string' ? entry : entry.name))
            .map((name) => file.replace('_meta.json', `${name}`)),
        ),
    );
    const unreachable = site.pages
      .filter((page) => page.language === language && page.route !== '/')
      .filter(({ name }) => {
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
