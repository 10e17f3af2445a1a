import '@rspress/core/dist/theme/components/Tabs/index.css';
import { Tabs as StockTabs, useStorageValue } from '@rspress/core/theme-original';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { tabAfterKey, tabItems } from './tabItems';

type TabsProps = ComponentProps<typeof StockTabs>;

/** Prefix of the storage key of a tab group (specification 4.22); the stored value is the index. */
const STORAGE_PREFIX = 'rspress.tabs.';

/** The chosen index; groups with the same id share it through storage, as in the stock theme. */
function useIndex({ groupId, defaultIndex, defaultValue }: TabsProps, values: unknown[]) {
  const byValue = defaultValue === undefined ? -1 : values.indexOf(defaultValue);
  const initial = byValue === -1 ? (defaultIndex ?? 0) : byValue;
  const [own, setOwn] = useState(initial);
  const [stored, setStored] = useStorageValue(`${STORAGE_PREFIX}${groupId}`, String(initial));
  const index = groupId ? Number(stored) : own;
  const isKnown = Number.isInteger(index) && index >= 0 && index < values.length;
  return [
    isKnown ? index : initial,
    (next: number) => (groupId ? setStored(String(next)) : setOwn(next)),
  ] as const;
}

function TabList(props: TabsProps) {
  const id = useId();
  const t = useMessages();
  const items = tabItems(props);
  const [current, choose] = useIndex(
    props,
    items.map(({ value }) => value),
  );
  const isDisabled = items.map(({ disabled }) => Boolean(disabled));
  const select = (index: number) => {
    props.onChange?.(index);
    choose(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabAfterKey(event.key, current, isDisabled);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={`rp-tabs ${props.className ?? ''}`}>
      <div
        role="tablist"
        aria-label={t('controls.tabs')}
        className="rp-tabs__label rp-tabs__label--no-scrollbar"
        style={{ justifyContent: props.tabPosition === 'center' ? 'center' : 'flex-start' }}
        onKeyDown={onKeyDown}
      >
        {items.map(({ label, value, disabled }, index) => (
          <button
            key={value ?? index}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            disabled={disabled}
            data-index={index}
            className={`site-plain-button rp-tabs__label__item rp-tabs__label__item--${index === current ? 'selected' : 'not-selected'} ${props.labelItemClassName ?? ''}`}
            onClick={() => select(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="rp-tabs__content">
        {items.map(({ value, content }, index) => (
          <div
            key={value ?? index}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-index={index}
            className={`rp-tabs__content__item rp-tabs__content__item--${index === current ? 'active' : 'hidden'} ${props.contentItemClassName ?? ''}`}
          >
            {index === current || (props.keepDOM ?? true) ? content : null}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Tabs with the roles and keys of tabs: arrows, Home and End choose, Tab goes on to the content.
 * Without scripts all contents are shown (style sheet). The Markdown twin is the stock one.
 */
export function Tabs(props: TabsProps) {
  if (import.meta.env.SSG_MD) return <StockTabs {...props} />;
  return <TabList {...props} />;
}
