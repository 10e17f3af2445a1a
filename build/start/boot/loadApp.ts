import { isLeaving } from '../../../browser/leaving';
import { failApp, READY_EVENT, setAppState, showBroken } from './appState';
import { reloadKept } from './keptControls';

/** From the start of the app until the reader is told that a part does not respond; it may still come. */
const PATIENCE_MS = 15_000;

const idle: (task: () => void) => void =
  'requestIdleCallback' in window
    ? (task) => requestIdleCallback(task, { timeout: 2000 })
    : (task) => setTimeout(task, 200);

let isReloading = false;

/**
 * A script of this page is gone: a newer build was deployed. One full load fetches the new page; when that
 * was done already, the page stays as it is. Hosts let browsers keep any answer below /static/ for a year, also the
 * one that a file is not there, which a reader may get in the middle of a deploy: `files` are asked for again first.
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
 * Gives a function that starts the app from `files` (addresses of its scripts, in order); later calls
 * do nothing. The app starts by itself when the page has loaded, is seen and the browser is idle, so that its work
 * falls between two acts of the reader and not into the first scroll (measured: build/start/README.md);
 * with data saving on, only when the reader touches the page.
 */
export function prepareApp(files: readonly string[]): () => void {
  let isStarted = false;
  const run = () => {
    const stop = new AbortController();
    // A host may answer with a page, or an older browser not understand: what came is not the script.
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
