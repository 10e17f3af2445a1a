import postcss from 'postcss';
import { expect, test } from 'vitest';
import { printLight } from './printLight';

test('dark rules apply to screens only, light ones always', () => {
  const css =
    ':where(html:not(.rp-dark)){--x:1}:where(html.rp-dark){--x:2}html.rp-dark:root,.dark .a{--y:1}' +
    '.b,.dark .b{top:0}.darker{top:1px}@media (width>9px){.dark .c{top:2px}}';
  expect(postcss([printLight()]).process(css, { from: undefined }).css).toBe(
    ':where(html){--x:1}@media screen{:where(html.rp-dark){--x:2}}' +
      '@media screen{html.rp-dark:root,.dark .a{--y:1}}' +
      '.b,.dark .b{top:0}.darker{top:1px}@media (width>9px){@media screen{.dark .c{top:2px}}}',
  );
});
