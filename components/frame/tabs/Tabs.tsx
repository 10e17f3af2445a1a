import '@rspress/core/dist/theme/components/Tabs/index.css';
import { Tabs as StockTabs, useStorageValue } from '@rspress/core/theme-original';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { TabChoices } from './TabChoices';
import { tabItems } from './tabItems';
import { tabPanel, tabs } from './tabParts';

type TabsProps = ComponentProps<typeof StockTabs>;

/** Prefix of the storage key of a tab group (specification 4.22); the stored value is the index. */
const STORAGE_PREFIX = 'rspress.tabs.';

/** The index to begin with and the chosen one; groups with the same id share it through storage. */
function useIndex({ groupId, defaultIndex, defaultValue }: TabsProps, values: unknown[]) {
  const byValue = defaultValue === undefined ? -1 : values.indexOf(defaultValue);
  const initial = byValue === -1 ? (defaultIndex ?? 0) : byValue;
  const [own, setOwn] = useState(initial);
  const [stored, setStored] = useStorageValue(`${STORAGE_PREFIX}${groupId}`, String(initial));
  const index = groupId ? Number(stored) : own;
  const isKnown = Number.isInteger(index) && index >= 0 && index < values.length;
  return {
    initial,
    selected: isKnown ? index : initial,
    select: (next: number) => (groupId ? setStored(String(next)) : setOwn(next)),
  };
}

function TabList(props: TabsProps) {
  const t = useMessages();
  const items = tabItems(props);
  const { initial, selected, select } = useIndex(
    props,
    items.map(({ value }) => value),
  );
  return (
    <div className={`rp-tabs ${tabs} ${props.className ?? ''}`}>
      <TabChoices
        name={t('controls.tabs')}
        choices={items}
        initial={initial}
        selected={selected}
        onSelect={(index) => {
          props.onChange?.(index);
          select(index);
        }}
        className={`rp-tabs__label ${props.tabPosition === 'center' ? 'site-tabs-center' : ''}`}
        labelClass={`rp-tabs__label__item ${props.labelItemClassName ?? ''}`}
      />
      {items.map(({ value, content }, index) => (
        <div
          key={value ?? index}
          {...tabPanel(index)}
          className={`rp-tabs__content__item ${props.contentItemClassName ?? ''}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/**
 * Tabs that work without a script (TabChoices): the browser's arrows choose, Tab goes on to the
 * content. The choice of a group is kept. The Markdown twin is the stock one.
 */
export function Tabs(props: TabsProps) {
  if (import.meta.env.SSG_MD) return <StockTabs {...props} />;
  return <TabList {...props} />;
}
