import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pastedQuery } from '../../search/client/pastedQuery';
import { createEngine, type SearchEngine } from '../../search/engine/engine';
import type { PageRecord } from '../../search/types';
import type { Language } from '../../site';
import { judge, report, score } from './measure';
import { optionNames } from './optionNames';
import { pastedErrors } from './pastedErrors';
import { querySets } from './queries';
import type { Query } from './queries/types';
import { siteRecords } from './siteRecords';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** What each set scored on 2026-11-22, minus a point for pages that change. */
const BARS: Record<Language, Record<string, { first: number; three: number }>> = {
  en: {
    learned: { first: 0.95, three: 0.98 },
    checked: { first: 0.95, three: 0.98 },
    field: { first: 0.85, three: 0.94 },
  },
  zh: {
    learned: { first: 0.94, three: 0.97 },
    checked: { first: 0.9, three: 0.95 },
    field: { first: 0.85, three: 0.95 },
  },
};
/** Queries that once found the wrong page, or none, and the page that must come first. */
const FIRST: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ["Cannot find module './foo'", '/guide/faq/errors'],
    ['rsdoctor', '/guide/advanced/rsdoctor'],
    ['publish to npm', '/guide/publish/'],
    ['declaration', '/guide/advanced/dts'],
    ['declara', '/guide/advanced/dts'],
    ['bundle', '/config/lib/bundle'],
    ['node', '/guide/solution/nodejs'],
    ['enable sourcemap', '/config/rsbuild/output'],
    ['how do I mark a package as external', '/guide/advanced/third-party-deps'],
    ['types not found when importing my package', '/guide/faq/errors'],
  ],
  zh: [
    ["找不到模块 './foo'", '/zh/guide/faq/errors'],
    ['rsdoctor', '/zh/guide/advanced/rsdoctor'],
    ['rollup 换成 rslib', '/zh/guide/migration/rollup'],
    ['样是文件', '/zh/guide/advanced/css'],
    ['css', '/zh/guide/advanced/css'],
    ['环境', '/zh/guide/advanced/env-vars'],
  ],
};

/** An engine that computes each answer once. */
function remembering({ answer }: SearchEngine): SearchEngine {
  const known = new Map<string, ReturnType<typeof answer>>();
  return {
    answer(request) {
      const key = JSON.stringify(request);
      const found = known.get(key) ?? answer(request);
      known.set(key, found);
      return found;
    },
  };
}

/** Kinds of queries that nobody types letter by letter. */
const NOT_TYPED = new Set(['error', 'nonsense']);

describe.each(['en', 'zh'] as const)('relevance in %s', (lang) => {
  let engine: SearchEngine;
  let pages: readonly PageRecord[];
  let sets: Record<string, readonly Query[]>;
  beforeAll(async () => {
    const records = await siteRecords(lang);
    pages = records.pages;
    engine = remembering(createEngine(records));
    sets = await querySets(lang);
  });

  test.each(['learned', 'checked', 'field'])('the %s queries reach their score', (name) => {
    const outcomes = (sets[name] ?? []).map((query) => judge(engine, query));
    console.log(report(`${lang}, ${name}`, outcomes));
    const { success1, success3, wrongScreens } = score(outcomes);
    expect(outcomes.length).toBeGreaterThan(90);
    expect(success1).toBeGreaterThanOrEqual(BARS[lang][name]?.first ?? 1);
    expect(success3).toBeGreaterThanOrEqual(BARS[lang][name]?.three ?? 1);
    expect(wrongScreens).toBe(0);
  });

  test('nearly every result has an excerpt, and nearly every first result marks a word of the query', () => {
    const plain = Object.values(sets)
      .flat()
      .filter(({ kind }) => !['typo', 'pinyin', 'nonsense'].includes(kind));
    const rows = plain.map(({ query }) =>
      engine
        .answer({ query, limit: 20, snippetWords: 10 })
        .hits.map(({ page, heading = [], excerpt = [] }) => ({
          text: excerpt.join(''),
          isMarked: [page, heading, excerpt].some((parts) => parts.length > 1),
        })),
    );
    const first = rows.flatMap(([row]) => row ?? []);
    expect(first.filter(({ isMarked }) => isMarked).length / first.length).toBeGreaterThan(0.97);
    const empty = rows.flat().filter(({ text }) => text === '').length;
    // Pages that only list links have no text of their own.
    expect(empty / rows.flat().length).toBeLessThan(0.01);
  });

  test('while a query is typed, no letter empties the list between two that fill it', () => {
    const isFilled = (query: string) =>
      engine.answer({ query, limit: 1, snippetWords: 10 }).hits.length > 0;
    const typos = Object.values(sets)
      .flat()
      .filter(({ kind }) => kind === 'typo');
    const queries = [...(sets.checked ?? []), ...typos].filter(({ kind }) => !NOT_TYPED.has(kind));
    expect(queries.length).toBeGreaterThan(90);
    const flashes = queries.flatMap(({ query }) => {
      const typed = [...query].map((_, i, all) => all.slice(0, i + 1).join(''));
      const filled = typed.map(isFilled);
      const [from, to] = [filled.indexOf(true), filled.lastIndexOf(true)];
      return typed.filter((_, i) => i > from && i < to && !filled[i]);
    });
    expect(flashes).toEqual([]);
  }, 400_000);

  test.each(['/config/lib/dts', 'https://example.com/zh/guide/migration/modernjs-module#options'])(
    'the pasted address %s finds its page first',
    (address) => {
      const query = pastedQuery(address);
      const [hit] = engine.answer({ query, limit: 1, snippetWords: 10 }).hits;
      expect(hit?.url).toContain(query.split('#')[0]);
    },
  );

  test.each(FIRST[lang])('%s finds %s first', (query, page) => {
    const [hit] = engine.answer({ query, limit: 1, snippetWords: 10 }).hits;
    expect(hit?.url.replace(/#.*/, '')).toBe(page);
  });

  test('the title of a page, also without “lib.”, finds that page first', () => {
    const lettersOf = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
    const namesOf = ({ title, route }: PageRecord) =>
      [title, title.replace(/^lib\./, ''), route.split('/').filter(Boolean).at(-1) ?? ''].map(
        lettersOf,
      );
    const missed = pages.flatMap(({ title }) =>
      [title, title.replace(/^lib\./, '')].flatMap((query) => {
        const [hit] = engine.answer({ query, limit: 1, snippetWords: 10 }).hits;
        // Two pages may share a name: Module Federation and `moduleFederation`.
        const found = pages.find(({ route }) => route === hit?.url);
        return found && namesOf(found).includes(lettersOf(query)) ? [] : `${query} → ${hit?.url}`;
      }),
    );
    expect(missed).toEqual([]);
  });

  describe('a pasted message finds its row', () => pastedErrors(lang, () => engine));
  describe('the name of an option is found', () =>
    optionNames(
      () => engine,
      () => pages,
    ));
});
