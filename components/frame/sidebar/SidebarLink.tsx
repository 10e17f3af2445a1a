import type { SidebarItem } from '@rspress/core';
import { SvgWrapper } from '@rspress/core/theme';
import { Tag } from '@rspress/core/theme-original';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { inlineText } from '../article/inlineText';
import { Link } from '../link/Link';

/** Indent of an entry, read by the style sheet: 12 px plus 18 px per level (specification 9). */
export const depthStyle = (depth: number) => ({ '--site-depth': depth }) as CSSProperties;

/** Icon, text and tag of an entry, then `children`. */
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

/** A link of the sidebar. Memoized, because these links are most of what a navigation renders in the frame. */
export const SidebarLink = memo(function SidebarLink(props: {
  item: Omit<SidebarItem, 'link'>;
  link: string;
  depth: number;
  isActive: boolean;
  className?: string;
}) {
  const { item, depth, isActive } = props;
  const classes = [
    'rp-sidebar-item',
    depth > 0 && 'rp-sidebar-item--group-item',
    isActive && 'rp-sidebar-item--active',
    props.className,
  ];
  return (
    <Link
      href={props.link}
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
