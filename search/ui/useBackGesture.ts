import { useEffect } from 'react';

declare global {
  interface Window {
    /** Chromium; not in TypeScript's library. */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * Calls `close` when a phone's Back gesture asks to close what is open, instead of leaving the page, where the browser
 * can say so; elsewhere with the page that Back leaves, which nobody would see go under what is open.
 */
export function useBackGesture(close: () => void) {
  useEffect(() => {
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', close);
    window.addEventListener('popstate', close);
    return () => {
      watcher?.destroy();
      window.removeEventListener('popstate', close);
    };
  }, [close]);
}
