import { isLeaving } from '../../../browser/leaving';
import { want, wantedAddress } from '../../../browser/wanted';
import { isShown } from './shown';

/** Whether an error says that a script or style of the running build cannot be loaded any more, or does not come. */
const isChunkLoadError = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

function rememberLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isElsewhere =
    event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere || link.target || link.download) return;
  if (link.origin === window.location.origin) want(link.href);
}

/**
 * Loads the wanted page whole when the app cannot: a newer build has removed its chunk. A page that is
 * shown already is left alone, so there is no loop and no load that nobody asked for.
 */
function recover(error: unknown) {
  if (!isChunkLoadError(error) || isLeaving()) return;
  console.log(error);
  const wanted = wantedAddress();
  if (wanted && !isShown(new URL(wanted).pathname)) window.location.assign(wanted);
}

/** Recovers from chunks that fail outside of rendering: in clicks and prefetches. */
export function recoverChunks() {
  document.addEventListener('click', rememberLink, true);
  window.addEventListener('error', ({ error }) => recover(error));
  window.addEventListener('unhandledrejection', ({ reason }) => recover(reason));
}
