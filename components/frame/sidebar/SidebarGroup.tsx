import type { NormalizedSidebarGroup } from '@rspress/core';
import { IconArrowRight, parseInlineMarkdownText, SvgWrapper } from '@rspress/core/theme-original';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { depthStyle, EntryContent, SidebarLink } from './SidebarLink';

/**
 * A group: its title is a button that opens it; when the title is a link, a button stands beside it;
 * when it cannot be closed, the title is text. 0.3 s to open, 0.5 s to close (specification 4).
 */
export function SidebarGroup(props: {
  item: NormalizedSidebarGroup;
  depth: number;
  isActive: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const t = useMessages();
  const id = useId();
  const { item, depth, isOpen } = props;
  const canClose = item.collapsible ?? true;
  const name = parseInlineMarkdownText(item.text);
  const className = `rp-sidebar-item rp-sidebar-group ${depth > 0 ? 'rp-sidebar-item--group-item' : ''}`;
  const toggle = {
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: props.onToggle,
  };
  const arrow = canClose && <SvgWrapper icon={IconArrowRight} className="site-sidebar-arrow" />;
  const content = <EntryContent item={item}>{!item.link && arrow}</EntryContent>;
  return (
    <li>
      {item.link ? (
        <div className="site-sidebar-row">
          <SidebarLink {...props} link={item.link} className="rp-sidebar-group" />
          {canClose && (
            <button
              {...toggle}
              className="site-sidebar-toggle site-plain-button"
              aria-label={t('controls.group', { name })}
            >
              {arrow}
            </button>
          )}
        </div>
      ) : canClose ? (
        <button
          {...toggle}
          className={`${className} site-plain-button`}
          style={depthStyle(depth)}
          data-depth={depth}
        >
          {content}
        </button>
      ) : (
        <div
          className={`${className} site-sidebar-title`}
          style={depthStyle(depth)}
          data-depth={depth}
        >
          {content}
        </div>
      )}
      <div id={id} className="site-sidebar-items" data-state={isOpen ? 'open' : 'closed'}>
        <ul aria-label={name}>{props.children}</ul>
      </div>
    </li>
  );
}
