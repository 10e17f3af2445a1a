import { expect, test } from 'vitest';
import { partsOffEverywhere, partsSwitchedOff } from './partsSwitchedOff';

const page = { isFramed: false, outline: undefined };

test.each([
  ['nothing by default', '', page, []],
  ['one flag', '?navbar=0', page, ['navbar']],
  [
    'all flags',
    '?footer=0&navbar=0&outline=0&sidebar=0',
    page,
    ['navbar', 'sidebar', 'outline', 'footer'],
  ],
  ['only the value 0 counts', '?navbar=1&sidebar=false&outline', page, []],
  ['outline off in a frame', '', { ...page, isFramed: true }, ['outline']],
  ['frontmatter keeps the outline in a frame', '', { isFramed: true, outline: true }, []],
])('2.3.9 switches: %s', (_, search, state, parts) =>
  expect(partsSwitchedOff(search, state)).toEqual(parts),
);

test.each([
  ['a navbar that is always hidden', { hideNavbar: 'always' }, ['navbar']],
  ['a navbar that hides on scroll-down is shown', { hideNavbar: 'auto' }, []],
  ['no outline on the whole site', { outline: false }, ['outline']],
  ['nothing by default', {}, []],
])('2.3.12 3.12 3.13 site-wide: %s', (_, config, parts) =>
  expect(partsOffEverywhere(config)).toEqual(parts),
);
