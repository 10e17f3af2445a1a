import { SvgWrapper } from '@rspress/core/theme';
import '@rspress/core/dist/theme/components/Sidebar/SidebarDivider.css';
import '@rspress/core/dist/theme/components/Sidebar/SidebarGroup.css';
import '@rspress/core/dist/theme/components/Sidebar/SidebarItem.css';
import '@rspress/core/dist/theme/components/Sidebar/SidebarSectionHeader.css';
import { useActiveMatcher, useLocation, useSidebar } from '@rspress/core/runtime';
import { Tag } from '@rspress/core/theme-original';
import { useState } from 'react';
import { inlineText } from '../article/inlineText';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';
import { type Choice, hasActive, isGroupOpen, type SidebarEntry } from './sidebarGroups';

interface EntriesProps {
  entries: SidebarEntry[];
  depth: number;
  /** Title of the section and indexes of the enclosing groups; part of the key of a choice. */
  path: string;
  isActive: (link: string) => boolean;
  page: string;
  choices: ReadonlyMap<string, Choice>;
  choose: (key: string, choice: Choice) => void;
}

/** The entries of one level as list items. Entries have no ids, so their position is their key. */
function Entries({ entries, ...level }: EntriesProps) {
  const { depth, path, isActive, page, choices, choose } = level;
  return entries.map((item, index) => {
    const key = `${path}/${index}`;
    if ('dividerType' in item) {
      const style = item.dividerType === 'dashed' ? '--dashed' : '';
      return <li key={key} aria-hidden="true" className={`rp-sidebar-divider${style}`} />;
    }
    if ('sectionHeaderText' in item) {
      return (
        <li key={key} className="rp-sidebar-section-header">
          <span className="rp-sidebar-section-header__left">
            {item.icon && (
              <SvgWrapper icon={item.icon} className="rp-sidebar-section-header__icon" />
            )}
            <span {...inlineText(item.sectionHeaderText)} />
          </span>
          <Tag tag={item.tag} />
        </li>
      );
    }
    if (!('items' in item)) {
      return (
        <li key={key}>
          <SidebarLink item={item} link={item.link} depth={depth} isActive={isActive(item.link)} />
        </li>
      );
    }
    const isOpen = isGroupOpen(item, {
      isActive: hasActive(item, isActive),
      choice: choices.get(key),
      page,
    });
    return (
      <SidebarGroup
        key={key}
        item={item}
        depth={depth}
        isActive={Boolean(item.link && isActive(item.link))}
        isOpen={isOpen}
        onToggle={(isNowOpen) => choose(key, { isOpen: isNowOpen, at: page })}
      >
        <Entries {...level} entries={item.items} depth={depth + 1} path={key} />
      </SidebarGroup>
    );
  });
}

/**
 * Sidebar (specification 2.3) as nested lists of links. Which groups are open follows from the page and the reader's
 * choices; nothing is measured or set after rendering.
 */
export function Sidebar() {
  const entries = useSidebar().filter(Boolean).flat();
  const isActive = useActiveMatcher();
  const { pathname } = useLocation();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const section = entries.find((entry) => 'link' in entry || 'items' in entry);
  return (
    <ul className="site-sidebar">
      <Entries
        entries={entries}
        depth={0}
        path={section && 'text' in section ? section.text : ''}
        isActive={isActive}
        page={pathname}
        choices={choices}
        choose={(key, choice) => setChoices((old) => new Map(old).set(key, choice))}
      />
    </ul>
  );
}
