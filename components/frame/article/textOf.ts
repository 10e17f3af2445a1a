import { Children, isValidElement, type ReactNode } from 'react';

/** The text of what is drawn, without its tags. */
export function textOf(node: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  if (Array.isArray(node)) return Children.toArray(node).map(textOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
