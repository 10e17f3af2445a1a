import { expect, test } from 'vitest';
import { makeRecords } from './recordsFile';

test('sections that only lead elsewhere are left out', () => {
  const sections = ['', 'use', 'related', 'next', 'next-steps', 'next-to'].map((id) => ({
    level: id ? 2 : 1,
    id,
    heading: id,
    text: '',
  }));
  const { pages } = makeRecords('en', [{ route: '/a', group: '', title: '', sections }]);
  expect(pages[0]?.sections.map(({ id }) => id)).toEqual(['', 'use', 'next-to']);
});
