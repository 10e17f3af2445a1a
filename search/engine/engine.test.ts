import { describe, expect, test } from 'vitest';
import type { SearchHit, SearchRecords, SectionRecord } from '../types';
import { createEngine } from './engine';

const section = (heading: string, text = '', level = 2, code = ''): SectionRecord => ({
  level,
  id: level === 1 ? '' : heading.toLowerCase().replace(/[^\p{L}\d]+/gu, '-'),
  heading,
  text,
  code,
});
const page = (
  route: string,
  title: string,
  sections: SectionRecord[] = [],
  text = '',
  group = 'G',
) => ({
  route,
  group,
  title,
  sections: [section(title, text, 1), ...sections],
});
const records = (
  pages: SearchRecords['pages'],
  more: Partial<SearchRecords> = {},
): SearchRecords => ({
  lang: 'en',
  pages,
  synonyms: [],
  pinyin: {},
  ...more,
});
const engineOf = (...args: Parameters<typeof records>) => createEngine(records(...args));
const ask = (engine: ReturnType<typeof createEngine>, query: string) =>
  engine.answer({ query, limit: 20, snippetWords: 10 }).hits;

const site = engineOf([
  page('/config/lib/auto-external', 'lib.autoExternal', [
    section('Exclude packages', 'Keep a dependency in the bundle.'),
  ]),
  page('/guide/third-party', 'Dependencies', [
    section('Bundled packages', 'autoExternal decides.'),
  ]),
  page('/guide/publish', 'Publish', [
    section('Tree shaking', 'Write sideEffects.'),
    section('Files', 'Pack them.'),
  ]),
  page('/blog/hello', 'Dependencies', [], 'We wrote about packages.'),
]);

describe('finding', () => {
  test.each([
    ['a name as written', 'autoExternal'],
    ['with its section', 'lib.autoExternal'],
    ['as words', 'auto external'],
    ['with a dash', 'auto-external'],
    ['half typed', 'autoext'],
    ['with swapped letters', 'autoExtrenal'],
    ['with a letter missing', 'autoExtrnal'],
  ])('a name %s', (_, query) => {
    expect(ask(site, query)[0]?.url).toBe('/config/lib/auto-external');
  });

  test.each(['tree shaking', 'treeshaking', 'how does tree shaking work'])(
    '%s finds its section',
    (query) => {
      expect(ask(site, query)[0]?.url).toBe('/guide/publish#tree-shaking');
    },
  );

  test('a synonym counts from its beginning on, and nothing is empty while it is typed', () => {
    const engine = engineOf([page('/a', 'Alias'), page('/b', 'Imports that stay')], {
      synonyms: [['externalize', 'stay']],
    });
    for (const typed of ['exte', 'externali', 'externalize', 'externalized']) {
      expect(ask(engine, typed)[0]?.url).toBe('/b');
    }
  });

  test.each(['tree s', 'tree sh', 'tree shaking q', 'how d'])(
    'a word that has just begun does not empty the list: %s',
    (typed) => {
      const engine = engineOf([page('/a', 'Tree shaking'), page('/b', 'How to publish')]);
      expect(ask(engine, typed)).not.toEqual([]);
    },
  );

  test.each([
    ['--config', '/cli#flags'],
    ['--con', '/cli#flags'],
    ['-w', '/cli#flags'],
    ['.d.cts', '/dts'],
    ['@/', '/alias'],
    ['"@/"', '/alias'],
    ['@/*', '/alias'],
    ['TS5011', '/ts'],
    ['TS5012', undefined],
    ['e', undefined],
    ['C++', undefined],
  ])('code is found as it is typed: %s', (query, url) => {
    const engine = engineOf([
      page('/settings', 'Config', [section('Config', 'A config with w and e.')]),
      page('/cli', 'CLI', [section('Flags', 'Use --config file or -w.')]),
      page('/dts', 'Types', [], 'Emits .d.cts files for d and cts.'),
      page('/alias', 'Alias', [], 'Write @/math to import.'),
      page('/ts', 'Errors', [section('TS5011: common source directory')]),
    ]);
    expect(ask(engine, query)[0]?.url.replace(/(?<=\/ts)#.*/, '')).toBe(url);
  });

  test('a word that pages write as one is found in two', () => {
    const engine = engineOf([page('/a', 'Storybook'), page('/b', 'Alias')]);
    expect(ask(engine, 'story book')[0]?.url).toBe('/a');
  });

  test('readers find a section by keywords that it does not say itself', () => {
    const keyed = {
      ...section('Externals', 'About imports.'),
      id: 'ext',
      keywords: 'two copies react',
    };
    const engine = engineOf([page('/a', 'Alias'), page('/b', 'Deps', [keyed])]);
    expect(ask(engine, 'two copies of react')[0]?.url).toBe('/b#ext');
    expect(ask(engine, 'qwxzv')).toEqual([]);
  });

  test('a name written in words is found whole, however common its words are', () => {
    const check = section('Check', 'Run arethetypeswrong once.');
    const engine = engineOf([page('/a', 'Wrong types'), page('/b', 'Publish', [check])]);
    expect(ask(engine, 'are the types wrong').map(({ url }) => url)).toContain('/b#check');
  });

  test('a short name with a wrong letter finds the section of that name, not any text near it', () => {
    const engine = engineOf([
      page('/a', 'Alias', [section('Use', 'In a life of files.')]),
      page('/b', 'Formats', [section('IIFE', 'A script.')]),
    ]);
    expect(ask(engine, 'iffe')[0]?.url).toBe('/b#iife');
    expect(ask(engine, 'lifo')).toEqual([]);
  });

  test("a Chinese section is found by the English of its heading's id", () => {
    const shared = { ...section('共享配置', '多个包。'), id: 'share-settings' };
    const engine = engineOf([page('/zh/a', '别名'), page('/zh/b', '仓库', [shared])]);
    expect(ask(engine, 'share settings')[0]?.url).toBe('/zh/b#share-settings');
  });

  test('a Chinese term with one wrong character is found by its other names', () => {
    const engine = engineOf([page('/zh/a', 'Source map'), page('/zh/b', '别名')], {
      lang: 'zh',
      synonyms: [['source map', '源码映射']],
    });
    expect(ask(engine, '源码影射')[0]?.url).toBe('/zh/a');
    expect(ask(engine, '红烧牛肉')).toEqual([]);
  });

  test.each(['quantum entanglement', 'qwxzv', '', '   ', '%%%', '量子纠缠'])(
    '%j finds nothing',
    (query) => {
      expect(ask(site, query)).toEqual([]);
    },
  );

  test.each([
    'a'.repeat(200),
    '\u0000\ud800',
    '((((',
    '"*"',
    '__proto__',
    'constructor',
    '\u{1F600}',
  ])('an odd query is answered calmly: %j', (query) => {
    expect(() => ask(site, query)).not.toThrow();
  });
});

describe('Chinese', () => {
  const chinese = engineOf(
    [
      page('/zh/guide/mf', '模块联邦', [section('与微前端的关系', '共享模块。')]),
      page('/zh/guide/compat', '产物兼容性', [section('语法降级', '用 syntax。')]),
    ],
    {
      lang: 'zh',
      synonyms: [['syntax', '转译']],
      pinyin: {
        ...{ 模: 'mo mu', 块: 'kuai', 联: 'lian', 邦: 'bang', 转: 'zhuan', 译: 'yi' },
        ...{ 语: 'yu', 法: 'fa', 降: 'jiang xiang', 级: 'ji' },
      },
    },
  );
  test.each([
    ['as written', '模块联邦'],
    ['in a question', '怎么使用模块联邦'],
    ['with a wrong character', '模块联帮'],
    ['in pinyin', 'mokuailianbang'],
    ['in spaced pinyin', 'mo kuai lian bang'],
    ['in half typed pinyin', 'mokuailia'],
    ['by first letters', 'mklb'],
  ])('a title is found %s', (_, query) => {
    expect(ask(chinese, query)[0]?.url).toBe('/zh/guide/mf');
  });

  test.each(['zhuanyi', 'jiangji yufa', 'yufajiangji', 'yfjj'])(
    'pinyin of a synonym, in any order, by initials: %s',
    (query) => {
      expect(ask(chinese, query)[0]?.url).toContain('/zh/guide/compat');
    },
  );

  test('a wrong character in a word of three', () => {
    expect(ask(chinese, '兼荣性')[0]?.url).toBe('/zh/guide/compat');
  });
});

test('synonyms find pages that use the other word', () => {
  const engine = engineOf([page('/a', 'Declaration files'), page('/b', 'Other')], {
    synonyms: [['dts', 'declaration files']],
  });
  expect(ask(engine, 'dts')[0]?.url).toBe('/a');
});

test('a word that pages have is no beginning of another', () => {
  const engine = engineOf([page('/folder', 'Folder'), page('/output', 'Output')], {
    synonyms: [['output directory', 'folder']],
  });
  expect(ask(engine, 'outpu').map(({ url }) => url)).toContain('/folder');
  expect(ask(engine, 'output').map(({ url }) => url)).toEqual(['/output']);
});

test('a name is marked where a page writes it as two words', () => {
  const engine = engineOf([page('/a', 'Cannot find the side-effect import')]);
  const [hit] = ask(engine, 'sideEffects');
  expect(hit?._snippetResult.hierarchy.lvl1?.value).toContain('<mark>side-effect</mark>');
});

describe('hits', () => {
  const hostile = engineOf([
    page('/x', 'Types <img src=x onerror=alert(1)>', [
      section('Promise<T>', '<script>alert(1)</script> types & more'),
    ]),
  ]);

  test('no markup of a record or a query survives', () => {
    const html = JSON.stringify(ask(hostile, 'types <img src=x> promise'), (key, value) =>
      // Written as text: group titles and excerpts.
      key === 'lvl0' || key === 'excerpt' ? undefined : value,
    );
    expect(html).not.toMatch(/<(?!\/?mark>)/);
  });

  test('matches are marked, the typed part of a growing word only', () => {
    const hit = ask(site, 'publ')[0];
    expect(hit?._snippetResult.hierarchy.lvl1?.value).toBe('<mark>Publ</mark>ish');
  });

  const rowOf = (hit?: SearchHit) => ({
    type: hit?.type,
    path: hit?.hierarchy.lvl1,
    excerpt: hit?._snippetResult.excerpt,
    isKeyword: hit?._snippetResult.isKeyword,
  });

  test('a section shows its heading, its page and the words of its text', () => {
    const [first] = ask(site, 'sideEffects');
    expect(first?.url).toBe('/guide/publish#tree-shaking');
    expect(rowOf(first)).toEqual({
      type: 'lvl2',
      path: 'Publish',
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
    ]);
    expect(rowOf(ask(engine, 'two copies')[0])).toMatchObject({
      excerpt: ['', 'two', ' ', 'copies', ' react'],
      isKeyword: true,
    });
    expect(rowOf(ask(engine, 'extractorOptions')[0])).toMatchObject({
      excerpt: ['foo ', 'extractorOptions', ''],
      isKeyword: false,
    });
  });

  test('an excerpt has at most the words asked for, cut at their ends', () => {
    const long = engineOf([
      page('/l', 'Long', [section('S', `${'word '.repeat(50)}needle ${'word '.repeat(50)}`)]),
    ]);
    const [hit] = long.answer({ query: 'needle', limit: 20, snippetWords: 5 }).hits;
    const text = hit?._snippetResult.excerpt?.join('') ?? '';
    expect(text).toMatch(/^…(?:word )+needle(?: word)+…$/);
    expect(text.replaceAll('…', '').split(' ')).toHaveLength(5);
  });

  test('each group is listed once, the best page first, and every page is there', () => {
    const pages = ['A', 'B', 'C', 'A'].map((group, i) =>
      page(`/${i}`, `widget ${'x '.repeat(i * 4)}`, [], '', group),
    );
    const hits = ask(engineOf(pages), 'widget');
    expect(hits.map(({ url }) => url)).toEqual(['/0', '/3', '/1', '/2']);
    expect(hits.map((hit) => hit._highlightResult.hierarchy.lvl0?.value)).toEqual([
      'A',
      'A',
      'B',
      'C',
    ]);
  });

  test('posts come after pages that say the same', () => {
    expect(ask(site, 'dependencies')[0]?.url).toBe('/guide/third-party');
  });

  test('never more than the limit', () => {
    const pages = Array.from({ length: 40 }, (_, i) => page(`/p${i}`, `widget ${i}`));
    expect(
      engineOf(pages).answer({ query: 'widget', limit: 3, snippetWords: 10 }).hits,
    ).toHaveLength(3);
  });
});
