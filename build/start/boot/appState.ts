/**
 * How far the app is: `idle` (only HTML), `loading` (its scripts are on their way) or `ready` (React
 * listens). Kept as `data-app` of the root element, where styles, scripts and tests can see it.
 */
export type AppState = 'idle' | 'loading' | 'ready';

/** Event the app sends to the document once React has taken over the page. */
export const READY_EVENT = 'app:ready';

export function setAppState(state: AppState) {
  document.documentElement.dataset.app = state;
}
