import { expect, test } from 'vitest';
import { withoutLinkLists } from './linkLists';

test('sections that only lead elsewhere are left out', () => {
  const sections = ['', 'use', 'related', 'next', 'next-steps', 'next-to'].map((id) => ({
    level: id ? 2 : 1,
    id,
    heading: id,
    text: '',
    code: '',
  }));
  const [page] = withoutLinkLists([{ route: '/a', group: '', title: '', sections }]);
  expect(page?.sections.map(({ id }) => id)).toEqual(['', 'use', 'next-to']);
});
