import { expect, test } from 'vitest';
import { resolveVersion } from './registry';
import { formatBump } from './report';
import { withVersion } from './setVersion';
import { surfaceChanges } from './surface';

test('a name that is not a version is refused before anything is asked or written', () => {
  expect(() => resolveVersion('latest')).toThrow(
    '“latest” is not an exact version.\nWrite for example: pnpm bump 1.0.1',
  );
});

test('only the pinned present version is replaced', () => {
  const text = '{ "@rslib/core": "1.0.1", "@rsbuild/core": "1.0.1" }';
  expect(withVersion(text, '1.0.1', '1.1.0')).toBe(
    '{ "@rslib/core": "1.1.0", "@rsbuild/core": "1.0.1" }',
  );
  expect(withVersion('{ "@rslib/core": "0.23.2" }', '1.0.1', '1.1.0')).toContain('0.23.2');
});

test('names that came and went', () => {
  const before = { option: ['a', 'b'], flag: ['--x'], export: [] };
  const now = { option: ['b', 'c'], flag: [], export: ['f'] };
  expect(surfaceChanges(before, now)).toEqual([
    'new option c',
    'option a is gone',
    'flag --x is gone',
    'new export f',
  ]);
});

test('the report lists pages, failures and gaps, and shortens long differences', () => {
  const long = Array.from({ length: 12 }, (_, at) => `+ ${at}`).join('\n');
  const report = formatBump({
    from: '1.0.0',
    to: '1.1.0',
    examples: [
      { name: 'examples/current/a', id: 'a', differences: [long] },
      { name: 'examples/current/b', id: 'b', differences: [], failure: 'ended with 1' },
    ],
    explorer: ['/guide/start/explore?source=function\n  dist/index.js is new'],
    claims: ['claims/css.claims.ts: "css-x" does not hold: why\n  said in docs/en/a.mdx:1: text'],
    shown: new Map([['a', ['/guide/x', '/config/y']]]),
    tables: new Map([['options', ['/config/']]]),
    surface: ['new option lib.x'],
    undocumented: ['docs/en/config/: the option "lib.x" has no heading or table row'],
    naming: ['docs/en/guide/x.mdx:3'],
  });
  expect(report).toMatchInlineSnapshot(`
    "# @rslib/core 1.0.0 → 1.1.0

    ## Examples that no longer run as written

    - examples/current/b, on no page
      ~~~diff
      ended with 1
      ~~~

    ## Sentences that are no longer true: fix them

    - claims/css.claims.ts: "css-x" does not hold: why
      said in docs/en/a.mdx:1: text

    ## Pages that show something else now: read them again

    - /guide/x, /config/y: examples/current/a
      ~~~diff
      + 0
      + 1
      + 2
      + 3
      + 4
      + 5
      + 6
      + 7
      … 4 more lines
      ~~~

    ## Choices of the explorer that give something else now

      ~~~diff
      /guide/start/explore?source=function
        dist/index.js is new
      ~~~

    ## Tables that changed

    - options: /config/

    ## Options, flags and exports that came or went

    - new option lib.x

    ## Without text yet, or text without a thing

    - docs/en/config/: the option "lib.x" has no heading or table row

    ## Lines that name 1.0.0

    - docs/en/guide/x.mdx:3"
  `);
});
