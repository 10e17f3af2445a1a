import { useSite } from '@rspress/core/runtime';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { resolveTheme, type Theme } from './resolveTheme';

/** Where Rspress keeps the choice (specification 4.10); its inline script in the head reads it too. */
const KEY = 'rspress-theme-appearance';
/** Also read by the stock `useStorageValue`, so both see the same changes. */
const CHANGED = 'RSPRESS_SYNC_STORAGE_EVENT_NAME';
const DARK = '(prefers-color-scheme: dark)';

const readTheme = () => resolveTheme(localStorage.getItem(KEY), matchMedia(DARK).matches);

function subscribe(onChange: () => void) {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** Marks the root element; nothing happens when it is marked already, so a start of the app is not a flash. */
function applyTheme(theme: Theme) {
  const root = document.documentElement;
  const isDark = theme === 'dark';
  if (root.classList.contains('dark') === isDark) return;
  root.classList.toggle('dark', isDark);
  root.classList.toggle('rp-dark', isDark);
  root.style.colorScheme = theme;
}

/**
 * The theme and its setter (specification 4.8–4.10). The stock hook first renders the system's theme
 * and reads the stored one after the paint, which flashes; this one reads it before the first effect.
 */
export function useThemeState(): readonly [Theme, (theme: Theme) => void] {
  const isForced = useSite().site.themeConfig.darkMode === false;
  const theme = useSyncExternalStore<Theme>(
    subscribe,
    isForced ? () => 'light' : readTheme,
    () => 'light',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `theme` tells when to look; its first value is the built page's.
  useLayoutEffect(() => applyTheme(isForced ? 'light' : readTheme()), [theme, isForced]);
  const setTheme = useCallback(
    (next: Theme) => {
      if (isForced) return;
      const isSystem = resolveTheme(null, matchMedia(DARK).matches) === next;
      const newValue = isSystem ? 'auto' : next;
      localStorage.setItem(KEY, newValue);
      window.dispatchEvent(new CustomEvent(CHANGED, { detail: { key: KEY, newValue } }));
      applyTheme(next);
    },
    [isForced],
  );
  return [theme, setTheme];
}
