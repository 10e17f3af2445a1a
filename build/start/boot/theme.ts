/** Where the stock theme keeps the reader's choice (specification 4.10). */
const KEY = 'rspress-theme-appearance';
const SWITCH = '.rp-switch-appearance';

/**
 * Switches the theme without React when the click is on the switch, and tells whether it was. Like the
 * stock one, a choice that equals the system's is stored as `auto`.
 */
export function switchThemeEarly(target: Element): boolean {
  const control = target.closest(SWITCH);
  if (!control) return false;
  const root = document.documentElement;
  const isDark = !root.classList.contains('dark');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'dark' : 'light';
  root.classList.toggle('dark', isDark);
  root.classList.toggle('rp-dark', isDark);
  root.style.colorScheme = theme;
  for (const button of document.querySelectorAll(SWITCH)) {
    button.setAttribute('aria-pressed', String(isDark));
  }
  localStorage.setItem(KEY, isDark === isSystemDark ? 'auto' : theme);
  return true;
}
