import { Children, isValidElement, type ReactNode } from 'react';
import { textOf } from './textOf';

type Parent = { children?: ReactNode };
const elementsIn = (node: ReactNode) => Children.toArray(node).filter(isValidElement<Parent>);

/**
 * Names of the columns of a table; cells without text are left out.
 *
 * @param children - children of an MDX `table`: first the head, of one row
 */
export function columnNames(children: ReactNode): string[] {
  const [head] = elementsIn(children);
  const [row] = elementsIn(head?.props.children);
  return Children.toArray(row?.props.children)
    .map((cell) => textOf(cell).trim())
    .filter(Boolean);
}

/** Maximum length of a name that fits into a phone column in three lines. */
const MAX_NAME = 36;
/** Characters that fit into three phone columns side by side, and the minimum width of one of them. */
const MAX_WIDTH = 30;
const MIN_COLUMN = 7;
/** Text without a line break opportunity; Chinese breaks between any two characters. */
const WORDS = /[^\s\p{Script=Han}，。；：、（）-]+/gu;

/**
 * Whether rows of three cells are too wide for a phone, so that the first cell gets a line of its own: most begin with
 * a message instead of a name, or the longest words of the columns do not fit side by side.
 *
 * @param children - children of an MDX `table`
 */
export function needsLines(children: ReactNode): boolean {
  const rows = elementsIn(elementsIn(children)[1]?.props.children).map(({ props }) =>
    elementsIn(props.children).map((cell) => textOf(cell)),
  );
  if (rows[0]?.length !== 3) return false;
  const long = rows.filter(([first = '']) => first.length > MAX_NAME);
  const widths = [0, 1, 2].map((column) =>
    Math.max(
      MIN_COLUMN,
      ...rows.flatMap((row) => row[column]?.match(WORDS) ?? []).map((word) => word.length),
    ),
  );
  return long.length * 2 > rows.length || widths.reduce((sum, width) => sum + width) > MAX_WIDTH;
}
