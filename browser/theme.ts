export type Theme = 'light' | 'dark';

/** Storage key of Rspress for the choice (specification 4.10), also read by its inline script in the head. */
export const THEME_KEY = 'rspress-theme-appearance';
export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Theme for a stored choice (specification 4.8): `light` or `dark`; anything else follows the system. */
export function resolveTheme(stored: string | null, isSystemDark: boolean): Theme {
  if (stored === 'light' || stored === 'dark') return stored;
  return isSystemDark ? 'dark' : 'light';
}

/** The stored form of a choice: `auto` if it equals the system's theme. */
export const storedChoice = (choice: Theme): Theme | 'auto' =>
  choice === resolveTheme(null, matchMedia(SYSTEM_DARK).matches) ? 'auto' : choice;

/** The current theme, from the class of the root element. */
export const shownTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Applies a theme to the root element; does nothing if it is current, so that the start of the app does not flash. */
export function showTheme(theme: Theme) {
  if (shownTheme() === theme) return;
  const { classList, style } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('rp-dark', theme === 'dark');
  style.colorScheme = theme;
}
