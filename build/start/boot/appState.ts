/**
 * State of the app: `idle` (only HTML), `loading` (its scripts are being fetched), `ready` (React listens) or
 * `failed` (the page stays HTML). Stored as `data-app` of the root element for styles, scripts and tests.
 */
type AppState = 'idle' | 'loading' | 'ready' | 'failed';

/** Event dispatched on the document once React has taken over the page. */
export const READY_EVENT = 'app:ready';
/** Event dispatched on the document when the app cannot start, or has crashed. */
export const FAILED_EVENT = 'app:failed';
/** Id of the message that tells the reader (components/frame/Broken.tsx); hidden until then. */
const BROKEN_ID = 'site-broken';

export function setAppState(state: AppState) {
  document.documentElement.dataset.app = state;
}

/** Shows or hides the message that part of the page does not respond. */
export function showBroken(isBroken: boolean) {
  const line = document.getElementById(BROKEN_ID);
  if (line) line.hidden = !isBroken;
}

/** Leaves the page as HTML: links still work, and a message says that other parts do not respond. */
export function failApp() {
  setAppState('failed');
  showBroken(true);
  document.dispatchEvent(new Event(FAILED_EVENT));
}
