import { Children, isValidElement, type ReactNode } from 'react';

/** The text of what is drawn, without its tags. */
export function textOf(node: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  if (Array.isArray(node)) return Children.toArray(node).map(textOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Whether it is the `#` that links to the heading it is in. */
const isAnchor = (node: ReactNode) =>
  isValidElement<{ className?: string }>(node) &&
  node.props.className?.includes('rp-header-anchor');

/** The text of a heading without the link to itself; nothing where the text is not known here. */
export const headingName = (children: ReactNode): string | undefined =>
  textOf(Children.toArray(children).filter((node) => !isAnchor(node))).trim() || undefined;
