import { useSite } from '@rspress/core/runtime';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  resolveTheme,
  SYSTEM_DARK,
  showTheme,
  storedChoice,
  THEME_KEY,
  type Theme,
} from '../browser/theme';

/** Event of the stock `useStorageValue`, so that both see the same changes. */
const CHANGED = 'RSPRESS_SYNC_STORAGE_EVENT_NAME';

const readTheme = () =>
  resolveTheme(localStorage.getItem(THEME_KEY), matchMedia(SYSTEM_DARK).matches);

function subscribe(onChange: () => void) {
  const query = matchMedia(SYSTEM_DARK);
  query.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/**
 * The theme and its setter (specification 4.8–4.10). The stock hook first renders the system's theme and reads the
 * stored one after the paint, which flashes; this one reads it before.
 */
export function useThemeState(): readonly [Theme, (theme: Theme) => void] {
  const isForced = useSite().site.themeConfig.darkMode === false;
  const theme = useSyncExternalStore<Theme>(
    subscribe,
    isForced ? () => 'light' : readTheme,
    () => 'light',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `theme` tells when to look; its first value is the built page's.
  useLayoutEffect(() => showTheme(isForced ? 'light' : readTheme()), [theme, isForced]);
  const setTheme = useCallback(
    (next: Theme) => {
      if (isForced) return;
      const newValue = storedChoice(next);
      localStorage.setItem(THEME_KEY, newValue);
      window.dispatchEvent(new CustomEvent(CHANGED, { detail: { key: THEME_KEY, newValue } }));
      showTheme(next);
    },
    [isForced],
  );
  return [theme, setTheme];
}
