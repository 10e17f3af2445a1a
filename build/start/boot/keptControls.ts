import { isLeaving } from '../../../browser/leaving';
import { openSearch, typedQuery } from '../../../search/shell/shell';

/** Where a tab keeps what the reader has done to its page while that loads itself again. */
const KEY = 'page-kept';

type State = boolean | string;
type Control = HTMLElement & Record<'open' | 'checked' | 'value', State>;
interface Kept {
  /** What was typed into the search; absent when it was not open. */
  query?: string | undefined;
  /** Of each control whether it is open or chosen, or what is typed in it. */
  states: State[];
}

/** What a reader can change before the app is there; the search stands outside of the page. */
const controls = () => [
  ...document.querySelectorAll<Control>('#__rspress_root :is(details, input, select)'),
];
/** The property in which that stands. */
const nameOf = (control: HTMLElement) =>
  control instanceof HTMLDetailsElement
    ? 'open'
    : control.matches('[type=radio], [type=checkbox]')
      ? 'checked'
      : 'value';

function keepControls() {
  const kept: Kept = {
    query: typedQuery(),
    states: controls().map((control) => control[nameOf(control)]),
  };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Loads the page again and keeps what the reader has opened, chosen and typed until it is gone. */
export function reloadKept() {
  window.addEventListener('pagehide', keepControls);
  location.reload();
}

function restore({ query, states }: Kept) {
  const present = controls();
  // A newer build may have another page here.
  if (present.length === states.length) {
    for (const [index, state] of states.entries()) {
      const control = present[index];
      if (!control || control[nameOf(control)] === state) continue;
      control[nameOf(control)] = state;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  if (query !== undefined) openSearch(query);
}

/** Whether this page is one that has loaded itself again. */
let isSecond = false;

/**
 * Loads the page again and keeps what the reader did to it. Tells whether it does: not twice, and not when the
 * host does not answer with a page, which would take away the one that is there.
 */
export async function loadKept(): Promise<boolean> {
  if (isSecond) return false;
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  if (!answer?.ok || isLeaving()) return false;
  reloadKept();
  return true;
}

/** Brings back what was kept before this page loaded itself again. */
export function restoreControls() {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  isSecond = Boolean(kept);
  if (kept) document.addEventListener('DOMContentLoaded', () => restore(JSON.parse(kept)));
}
