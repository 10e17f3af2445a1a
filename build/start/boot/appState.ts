/**
 * How far the app is: `idle` (only HTML), `loading` (its scripts are on their way), `ready` (React
 * listens) or `failed` (the page is HTML for good). Kept as `data-app` of the root element, where styles,
 * scripts and tests can see it.
 */
type AppState = 'idle' | 'loading' | 'ready' | 'failed';

/** Event the app sends to the document once React has taken over the page. */
export const READY_EVENT = 'app:ready';
/** Event that says that it never will, or does no more. */
export const FAILED_EVENT = 'app:failed';
/** Id of the line that says so in the reader's language (components/frame/Broken.tsx); hidden until then. */
const BROKEN_ID = 'site-broken';

export function setAppState(state: AppState) {
  document.documentElement.dataset.app = state;
}

/** Shows or hides the line that a part of the page does not respond. */
export function showBroken(isBroken: boolean) {
  const line = document.getElementById(BROKEN_ID);
  if (line) line.hidden = !isBroken;
}

/** The page stays as HTML: its links are links, and a line says that other parts do not respond. */
export function failApp() {
  setAppState('failed');
  showBroken(true);
  document.dispatchEvent(new Event(FAILED_EVENT));
}
