import { Children, isValidElement, type ReactNode } from 'react';
import { textOf } from './textOf';

type Parent = { children?: ReactNode };
const elementsIn = (node: ReactNode) => Children.toArray(node).filter(isValidElement<Parent>);

/**
 * Names of the columns of a table.
 *
 * @param children - children of the `table` element of MDX: first its head, of one row
 */
export function columnNames(children: ReactNode): string[] {
  const [head] = elementsIn(children);
  const [row] = elementsIn(head?.props.children);
  return Children.toArray(row?.props.children)
    .map((cell) => textOf(cell).trim())
    .filter(Boolean);
}

/** Letters of a name that a column of a phone holds in three lines. */
const LONG = 36;
/** Letters of words that three columns of a phone hold beside each other, and what the narrowest has room for. */
const ROOM = 30;
const LEAST = 7;
/** What a line is not broken within: Chinese is, between any two characters. */
const WORDS = /[^\s\p{Script=Han}，。；：、（）-]+/gu;

/**
 * Whether rows of three cells are too wide for a phone: most begin with a message instead of a name, or the longest
 * words of the columns do not fit beside each other. The first cell has a line of its own then.
 *
 * @param children - children of the `table` element of MDX
 */
export function needsLines(children: ReactNode): boolean {
  const rows = elementsIn(elementsIn(children)[1]?.props.children).map(({ props }) =>
    elementsIn(props.children).map((cell) => textOf(cell)),
  );
  if (rows[0]?.length !== 3) return false;
  const long = rows.filter(([first = '']) => first.length > LONG);
  const widths = [0, 1, 2].map((column) =>
    Math.max(
      LEAST,
      ...rows.flatMap((row) => row[column]?.match(WORDS) ?? []).map((word) => word.length),
    ),
  );
  return long.length * 2 > rows.length || widths.reduce((sum, width) => sum + width) > ROOM;
}
