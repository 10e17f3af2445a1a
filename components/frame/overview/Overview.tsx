import { useI18n, useLang, usePage } from '@rspress/core/runtime';
import { FallbackHeading, type OverviewGroup } from '@rspress/core/theme';
import { Overview as StockOverview } from '@rspress/core/theme-original';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { announce } from '../focus/announce';
import { OverviewFilter } from './filterItems';

type GroupProps = ComponentProps<typeof OverviewGroup>;

/** Pause after the last key press before the count is said, so typing is not talked over. */
const PAUSE_MS = 600;

/**
 * Overview page: its title and text, then the filter directly above the list that it filters. The number of matches
 * is beside the filter, and is announced after typing. The stock page is called as a function for its last part,
 * the groups of the sidebar: its filter finds no two words.
 */
export function Overview({ content, ...props }: ComponentProps<typeof StockOverview>) {
  const t = useMessages();
  const stock = useI18n();
  const page: ReactElement<{ children: ReactNode[] }> = StockOverview(props);
  const lang = useLang();
  const { title } = usePage().page;
  const list = useRef<HTMLDivElement>(null);
  // What an input method composes is drawn in the field, and no filter yet.
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(0);
  const type = (value: string) => {
    setTyped(value);
    setFilter(value.trim());
  };
  // What the reader has typed into the built page, or had typed here before. React would draw an empty field over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page appears.
  useLayoutEffect(() => {
    type(list.current?.querySelector('input')?.value || (history.state?.filter ?? ''));
  }, []);
  useLayoutEffect(() => {
    const { current } = list;
    if (!filter || !current) return;
    setCount(current.querySelectorAll('.site-card').length);
    // Who types far down in the list sees what matches from its beginning.
    const isTyped = current.querySelector('input:focus');
    if (isTyped && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [filter]);
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other';
  const text = t(`controls.filter.${form}`, { count });
  useEffect(() => {
    if (!filter) return;
    const timer = window.setTimeout(announce, PAUSE_MS, text);
    return () => window.clearTimeout(timer);
  }, [filter, text]);
  if (import.meta.env.SSG_MD) {
    // The stock page leaves its own text out of the Markdown version, where it has a title and the groups of links.
    const [heading, groups] = page.props.children as [ReactNode, ReactElement<GroupProps>[]];
    // Below a title of their own, pages that are no group do not belong to the last section of the text.
    const isPlain = groups.every(({ props: { group } }) => group.items.length === 1);
    return (
      <>
        {heading}
        {content}
        {isPlain && `\n\n## ${t('controls.nav.pages')}\n\n`}
        {groups}
      </>
    );
  }
  const onType = (value: string) => {
    type(value);
    // With the place of the page in the history: Back and a reload bring it, a new link does not.
    history.replaceState({ ...history.state, filter: value }, '');
  };
  return (
    <>
      <div className="rp-doc rspress-doc">
        <FallbackHeading level={1} title={title} />
        {content}
      </div>
      <div ref={list} className="site-overview">
        <div className="rp-overview-search">
          <label htmlFor="api-filter" className="rp-overview-search__label">
            {stock('overview.filterNameText')}
          </label>
          <input
            id="api-filter"
            type="search"
            value={typed}
            placeholder={stock('overview.filterPlaceholderText')}
            className="rp-overview-search__input"
            onChange={({ target, nativeEvent }) => {
              const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
              (isComposing ? setTyped : onType)(target.value);
            }}
            onCompositionEnd={({ currentTarget }) => onType(currentTarget.value)}
          />
          {filter && (
            <span className="site-filter-count" aria-hidden="true">
              {text}
            </span>
          )}
        </div>
        <OverviewFilter value={filter}>
          <div className="rspress-doc rp-doc rp-overview">{page.props.children.at(-1)}</div>
        </OverviewFilter>
        {filter && count === 0 && (
          <div className="rp-overview__empty">
            {t('controls.filter.none', { text: stock('overview.filterNoResultText'), filter })}
          </div>
        )}
      </div>
    </>
  );
}
