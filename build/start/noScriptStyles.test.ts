import { expect, test } from 'vitest';
import { darkBySystem } from './noScriptStyles';

test('only dark rules are kept, with the weight of the mark', () => {
  const css =
    '.a{color:red}html.rp-dark:root{--x:1}:where(html:not(.rp-dark)){--y:1}.b,.dark .b{top:0}' +
    '@media (width>9px){.dark .c{top:1px}.d{top:0}}@keyframes k{from{top:0}}.darker{top:0}';
  expect(darkBySystem(css)).toBe(
    '@media screen and (prefers-color-scheme:dark){html{color-scheme:dark}html:root:root{--x:1}' +
      ':root .b{top:0}@media (width>9px){:root .c{top:1px}}}',
  );
});
