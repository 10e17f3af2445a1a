import { isLeaving } from '../../../browser/leaving';
import { isShown } from './shown';

/** Address that the last pressed link leads to inside of this tab; '' when it leads elsewhere. */
let wanted = '';

/** Whether an error says that a script or style of the running build cannot be loaded any more. */
const isChunkLoadError = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

function rememberLink({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link && link.origin === window.location.origin && !link.target && !link.download;
  wanted = isPage ? link.href : '';
}

/**
 * Loads the wanted page whole when the app cannot: a newer build has removed its chunk. A page that is
 * shown already is left alone, so there is no loop and no load that nobody asked for.
 */
function recover(error: unknown) {
  if (!isChunkLoadError(error) || isLeaving()) return;
  console.log(error);
  if (wanted && !isShown(new URL(wanted).pathname)) window.location.assign(wanted);
}

/** Recovers from chunks that fail outside of rendering: in clicks and prefetches. */
export function recoverChunks() {
  document.addEventListener('click', rememberLink, true);
  window.addEventListener('error', ({ error }) => recover(error));
  window.addEventListener('unhandledrejection', ({ reason }) => recover(reason));
}
