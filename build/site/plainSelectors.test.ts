import postcss from 'postcss';
import { expect, test } from 'vitest';
import { plainSelectors } from './plainSelectors';

const written = (css: string) => postcss([plainSelectors()]).process(css, { from: undefined }).css;

test.each([
  ['.a > :is(p, ul) {}', '.a > :is(p), .a > :is(ul) {}'],
  [':where(h1, h2)::before {}', ':where(h1)::before, :where(h2)::before {}'],
  [
    '.a :not(:where(.b, .b *)):where(i, b) {}',
    '.a :not(:where(.b, .b *)):where(i), .a :not(:where(.b, .b *)):where(b) {}',
  ],
  [':is(.a, .b):hover, q {}', ':is(.a):hover, :is(.b):hover, q {}'],
])('%s is looked up by what it ends with', (css, plain) => {
  expect(written(css)).toBe(plain);
});

test.each([
  ['mixes specificities', ':is(p, .a) {}'],
  ['does not end with the list', ':is(p, li) a {}'],
  ['excludes both', 'a:not(:is(p, li)) {}'],
  ['has a class for the lookup', '.a:is(p, li) {}'],
])('a selector that %s stays as it is', (_, css) => {
  expect(written(css)).toBe(css);
});
