import { useEffect } from 'react';

declare global {
  interface Window {
    /** Chromium; not in TypeScript's library. */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** While `isOpen`, the Back gesture of a phone calls `close` instead of leaving the page, where the browser can say so. */
export function useBackGesture(isOpen: boolean, close: () => void) {
  useEffect(() => {
    const watcher = isOpen && window.CloseWatcher ? new window.CloseWatcher() : undefined;
    watcher?.addEventListener('close', close);
    return () => watcher?.destroy();
  }, [isOpen, close]);
}
