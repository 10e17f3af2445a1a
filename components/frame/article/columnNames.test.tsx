import { expect, test } from 'vitest';
import { beginsWithMessages, columnNames } from './columnNames';

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

test('rows of three cells begin with messages when most of the first ones are long', () => {
  const table = (...rows: string[][]) => [
    <thead key="head" />,
    <tbody key="body">
      {rows.map((cells) => (
        <tr key={cells.join()}>
          {cells.map((cell) => (
            <td key={cell}>
              <code>{cell}</code>
            </td>
          ))}
        </tr>
      ))}
    </tbody>,
  ];
  const message = 'Module not found: Can’t resolve ‘not-installed’';
  expect(
    beginsWithMessages(table([message, 'a', 'b'], ['short', 'c', 'd'], [`${message}!`, 'e', 'f'])),
  ).toBe(true);
  expect(beginsWithMessages(table([message, 'a', 'b'], ['short', 'c', 'd']))).toBe(false);
  expect(beginsWithMessages(table([message, 'a']))).toBe(false);
  expect(beginsWithMessages(undefined)).toBe(false);
});
