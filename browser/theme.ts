export type Theme = 'light' | 'dark';

/** Where Rspress keeps the choice (specification 4.10); its inline script in the head reads it too. */
export const THEME_KEY = 'rspress-theme-appearance';
export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Theme that a stored choice (`light`, `dark`; anything else follows the system) gives (specification 4.8). */
export function resolveTheme(stored: string | null, isSystemDark: boolean): Theme {
  if (stored === 'light' || stored === 'dark') return stored;
  return isSystemDark ? 'dark' : 'light';
}

/** How a choice is stored: one that equals the system's as `auto`. */
export const storedChoice = (choice: Theme): Theme | 'auto' =>
  choice === resolveTheme(null, matchMedia(SYSTEM_DARK).matches) ? 'auto' : choice;

/** The theme that the root element is marked with. */
export const shownTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Marks the root element; does nothing when it is already marked, so that the start of the app does not flash. */
export function showTheme(theme: Theme) {
  if (shownTheme() === theme) return;
  const { classList, style } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('rp-dark', theme === 'dark');
  style.colorScheme = theme;
}
