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

/**
 * What a heading is given to draw: its text as its name (nothing where the text is not known here), and the link
 * to itself behind that text, since a screen reader that comes to a heading says what stands first in it.
 */
export function headingProps(children: ReactNode): {
  'aria-label': string | undefined;
  children: ReactNode[];
} {
  const parts = Children.toArray(children);
  const text = parts.filter((part) => !isAnchor(part));
  return {
    'aria-label': textOf(text).trim() || undefined,
    children: [...text, ...parts.filter(isAnchor)],
  };
}
