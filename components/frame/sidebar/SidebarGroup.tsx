import type { NormalizedSidebarGroup } from '@rspress/core';
import { SvgWrapper } from '@rspress/core/theme';
import { IconArrowRight, parseInlineMarkdownText } from '@rspress/core/theme-original';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { depthStyle, EntryContent, SidebarLink } from './SidebarLink';

/**
 * A group that opens and closes without a script: its title is the `<summary>` of a `<details>`, or an arrow if the
 * title is a link; a group that cannot be closed has a plain title. 0.3 s to open, 0.5 s to close (specification 4.15).
 */
export function SidebarGroup(props: {
  item: NormalizedSidebarGroup;
  depth: number;
  isActive: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const t = useMessages();
  const details = useRef<HTMLDetailsElement>(null);
  const { item, depth, isOpen, onToggle } = props;
  const canClose = item.collapsible ?? true;
  const name = parseInlineMarkdownText(item.text);
  const title = {
    className: `rp-sidebar-item rp-sidebar-group ${depth > 0 ? 'rp-sidebar-item--group-item' : ''}`,
    style: depthStyle(depth),
    'data-depth': depth,
  };
  const report = () => {
    if (details.current && details.current.open !== isOpen) onToggle(details.current.open);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports what the reader did before the app started.
  useEffect(report, []);
  const arrow = <SvgWrapper icon={IconArrowRight} className="site-sidebar-arrow" />;
  const list = <ul aria-label={name}>{props.children}</ul>;
  const link = item.link && (
    <SidebarLink {...props} link={item.link} className="rp-sidebar-group" />
  );
  if (!canClose) {
    return (
      <li>
        {link || (
          <div {...title} className={`${title.className} site-sidebar-title`}>
            <EntryContent item={item} />
          </div>
        )}
        {list}
      </li>
    );
  }
  return (
    <li className="site-sidebar-group">
      {link}
      <details ref={details} open={isOpen} onToggle={report}>
        {link ? (
          <summary className="site-sidebar-toggle" aria-label={t('controls.group', { name })}>
            {arrow}
          </summary>
        ) : (
          <summary {...title}>
            <EntryContent item={item}>{arrow}</EntryContent>
          </summary>
        )}
        {list}
      </details>
    </li>
  );
}
