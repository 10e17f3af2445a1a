import type { SidebarItem } from '@rspress/core';
import { SvgWrapper } from '@rspress/core/theme';
import { Link, Tag } from '@rspress/core/theme-original';
import { type CSSProperties, memo, type ReactNode, useTransition } from 'react';
import { inlineText } from '../article/inlineText';

/** Indent of an entry, read by the style sheet: 12 px and 18 px for each level (specification 9). */
export const depthStyle = (depth: number) => ({ '--site-depth': depth }) as CSSProperties;

/** Icon, text and tag of an entry; `children` are at its end. */
export function EntryContent(props: {
  item: Pick<SidebarItem, 'text' | 'icon' | 'tag'>;
  children?: ReactNode;
}) {
  const { item, children } = props;
  return (
    <>
      <span className="rp-sidebar-item__left">
        {item.icon && <SvgWrapper icon={item.icon} className="rp-sidebar-item__icon" />}
        <span className="rp-doc" {...inlineText(item.text)} />
      </span>
      <span className="rp-sidebar-item__right">
        <Tag tag={item.tag} />
        {children}
      </span>
    </>
  );
}

/**
 * A link of the sidebar; a pending navigation shows on it, as in the stock theme. Memoized: a
 * navigation renders the frame twice, and most of that work is these links.
 */
export const SidebarLink = memo(function SidebarLink(props: {
  item: Omit<SidebarItem, 'link'>;
  link: string;
  depth: number;
  isActive: boolean;
  className?: string;
}) {
  const { item, depth, isActive } = props;
  const [isPending, startTransition] = useTransition();
  const classes = [
    'rp-sidebar-item',
    depth > 0 && 'rp-sidebar-item--group-item',
    isActive && 'rp-sidebar-item--active',
    isPending && 'rp-sidebar-item--pending',
    props.className,
  ];
  return (
    <Link
      href={props.link}
      startTransition={startTransition}
      className={classes.filter(Boolean).join(' ')}
      style={depthStyle(depth)}
      data-depth={depth}
      data-context={item.context}
      aria-current={isActive ? 'page' : undefined}
    >
      <EntryContent item={item} />
    </Link>
  );
});
