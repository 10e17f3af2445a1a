import { useLang } from '@rspress/core/runtime';
import { Overview as StockOverview } from '@rspress/core/theme-original';
import { type ComponentProps, type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { announce } from '../focus/announce';

/** Pause after the last key press before the count is said, so typing is not talked over. */
const PAUSE_MS = 600;
/** Titles of the listed pages, as stock OverviewGroup draws them. */
const PAGES = '.rp-overview-group__item__title';

/**
 * Keeps the stock page from moving focus into its filter when it appears: that skips the page for a
 * keyboard and opens the keyboard of a phone. A disabled field takes no focus; one in use is left alone.
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
    if (field) field.disabled = false;
  }, []);
  return ref;
}

/** Stock overview page; after typing into its filter the number of matching pages is announced. */
export function Overview(props: ComponentProps<typeof StockOverview>) {
  const t = useMessages();
  const lang = useLang();
  const timer = useRef(0);
  const ref = useQuietFilter();
  if (import.meta.env.SSG_MD) {
    // The stock page leaves its own text out of the Markdown twin.
    return (
      <>
        <StockOverview {...props} />
        {'\n\n'}
        {props.content}
      </>
    );
  }
  const onInput = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const count = currentTarget.querySelectorAll(PAGES).length;
      const form = new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other';
      announce(t(`controls.filter.${form}`, { count }));
    }, PAUSE_MS);
  };
  return (
    <div ref={ref} onInput={onInput}>
      <StockOverview {...props} />
    </div>
  );
}
