import { expect, test } from 'vitest';
import { fillLabels } from './fillLabels';

test('fills and escapes every label', () => {
  expect(fillLabels('<text>{{a}}</text><text>{{a}} {{b}}</text>', { a: 'x < y', b: '是' })).toBe(
    '<text>x &lt; y</text><text>x &lt; y 是</text>',
  );
});

test('a name without a label is an error', () => {
  expect(() => fillLabels('<text>{{rslib}}</text>', {})).toThrow('needs a label named "rslib"');
});

test('a label without a place is an error', () => {
  expect(() => fillLabels('<svg/>', { old: 'x' })).toThrow('no place for the label "old"');
});
