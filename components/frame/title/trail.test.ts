import { expect, test } from 'vitest';
import { trail } from './trail';

const entries = [
  { text: 'Overview', link: '/config/' },
  { dividerType: 'dashed' as const },
  {
    text: 'Lib options',
    link: '/config/lib/',
    items: [
      { text: 'lib.dts', link: '/config/lib/dts' },
      { text: 'More', items: [{ text: 'lib.id', link: '/config/lib/id' }] },
    ],
  },
];

test.each([
  ['an entry of the first level is in no group', '/config/', []],
  ['a page in a group', '/config/lib/dts', [{ text: 'Lib options', link: '/config/lib/' }]],
  ['the page of a group is not its own step', '/config/lib/', []],
  [
    'nested groups; one without a page has no address',
    '/config/lib/id',
    [{ text: 'Lib options', link: '/config/lib/' }, { text: 'More' }],
  ],
  ['a page outside the sidebar', '/blog/', undefined],
])('%s', (_, page, steps) => {
  expect(trail(entries as never, (link) => link === page)).toEqual(steps);
});
