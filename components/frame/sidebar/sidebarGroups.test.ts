import { expect, test } from 'vitest';
import { hasActive, isGroupOpen, type SidebarEntry } from './sidebarGroups';

const entry: SidebarEntry = {
  text: 'Start',
  collapsed: true,
  collapsible: true,
  items: [
    { text: 'Quick start', link: '/guide/start/quick-start', _fileKey: 'a' },
    { dividerType: 'solid' },
  ],
};

test('a group is active when the current page is anywhere inside', () => {
  expect(hasActive(entry, (link) => link === '/guide/start/quick-start')).toBe(true);
  expect(hasActive(entry, () => false)).toBe(false);
});

const page = '/guide/';
test.each([
  ['a collapsed group is closed', true, false, undefined, false],
  ['a group that is not collapsed is open', false, false, undefined, true],
  ['the group of the page is open although collapsed', true, true, undefined, true],
  ['a closed group stays closed on its page', false, true, { isOpen: false, at: page }, false],
  ['it opens again when a page in it is visited', true, true, { isOpen: false, at: '/x' }, true],
  ['an opened group stays open on other pages', true, false, { isOpen: true, at: '/x' }, true],
])('%s', (_, collapsed, isActive, choice, expected) => {
  expect(isGroupOpen({ collapsed }, { isActive, choice, page })).toBe(expected);
});
