import { isLeaving } from '../../../browser/leaving';
import { openSearch, typedQuery } from '../../../search/shell/shell';

/** Session storage key for the state of the page's controls while it reloads itself. */
const KEY = 'page-kept';

type State = boolean | string;
type Control = HTMLElement & Record<'open' | 'checked' | 'value', State>;
interface Kept {
  /** Text typed into the search; absent if it was closed. */
  query?: string | undefined;
  /** `open`, `checked` or `value` of each control. */
  states: State[];
}

/** What a reader can change before the app starts; the search dialog is outside the root. */
const controls = () => [
  ...document.querySelectorAll<Control>('#__rspress_root :is(details, input, select)'),
];
/** The property that holds the state of a control. */
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

/** Reloads the page and keeps what the reader has opened, chosen and typed until it unloads. */
export function reloadKept() {
  window.addEventListener('pagehide', keepControls);
  location.reload();
}

function restore({ query, states }: Kept) {
  const present = controls();
  // A newer build may have changed the page.
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

/** Whether this page has already reloaded itself. */
let isSecond = false;

/**
 * Reloads the page with its state, unless it has reloaded itself before or the host does not answer, which would
 * replace the page with an error. Resolves to whether it reloads.
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

/** Restores what was kept before this page reloaded itself. */
export function restoreControls() {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  isSecond = Boolean(kept);
  if (kept) document.addEventListener('DOMContentLoaded', () => restore(JSON.parse(kept)));
}
