import { isLeaving } from '../../../browser/leaving';
import { failApp, READY_EVENT, setAppState, showBroken } from './appState';

/** From the load event until the app starts by itself, for assistive technology; above the 5 s that blocking time is measured for. */
const SELF_START_MS = 6000;
/** From the start of the app until the reader is told that a part does not respond; it may still come. */
const PATIENCE_MS = 15_000;

const idle: (task: () => void) => void =
  'requestIdleCallback' in window
    ? (task) => requestIdleCallback(task, { timeout: 2000 })
    : (task) => setTimeout(task, 200);

/**
 * A script of this page is gone: a newer build was deployed. One full load fetches the new page; when that
 * was done already, the page stays as it is.
 */
function reloadOnce() {
  if (isLeaving()) return;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load || load.type === 'reload' || !navigator.onLine) failApp();
  else location.reload();
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
    const stop = new AbortController();
    // A host may answer with a page, or an older browser not understand: the script came, and is none.
    const onError = ({ filename, error }: ErrorEvent) => {
      if (error instanceof SyntaxError && files.some((file) => filename.endsWith(file)))
        reloadOnce();
    };
    window.addEventListener('error', onError, { signal: stop.signal });
    const timer = setTimeout(showBroken, PATIENCE_MS, true);
    document.addEventListener(READY_EVENT, () => {
      stop.abort();
      clearTimeout(timer);
      showBroken(false);
    });
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
  return start;
}
