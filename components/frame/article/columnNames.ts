import { Children, isValidElement, type ReactNode } from 'react';
import { textOf } from './textOf';

/**
 * Names of the columns of a table.
 *
 * @param children - what stands in the `table` element of MDX: its head first, of one row
 */
export function columnNames(children: ReactNode): string[] {
  const [head] = Children.toArray(children).filter(isValidElement<{ children?: ReactNode }>);
  const [row] = Children.toArray(head?.props.children).filter(
    isValidElement<{ children?: ReactNode }>,
  );
  return Children.toArray(row?.props.children)
    .map((cell) => textOf(cell).trim())
    .filter(Boolean);
}
