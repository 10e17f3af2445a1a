import { expect, test } from 'vitest';
import { columnNames, needsLines } from './columnNames';

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

test('rows of three cells need lines on a phone when most begin with a long message, or their words are too wide together', () => {
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
    needsLines(table([message, 'a', 'b'], ['short', 'c', 'd'], [`${message}!`, 'e', 'f'])),
  ).toBe(true);
  expect(needsLines(table([message, 'a', 'b'], ['short', 'c', 'd']))).toBe(false);
  expect(needsLines(table([message, 'a']))).toBe(false);
  expect(
    needsLines(table(['output.filenameHash', 'boolean | string', 'b'], ['a', 'b', 'overridden'])),
  ).toBe(true);
  expect(needsLines(table(['一个没有空格的中文句子也可以在任何地方换行', 'boolean', 'b']))).toBe(
    false,
  );
  expect(needsLines(undefined)).toBe(false);
});
