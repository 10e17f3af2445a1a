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

/**
 * Whether rows of three cells begin with a message instead of a name: it needs a line of its own on a phone.
 *
 * @param children - children of the `table` element of MDX
 */
export function beginsWithMessages(children: ReactNode): boolean {
  const rows = elementsIn(elementsIn(children)[1]?.props.children).map(({ props }) =>
    elementsIn(props.children),
  );
  const long = rows.filter(([first]) => textOf(first).length > LONG);
  return rows[0]?.length === 3 && long.length * 2 > rows.length;
}
