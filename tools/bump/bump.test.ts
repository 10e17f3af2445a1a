import { expect, test } from 'vitest';
import { resolveVersion } from './registry';
import { formatBump } from './report';
import { withVersion } from './setVersion';
import { offeredNames } from './surface';

test('an argument that is not a version is refused before anything is requested or written', () => {
  expect(() => resolveVersion('latest')).toThrow(
    '“latest” is not an exact version.\nWrite for example: pnpm bump 1.0.1',
  );
});

test('only the pinned current version is replaced', () => {
  const text = '{ "@rslib/core": "1.0.1", "@rsbuild/core": "1.0.1" }';
  expect(withVersion(text, '1.0.1', '1.1.0')).toBe(
    '{ "@rslib/core": "1.1.0", "@rsbuild/core": "1.0.1" }',
  );
  expect(withVersion('{ "@rslib/core": "0.23.2" }', '1.0.1', '1.1.0')).toContain('0.23.2');
});

test('the names that a version offers', () => {
  const names = offeredNames(
    [{ path: 'lib.a', type: 'boolean' }],
    { commands: { build: { help: '', flags: ['--x'] } } },
    { values: ['createRslib'], types: ['Rslib'], instance: ['build'], definitions: {} },
  );
  expect(names).toEqual(['lib.a', 'rslib build --x', 'createRslib', 'type Rslib', 'rslib.build']);
});

test('a failure lists its pages, a long difference is truncated, claims and names have sections', () => {
  const long = Array.from({ length: 12 }, (_, at) => `+ ${at}`).join('\n');
  const report = formatBump({
    from: '1.0.0',
    to: '1.1.0',
    examples: [
      { name: 'examples/current/a', id: 'a', differences: [long] },
      { name: 'examples/current/b', id: 'b', differences: [], failure: 'ended with 1' },
    ],
    explorer: ['/guide/start/explore?source=function\n  dist/index.js is new'],
    claims: [
      'claims/css.claims.ts: "css-x" does not hold: why\n- [\n  said in docs/en/x.mdx:3: No.',
    ],
    shown: new Map([['a', ['/guide/x', '/config/y']]]),
    tables: new Map(),
    added: ['lib.x'],
    removed: ['type A'],
    undocumented: [],
    home: ['seconds: 0.2 → 0.3'],
    naming: [],
  });
  expect(report).toContain('- examples/current/b, on no page\n  ~~~diff\n  ended with 1\n  ~~~');
  expect(report).toContain('- /guide/x, /config/y: examples/current/a\n  ~~~diff\n  + 0\n');
  expect(report).toContain('  + 7\n  … 4 more line(s)\n  ~~~');
  expect(report).toContain('  /guide/start/explore?source=function\n    dist/index.js is new\n');
  expect(report).toContain(
    'fix them\n\n- claims/css.claims.ts: "css-x" does not hold: why\n  ~~~txt\n  - [\n    said in docs/en/x.mdx:3: No.\n  ~~~\n',
  );
  expect(report).toContain('were added or removed\n\n- added: lib.x\n- removed: type A\n');
});

test('equal differences are reported once, with everything affected', () => {
  const differences = ['output of "rslib" differs from the recording'];
  const choice = (query: string) =>
    `/guide/start/explore?${query}\n  use.mjs is new\n  If the new output is right: pnpm explorer:record function, and commit the recording.`;
  const report = formatBump({
    from: '1.0.0',
    to: '1.1.0',
    examples: [
      { name: 'examples/current/a', id: 'a', differences },
      { name: 'examples/current/b', id: 'b', differences },
    ],
    explorer: ['a', 'b', 'c'].map(choice),
    claims: [],
    shown: new Map(),
    tables: new Map(),
    added: [],
    removed: [],
    undocumented: [],
    home: [],
    naming: [],
  });
  expect(report).toContain(
    '- no page: examples/current/a\n- no page: examples/current/b\n  ~~~diff\n  output of',
  );
  expect(report).toContain(
    '~~~diff\n  /guide/start/explore?a, and 2 more choices\n    use.mjs is new\n  ~~~',
  );
});
