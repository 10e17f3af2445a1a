import { isLeaving } from '../../../browser/leaving';
import { READY_EVENT, setAppState } from './appState';

/** From the load event until the app starts by itself, for assistive technology; above the 5 s that blocking time is measured for. */
const SELF_START_MS = 6000;
/** Address that was already loaded again because a script was missing: no second time, no loop. */
const RELOADED_KEY = 'app-reloaded';

const idle: (task: () => void) => void =
  'requestIdleCallback' in window
    ? (task) => requestIdleCallback(task, { timeout: 2000 })
    : (task) => setTimeout(task, 200);

/** A script of this page is gone: a newer build was deployed. One full load fetches the new page. */
function reloadOnce() {
  if (isLeaving()) return;
  if (sessionStorage.getItem(RELOADED_KEY) === location.href || !navigator.onLine) return;
  sessionStorage.setItem(RELOADED_KEY, location.href);
  location.reload();
}

/**
 * Gives a function that starts the app from `files` (addresses of its scripts, in order); later calls
 * do nothing. Before that the scripts are only fetched, when the browser is idle after the load event.
 */
export function prepareApp(files: readonly string[]): () => void {
  let isStarted = false;
  const link = (rel: string) => {
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel, as: 'script', href }),
      );
    }
  };
  const run = () => {
    for (const src of files) {
      const script = Object.assign(document.createElement('script'), { src, async: false });
      script.onerror = reloadOnce;
      document.head.append(script);
    }
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    setAppState('loading');
    if (document.readyState !== 'loading') return run();
    link('preload');
    document.addEventListener('DOMContentLoaded', run);
  };
  const startWhenSeen = () => {
    if (document.visibilityState === 'visible') idle(start);
    else document.addEventListener('visibilitychange', startWhenSeen, { once: true });
  };
  window.addEventListener('load', () => {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
    if (!saveData) idle(() => isStarted || link('prefetch'));
    setTimeout(startWhenSeen, SELF_START_MS);
  });
  document.addEventListener(READY_EVENT, () => sessionStorage.removeItem(RELOADED_KEY));
  return start;
}
