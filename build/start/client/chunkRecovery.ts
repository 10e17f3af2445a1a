import { isLeaving } from '../../../browser/leaving';
import { isPlainPress } from '../../../browser/plainPress';
import { want, wantedAddress } from '../../../browser/wanted';
import { isShown } from './shown';

/** Whether an error says that a script or style of the running build cannot be loaded any more, or does not come. */
const isChunkLoadError = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

function rememberLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainPress(event) || link.target || link.download) return;
  if (link.origin === window.location.origin) want(link.href);
}

/**
 * Loads the wanted page whole when the app cannot: a newer build has removed its chunk. A page that is
 * shown already is left alone, so there is no loop and no load that nobody asked for. Says whether a page is
 * being loaded.
 */
export function recover(error: unknown): boolean {
  if (!isChunkLoadError(error)) return false;
  if (isLeaving()) return true;
  console.log(error);
  const wanted = wantedAddress();
  if (!wanted || isShown(new URL(wanted).pathname)) return false;
  window.location.assign(wanted);
  return true;
}

/** Recovers from chunks that fail outside of rendering: in clicks and prefetches. */
export function recoverChunks() {
  document.addEventListener('click', rememberLink, true);
  window.addEventListener('error', ({ error }) => void recover(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void recover(reason));
}
