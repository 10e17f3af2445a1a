import { Children, isValidElement, type ReactNode } from 'react';

/** The text content of a React node. */
export function textOf(node: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  if (Array.isArray(node)) return Children.toArray(node).map(textOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Whether a node is the `#` link of a heading. */
const isAnchor = (node: ReactNode) =>
  isValidElement<{ className?: string }>(node) &&
  node.props.className?.includes('rp-header-anchor');

/**
 * Props of a heading: its text as accessible name (undefined if its children render it), and its `#` link after the
 * text, since screen readers read a heading from its first child.
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
