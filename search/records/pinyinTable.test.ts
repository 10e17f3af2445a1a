import { expect, test } from 'vitest';
import { pinyinTable } from './pinyinTable';

test('a character has the readings that it has in the texts, and no others', () => {
  const section = { level: 1, id: '', heading: '生命周期', text: '调用，调试' };
  const table = pinyinTable([{ route: '/a', group: '', title: '', sections: [section] }], []);
  expect(table).toContain('qi期');
  expect(table).not.toContain('ji期');
  expect(table.match(/[a-z]+(?=调)/g)).toEqual(['diao', 'tiao']);
});
