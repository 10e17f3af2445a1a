import { describe, expect, test } from 'vitest';
import { ask, engineOf, page, section } from '../../tests/search/engineKit';

describe('code as typed', () => {
  const code = engineOf(
    [
      page('/guide/watch', 'Watch', [section('Flags', 'Write -w or --watch.')]),
      page('/guide/prefix', 'Prefixes', [section('Names', 'Writes -webkit-mask -w3c.')]),
      page('/guide/esm', 'Modules', [section('Field', 'Add "type": "module" to it.')]),
      page('/guide/types', 'Type of a module', [section('node path', 'A module has a type.')]),
      page('/guide/node', 'Builtins', [section('Types', "Cannot find name 'node:path'.")]),
      page('/guide/trees', 'Trees', [section('Shaking a tree', 'It is shaken.')]),
    ],
    { synonyms: [['tree shaking', 'dead code', 'builtins']] },
  );
  test.each([
    ['a flag of one letter begins no name', '-w', '/guide/watch'],
    ['a field of JSON is not its words', '"type": "module"', '/guide/esm'],
    ['… without a space, either', '"type":"module"', '/guide/esm'],
    ['… in the quotes of a Chinese keyboard', '“type”：“module”', '/guide/esm'],
    ['a name with a colon is not its parts', 'node:path', '/guide/node'],
  ])('%s: %s', (_, query, url) => {
    const pages = new Set(ask(code, query).map((hit) => hit.url.split('#')[0]));
    expect([...pages]).toEqual([url]);
  });

  test('a phrase means the same before its last letter', () => {
    const urls = ask(code, 'tree shakin').map((hit) => hit.url.split('#')[0]);
    expect(urls).toContain('/guide/node');
  });

  test.each(['chocolate watch', 'watch chocolate'])(
    '%s: half of it is of another field',
    (query) => {
      expect(ask(code, query)).toEqual([]);
    },
  );

  test.each([
    ['MadeBannerPlugin', '/banner'],
    ['output.clean_fast', '/clean'],
    ['banner-fast-loader', '/banner'],
    ['ERR_CLEAN_BANNER', undefined],
    ['zork.flumPlugin', undefined],
  ])('a name that no page has is found by its words, a code is not: %s', (query, url) => {
    const engine = engineOf([
      page('/banner', 'Banner', [], 'A fast banner, made by a plugin.'),
      page('/clean', 'Clean', [], 'The output is empty at first, and the plugin is fast.'),
      page('/errors', 'Loaders', [], 'What they say.'),
    ]);
    expect(ask(engine, query)[0]?.url).toBe(url);
  });

  test('a name that no page has is found by its words while the last of them is typed', () => {
    const engine = engineOf([page('/a', 'Types', [], 'Files emit on each declaration.')]);
    for (const query of ['emitDecla', 'emitDeclarati', 'emitDeclaration', 'on', 'onD', 'onDe'])
      expect(ask(engine, query), query).not.toEqual([]);
  });

  test('a path of the reader is of no page and takes nothing from the words beside it', () => {
    const engine = engineOf([
      page('/a', 'Errors', [section('Cannot find module')]),
      page('/b', 'B'),
    ]);
    for (const path of ['./foo', './foo.', '../src/foo.js']) {
      expect(ask(engine, `Cannot find module '${path}'`)[0]?.url).toBe('/a#cannot-find-module');
      expect(ask(engine, path)).toEqual([]);
    }
    expect(ask(engine, "Cannot find football 'foo'")).toEqual([]);
  });

  test.each([
    ["Can't resolve './foo.svg?react'", '/svg'],
    ["Can't resolve './a/b.module.css'", '/css'],
  ])('the kind of file of a path of the reader is what is asked for: %s', (query, url) => {
    const engine = engineOf([
      page('/css', 'Styles', [], 'Classes of a *.module.css file.'),
      page('/react', 'React', [], 'How to resolve react.'),
      page('/svg', 'Images', [], 'An svg file, with ?react for a component.'),
    ]);
    expect(ask(engine, query)[0]?.url).toBe(url);
  });
});
