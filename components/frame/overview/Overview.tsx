import { useLang, usePage } from '@rspress/core/runtime';
import { FallbackHeading } from '@rspress/core/theme';
import { Overview as StockOverview } from '@rspress/core/theme-original';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { setValue } from '../../../browser/setValue';
import { useMessages } from '../../../i18n/useMessages';
import { announce } from '../focus/announce';
import { HasTitle } from './HasTitle';

/** Pause after the last key press before the count is said, so typing is not talked over. */
const PAUSE_MS = 600;
/** Titles of the listed pages, as OverviewCards draws them. */
const PAGES = '.site-card__title';

/**
 * Keeps the stock page from moving focus into its filter when it appears: that skips the page for a
 * keyboard and opens the keyboard of a phone. A disabled field takes no focus; one in use is left alone.
 * Then writes into it what the reader had typed here before.
 */
function useQuietFilter() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = ref.current?.querySelector('input');
    if (field && field !== document.activeElement) field.disabled = true;
  }, []);
  // Runs after the effect of the stock page inside.
  useEffect(() => {
    const field = ref.current?.querySelector('input');
    if (!field) return;
    field.disabled = false;
    const { filter } = history.state ?? {};
    if (filter && !field.value) setValue(field, filter);
  }, []);
  return ref;
}

/**
 * Overview page: its title and text, then the stock filter directly above the list that it filters. How
 * many pages match stands beside the filter, and is announced after typing.
 */
export function Overview({ content, ...props }: ComponentProps<typeof StockOverview>) {
  const t = useMessages();
  const lang = useLang();
  const { title } = usePage().page;
  const timer = useRef(0);
  const ref = useQuietFilter();
  const [count, setCount] = useState<{ text: ReactNode; place: Element }>();
  if (import.meta.env.SSG_MD) {
    // The stock page leaves its own text out of the Markdown twin.
    return (
      <>
        <StockOverview {...props} />
        {'\n\n'}
        {content}
      </>
    );
  }
  const onInput = ({ currentTarget, target }: FormEvent<HTMLDivElement>) => {
    window.clearTimeout(timer.current);
    const filter = (target as HTMLInputElement).value;
    // With the place of the page in the history: Back and a reload bring it, a new link does not.
    history.replaceState({ ...history.state, filter }, '');
    // Once the stock list has drawn what matches.
    window.setTimeout(() => {
      const matching = currentTarget.querySelectorAll(PAGES).length;
      const form = new Intl.PluralRules(lang).select(matching) === 'one' ? 'one' : 'other';
      const text = t(`controls.filter.${form}`, { count: matching });
      const place = currentTarget.querySelector('.rp-overview-search');
      const shown = (
        <span className="site-filter-count" aria-hidden="true">
          {text}
        </span>
      );
      setCount(!filter || !place ? undefined : { text: shown, place });
      timer.current = window.setTimeout(announce, PAUSE_MS, text);
    });
  };
  return (
    <>
      <div className="rp-doc rspress-doc">
        <FallbackHeading level={1} title={title} />
        {content}
      </div>
      <HasTitle value={true}>
        <div ref={ref} className="site-overview" onInput={onInput}>
          <StockOverview {...props} />
          {count && createPortal(count.text, count.place)}
        </div>
      </HasTitle>
    </>
  );
}
