import { describe, expect, test } from 'vitest';
import { ask, engineOf, page, section, site } from '../../tests/search/engineKit';
import type { Marked, Row } from '../types';

test('a word that pages have is not a beginning of another', () => {
  const engine = engineOf([page('/folder', 'Folder'), page('/output', 'Output')], {
    synonyms: [['output directory', 'folder']],
  });
  expect(ask(engine, 'outpu').map(({ url }) => url)).toContain('/folder');
  expect(ask(engine, 'output').map(({ url }) => url)).toEqual(['/output']);
});

test('a name is marked where a page writes it as two words', () => {
  const engine = engineOf([page('/a', 'Cannot find the side-effect import')]);
  const [hit] = ask(engine, 'sideEffects');
  expect(hit?.page).toEqual(['Cannot find the ', 'side-effect', ' import']);
});

describe('hits', () => {
  const hostile = engineOf([
    page('/x', 'Types <img src=x onerror=alert(1)>', [
      section('Promise<T>', '<script>alert(1)</script> types & more'),
    ]),
  ]);

  test('a row has the text of a record as it is, in parts', () => {
    const textOf = (parts: Marked = []) => parts.join('');
    const [row, ...others] = ask(hostile, 'types <img src=x> promise');
    expect(textOf(row?.page)).toBe('Types <img src=x onerror=alert(1)>');
    expect(others.map(({ heading }) => textOf(heading))).toEqual([]);
    expect([textOf(row?.heading), textOf(row?.excerpt)]).toEqual([
      'Promise<T>',
      '<script>alert(1)</script> types & more',
    ]);
  });

  test('matches are marked, the typed part of a growing word only', () => {
    const hit = ask(site, 'publ')[0];
    expect(hit?.page).toEqual(['', 'Publ', 'ish']);
  });

  const rowOf = (row?: Row) => ({
    heading: row?.heading?.join(''),
    page: row?.page.join(''),
    excerpt: row?.excerpt,
    isKeyword: row?.isKeyword,
  });

  test('a section shows its heading, its page and the words of its text', () => {
    const [first] = ask(site, 'sideEffects');
    expect(first?.url).toBe('/guide/publish#tree-shaking');
    expect(rowOf(first)).toEqual({
      heading: 'Tree shaking',
      page: 'Publish',
      excerpt: ['Write ', 'sideEffects', '.'],
      isKeyword: false,
    });
  });

  test('other words for the query are marked only where it does not stand itself', () => {
    const engine = engineOf(
      [
        page('/a', 'Types', [
          section('Emit', 'A dts is a declaration.'),
          section('Use', 'Each declaration.'),
        ]),
      ],
      { synonyms: [['dts', 'declaration']] },
    );
    const excerpts = ask(engine, 'dts').map((hit) => rowOf(hit).excerpt);
    expect(excerpts).toContainEqual(['A ', 'dts', ' is a declaration.']);
    expect(excerpts).toContainEqual(['Each ', 'declaration', '.']);
  });

  test('a row whose page has no word of the query shows a name of its code, or says what it is called', () => {
    const keyed = {
      ...section('Externals', 'About imports.'),
      keywords: 'leave out;two copies react',
    };
    const engine = engineOf([
      page('/a', 'Deps', [keyed]),
      page('/b', 'Tools', [section('Set', 'By hand.', 2, 'foo extractorOptions')]),
      page('/c', '方案', [{ ...section('限制', '其他。'), id: 'known-limits' }]),
    ]);
    expect(rowOf(ask(engine, 'limits')[0])).toMatchObject({
      excerpt: ['/c#known-', 'limits', ''],
      isKeyword: false,
    });
    expect(rowOf(ask(engine, 'two copies')[0])).toMatchObject({
      excerpt: ['', 'two', ' ', 'copies', ' react'],
      isKeyword: true,
    });
    expect(rowOf(ask(engine, 'extractorOptions')[0])).toMatchObject({
      excerpt: ['By hand. ', 'extractorOptions', ''],
      isKeyword: false,
    });
  });

  test('a keyword with the word as typed explains a row better than another word for it in the text', () => {
    const keyed = { ...section('Folder', 'Its distPath.'), keywords: 'other;the outDir option' };
    const engine = engineOf([page('/a', 'Output', [keyed])], {
      synonyms: [['outDir', 'distPath']],
    });
    expect(rowOf(ask(engine, 'outdir')[0])).toMatchObject({
      excerpt: ['the ', 'outDir', ' option'],
      isKeyword: true,
    });
  });

  test('a section that says nothing at all shows how its page begins', () => {
    const engine = engineOf([page('/a', 'A', [section('Trouble')], 'All of it.')]);
    expect(ask(engine, 'trouble')[0]?.excerpt?.join('')).toBe('All of it.');
  });

  test('an excerpt has at most the words asked for, cut at their ends', () => {
    const long = engineOf([
      page('/l', 'Long', [section('S', `${'word '.repeat(50)}needle ${'word '.repeat(50)}`)]),
    ]);
    const [hit] = long.answer({ query: 'needle', limit: 20, snippetWords: 5 }).hits;
    const text = hit?.excerpt?.join('') ?? '';
    expect(text).toMatch(/^…(?:word )+needle(?: word)+…$/);
    expect(text.replaceAll('…', '').split(' ')).toHaveLength(5);
  });

  const grouped = (titles: Record<string, string>) =>
    engineOf(
      Object.entries(titles).map(([group, title], i) =>
        page(`/${i}`, title, [], '', group.charAt(0)),
      ),
    );

  test('each group is listed once, the best page first', () => {
    const hits = ask(
      grouped({ A: 'widget', B: 'widget x', C: 'widget y', A2: 'widget z' }),
      'widget',
    );
    expect(hits.map(({ url }) => url)).toEqual(['/0', '/3', '/1', '/2']);
    expect(hits.map(({ group }) => group)).toEqual(['A', 'A', 'B', 'C']);
  });

  test('a page does not stand before one of the next group that answers far better', () => {
    const far = `widget ${'x '.repeat(9)}`;
    const hits = ask(grouped({ A: 'widget', B: 'widget x', A2: far }), 'widget');
    expect(hits.map(({ url }) => url)).toEqual(['/0', '/1']);
    expect(ask(grouped({ A: 'widget', A2: far }), 'widget')).toHaveLength(2);
  });

  test('posts come after pages that say the same', () => {
    expect(ask(site, 'dependencies')[0]?.url).toBe('/guide/third-party');
  });
});

test('of the keywords a row shows the one with most of the query', () => {
  const keywords = '子包改了不生效;子包源码引用';
  const engine = engineOf([page('/a', 'Monorepo', [{ ...section('Order', 'x'), keywords }])]);
  expect(ask(engine, '子包源码引用')[0]?.excerpt).toEqual(['', '子包源码引用', '']);
});
