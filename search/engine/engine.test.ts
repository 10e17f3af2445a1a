import { describe, expect, test } from 'vitest';
import { ask, engineOf, page, section, site } from '../../tests/search/engineKit';

describe('finding', () => {
  test.each(['tree shaking', 'treeshaking', 'how does tree shaking work'])(
    '%s finds its section',
    (query) => {
      expect(ask(site, query)[0]?.url).toBe('/guide/publish#tree-shaking');
    },
  );

  test.each(['debug', 'debugg', 'debugge', 'debuggi', 'debuggin', 'debugging'])(
    '%s finds debug',
    (query) => {
      const engine = engineOf([page('/maps', 'Maps', [], 'To debug the sources.')]);
      expect(ask(engine, query)).toHaveLength(1);
    },
  );

  test('9.32 an answer has the best hits, as many as were asked for', () => {
    const engine = engineOf(Array.from({ length: 9 }, (_, n) => page(`/p${n}`, `Banner ${n}`)));
    const urls = (limit: number) =>
      engine.answer({ query: 'banner', limit, snippetWords: 10 }).hits.map(({ url }) => url);
    expect(urls(20)).toHaveLength(9);
    expect(urls(5)).toEqual(urls(20).slice(0, 5));
  });

  test.each([
    ['a page by the last part of its address', 'mf', '/guide/mf'],
    ['the top of a page called so, not a section with the word', 'rsdoctor', '/analyze/rsdoctor'],
    ['a name of two words before its words in other places', 'NODE_ENV', '/mode'],
    ['a section whose heading and title are the query', 'rollup hooks', '/rollup#hooks'],
    ['a word of the site before names that it begins', 'tsconfig', '/tsconfig'],
    ['a heading that five words begin', 'foo is not here for', '/errors#foo'],
    ['a heading that ends a message', 'TypeError: bar.baz is not a function', '/more#bar'],
    ['a command by its last word', 'mf-serve', '/commands#serve'],
  ])('%s', (_, query, first) => {
    const engine = engineOf([
      page('/rollup', 'Rollup', [section('Hooks', 'What becomes of yours.')]),
      page('/hooks', 'Hooks', [], 'Rollup has some too, and rollup hooks are not ours.'),
      page('/source', 'tsconfigPath'),
      page('/tsconfig', 'A tsconfig that works', [], 'The tsconfig of a library.'),
      page('/foo', 'Not here: foo', [], 'Foo is not here. Is foo not here for you?'),
      page('/errors', 'Errors', [
        { ...section('foo is not here for a module that nobody has ever asked for'), id: 'foo' },
      ]),
      page('/types', 'TypeError: x is not a function', [], 'Bar is not a function, TypeError'),
      page('/more', 'Errors', [{ ...section('bar.baz is not a function'), id: 'bar' }]),
      page('/commands', 'Commands', [{ ...section('tool mf-serve'), id: 'serve' }]),
      page('/serving', 'Serve', [], 'mf-serve, that is mf-serve.'),
      page('/server', 'Server', [], 'Node env: the env of Node, and node env.'),
      page('/cookbook', 'The package.json cookbook'),
      page('/data', 'Data', [section('Files', 'They may be written in JSON, and in others, too.')]),
      page('/federate', 'Share', [section('What a host and a remote of mf ask of each other')]),
      page('/guide/mf', 'Module Federation', [], 'Two builds that load each other.'),
      page('/analyze/rsdoctor', 'Analyze with Rsdoctor', [
        section('Problems with Rsdoctor', 'Rsdoctor is not found, or Rsdoctor writes nothing.'),
      ]),
      page('/mode', 'Mode', [], 'It is what NODE_ENV says.'),
    ]);
    expect(ask(engine, query)[0]?.url).toBe(first);
  });

  test('a known word of one character does not hide the one before it', () => {
    const synonyms = [['性能', '构建速度', '慢']];
    const engine = engineOf([page('/a', '别名', [], '构建的速度'), page('/b', '性能')], {
      synonyms,
    });
    expect(ask(engine, '构建速度慢')[0]?.url).toBe('/b');
  });

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

  test.each([
    ['of a path whose last part has begun', 'compilerOptions.pa', '/ts'],
    ['of an ending whose next dot is typed', '.d.', '/ts'],
    ['of another field', 'aws', undefined],
    ['of another field, a letter away', 'wap', undefined],
  ])('no letter empties the list while a word is typed %s: %s', (_, query, url) => {
    const engine = engineOf([
      page('/wasm', 'Wasm', [section('Picked', 'It is not picked.')]),
      page('/ts', 'Types', [], 'Emits .d.ts files by compilerOptions.'),
    ]);
    expect(ask(engine, query)[0]?.url).toBe(url);
  });

  test.each(['ReferenceError', 'Error [ERR_REQUIRE_ESM]', 'Error'])(
    'a message is its row without the kind of error: %s',
    (kind) => {
      const row = section(`${kind}: window is not defined`, 'Node.js has none.');
      const engine = engineOf([
        page('/umd', 'Window', [section('Window not defined')]),
        page('/errors', 'Errors', [row]),
      ]);
      expect(ask(engine, 'window is not defined')[0]?.url).toContain('/errors#');
    },
  );

  test('four words that begin a question name its section', () => {
    const why = section('Why is React bundled into my library?', 'No field names it.');
    const bundle = section('Bundle or bundleless', 'React bundled, bundle React.');
    const engine = engineOf([page('/react', 'React', [bundle]), page('/faq', 'FAQ', [why])]);
    expect(ask(engine, 'why is react bundled')[0]?.url).toContain('/faq#');
  });

  test('words with a dash between them are the words', () => {
    const engine = engineOf([page('/a', 'Tree shaking'), page('/b', 'Tree')]);
    expect(ask(engine, 'tree-shaking')[0]?.url).toBe('/a');
  });

  test.each(['print filesi', 'print filesiz', 'print filesize'])(
    'a name in two words is found while it is typed: %s',
    (typed) => {
      const engine = engineOf([page('/a', 'performance.printFileSize'), page('/b', 'Alias')]);
      expect(ask(engine, typed)[0]?.url).toBe('/a');
    },
  );

  test('a name with its version is the name', () => {
    const engine = engineOf([page('/a', 'Vue'), page('/b', 'Types', [section('TS5011')])]);
    expect(ask(engine, 'vue3')[0]?.url).toBe('/a');
    expect(ask(engine, 'vues')[0]?.url).toBe('/a');
    expect(ask(engine, 'TS5012')).toEqual([]);
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

  test('a query that is a keyword outweighs headings with most of its words', () => {
    const keyed = { ...section('Commands', 'For a shell.'), keywords: 'cli tool' };
    const engine = engineOf([
      page('/cli', 'CLI', [], 'The tool of a cli.'),
      page('/node', 'Node', [keyed]),
    ]);
    expect(ask(engine, 'a cli tool')[0]?.url).toBe('/node#commands');
  });

  test('a name written in words is found whole, however common its words are', () => {
    const check = section('Check', 'Run arethetypeswrong once.');
    const engine = engineOf([page('/a', 'Wrong types'), page('/b', 'Publish', [check])]);
    expect(ask(engine, 'are the types wrong').map(({ url }) => url)).toContain('/b#check');
  });

  test('a message that has the words of a query is no better than a heading of them', () => {
    const message =
      'Error: unused module, whose exports were not removed by the time it is read, is in the graph of a build that has begun';
    const engine = engineOf([
      page('/a', 'Errors', [section(message)]),
      page('/b', 'Exports', [], 'Unused ones.'),
      page('/c', 'Other', [], 'Nothing of it.'),
      page('/d', 'More', [section('Else', 'Words')]),
    ]);
    expect(ask(engine, 'unused exports')[0]?.url).toBe('/b');
  });

  test("what is negated is all that a query with don't asks for", () => {
    const engine = engineOf([page('/a', 'Clean dist'), page('/b', 'Alias')]);
    for (const not of ["don't", 'don’t', "Doesn't"])
      expect(ask(engine, `${not} clean`)[0]?.url).toBe('/a');
  });

  test('a message with the words of a query counts less than a text about it', () => {
    const message = `TypeError: tsconfig ${'of a build that has others '.repeat(5)}than several of them`;
    const engine = engineOf([
      page('/errors', 'Errors', [section(message, 'One is read.')]),
      page('/ts', 'Types', [section('Paths', 'Each tsconfig, and several of them.')]),
      page('/c', 'Other', [section('Else', 'Words')]),
    ]);
    expect(ask(engine, 'several tsconfig')[0]?.url).toBe('/ts#paths');
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
