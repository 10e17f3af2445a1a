import { expect, test } from 'vitest';
import { columnNames } from './columnNames';

test('the texts of the heading cells, without the code around them and without empty ones', () => {
  const children = [
    <thead key="head">
      <tr>
        {'\n'}
        <th />
        <th>
          <code>format</code>
        </th>
        <th>What it {'is'}</th>
      </tr>
    </thead>,
    <tbody key="body" />,
  ];
  expect(columnNames(children)).toEqual(['format', 'What it is']);
  expect(columnNames(undefined)).toEqual([]);
});
