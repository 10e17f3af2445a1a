import byRoute from 'virtual-page-data?headings';
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
import { pageData } from 'virtual-page-data';
import { useMessages } from '../../../i18n/useMessages';
import { announce } from '../focus/announce';
import { OverviewFilter } from './filterItems';

for (const page of pageData.pages) {
  // Undefined in dev: only builds store the headings separately (build/site/slimPageData.ts).
  if (byRoute) Object.assign(page, byRoute[page.routePath]);
}

type GroupProps = ComponentProps<typeof OverviewGroup>;

/** Pause after the last key press before the count is announced, so as not to talk over typing. */
const PAUSE_MS = 600;

/**
 * Overview page: title and text, then the filter directly above the list. The number of matches is shown next to the
 * filter and announced after typing. The stock page is called as a function for its last child, the groups of the
 * sidebar: its own filter does not match several words.
 */
export function Overview({ content, ...props }: ComponentProps<typeof StockOverview>) {
  const t = useMessages();
  const stock = useI18n();
  const page: ReactElement<{ children: ReactNode[] }> = StockOverview(props);
  const lang = useLang();
  const { title } = usePage().page;
  const list = useRef<HTMLDivElement>(null);
  // Text being composed by an input method is shown, but does not filter yet.
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(0);
  const type = (value: string) => {
    setTyped(value);
    setFilter(value.trim());
  };
  // Text typed into the built page or before leaving it; React would clear the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page appears.
  useLayoutEffect(() => {
    type(list.current?.querySelector('input')?.value || (history.state?.filter ?? ''));
  }, []);
  useLayoutEffect(() => {
    const { current } = list;
    if (!filter || !current) return;
    setCount(current.querySelectorAll('.site-card').length);
    // Typing far down in the list scrolls back to its first match.
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
    // In Markdown the stock page has a title and the groups of links, but leaves out the text.
    const [heading, groups] = page.props.children as [ReactNode, ReactElement<GroupProps>[]];
    // Pages outside groups get a heading, or they would seem part of the text's last section.
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
    // Kept in the history entry: restored by Back and reload, not by a new link.
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
