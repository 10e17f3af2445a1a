import postcss from 'postcss';
import { expect, test } from 'vitest';
import { dropUnusedStyles } from './unusedStyles';

const drop = (css: string) => postcss([dropUnusedStyles()]).process(css, { from: undefined }).css;

test('drops selectors of unused classes and rules that have no other', () => {
  expect(drop('.rp-hover-group{a:b}.rp-nav .rp-hover-group--left>li{a:b}')).toBe('');
  expect(drop('.rp-link,.rp-hover-group{a:b}')).toBe('.rp-link{a:b}');
});

test('keeps classes that only share a prefix, and :not() of unused ones', () => {
  const css =
    '.rp-hover-group__item{a:b}.rp-overview-group__item{a:b}.rp-nav:not(.rp-hover-group){a:b}';
  expect(drop(css)).toBe(css);
});
