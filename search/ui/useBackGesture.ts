import { useEffect } from 'react';

declare global {
  interface Window {
    /** Chromium; not in TypeScript's library. */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** Calls `close` when a phone's Back gesture asks to close what is open, instead of leaving the page, where the browser can say so. */
export function useBackGesture(close: () => void) {
  useEffect(() => {
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', close);
    return () => watcher?.destroy();
  }, [close]);
}
