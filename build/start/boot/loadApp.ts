import { isLeaving } from '../../../browser/leaving';
import { failApp, READY_EVENT, setAppState, showBroken } from './appState';
import { reloadKept } from './keptControls';

/** Time after which the reader is told that part of the page does not respond; the app may still start. */
const PATIENCE_MS = 15_000;

const idle: (task: () => void) => void =
  'requestIdleCallback' in window
    ? (task) => requestIdleCallback(task, { timeout: 2000 })
    : (task) => setTimeout(task, 200);

let isReloading = false;

/**
 * A script of this page is gone because a newer build was deployed: reloads the page once; if that was done already,
 * the page stays HTML. Hosts let browsers cache any response below /static/ for a year, even a 404 in the middle of
 * a deploy, so `files` are fetched again first.
 */
async function reloadOnce(files: readonly string[]) {
  if (isLeaving() || isReloading) return;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load || load.type === 'reload' || !navigator.onLine) return failApp();
  isReloading = true;
  await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })));
  if (!isLeaving()) reloadKept();
}

/**
 * Returns a function that starts the app from `files` (addresses of its scripts, in order); later calls do nothing.
 * The app also starts by itself once the page has loaded, is visible and the browser is idle, so that its work does
 * not fall into the first scroll (measured: build/start/README.md); not with data saver on.
 */
export function prepareApp(files: readonly string[]): () => void {
  let isStarted = false;
  const run = () => {
    const stop = new AbortController();
    // The host answered with an HTML page, or the browser is too old for the syntax.
    const onError = ({ filename, error }: ErrorEvent) => {
      if (error instanceof SyntaxError && files.some((file) => filename.endsWith(file)))
        void reloadOnce(files);
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
      script.onerror = () => void reloadOnce(files);
      document.head.append(script);
    }
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    setAppState('loading');
    if (document.readyState !== 'loading') return run();
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
    }
    document.addEventListener('DOMContentLoaded', run);
  };
  const startWhenSeen = () => {
    if (document.visibilityState === 'visible') idle(start);
    else document.addEventListener('visibilitychange', startWhenSeen, { once: true });
  };
  window.addEventListener('load', () => {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
    if (!saveData) startWhenSeen();
  });
  return start;
}
