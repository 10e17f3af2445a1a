import { expect, test } from 'vitest';
import { tabItems } from './tabItems';

const Tab = (_: { label?: string; value?: string; disabled?: boolean; children: string }) => null;

test('labels and contents come from the children; text between them does not count', () => {
  const children = [
    <Tab key="a" label="npm" value="n">
      x
    </Tab>,
    '\n',
    <Tab key="b">y</Tab>,
  ];
  const items = tabItems({ children });
  expect(items.map(({ label, value }) => [label, value])).toEqual([
    ['npm', 'n'],
    [1, undefined],
  ]);
});

test('values are matched by value, else by place', () => {
  const items = tabItems({
    values: [
      { label: 'B', value: 'b' },
      { label: 'C', value: 'c', disabled: true },
    ],
    children: [
      <Tab key="a" value="x">
        1
      </Tab>,
      <Tab key="b" value="b">
        2
      </Tab>,
    ],
  });
  expect(items.map(({ label, disabled }) => [label, disabled])).toEqual([
    ['B', undefined],
    ['C', true],
  ]);
  expect(items.map(({ content }) => content)).toMatchObject([
    { props: { value: 'b' } },
    { props: { value: 'b' } },
  ]);
});
