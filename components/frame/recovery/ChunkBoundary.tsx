import { Component, Fragment, type ReactNode, useEffect } from 'react';
import { isLeaving } from '../../../browser/leaving';
import { isChunkLoadError, nextAttempt, readAttempt, rememberAttempt } from './chunkRecovery';

/** Address of the last link that was clicked: what the reader wants when a chunk fails. */
let wanted = '';

/** Logs a failed chunk and loads the wanted page whole; tells whether the error was of that kind. */
function recover(error: unknown): boolean {
  if (!isChunkLoadError(error)) return false;
  if (isLeaving()) return true;
  console.log(error);
  const attempt = nextAttempt(wanted || window.location.href, readAttempt(), Date.now());
  if (attempt && rememberAttempt(attempt)) window.location.assign(attempt.target);
  return true;
}

/** Recovers from failures outside of rendering: clicks, prefetches, event handlers. */
export function useChunkRecovery() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element) wanted = event.target.closest('a')?.href ?? wanted;
    };
    const onError = (event: ErrorEvent) => recover(event.error);
    const onRejection = (event: PromiseRejectionEvent) => recover(event.reason);
    document.addEventListener('click', onClick, true);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
}

/** Keeps the page on screen when a chunk fails inside of rendering; other errors pass through. */
export class ChunkBoundary extends Component<{ children: ReactNode }, { tries: number }> {
  override state = { tries: 0 };
  static getDerivedStateFromError() {
    return null;
  }
  override componentDidCatch(error: unknown) {
    if (!recover(error)) throw error;
    this.setState(({ tries }) => ({ tries: tries + 1 }));
  }
  override render() {
    return <Fragment key={this.state.tries}>{this.props.children}</Fragment>;
  }
}
