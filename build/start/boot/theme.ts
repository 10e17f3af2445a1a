import { shownTheme, showTheme, storedChoice, THEME_KEY } from '../../../browser/theme';

const SWITCH = '.rp-switch-appearance';

/** Switches the theme without React if the click is on the switch; returns whether it was. */
export function switchThemeEarly(target: Element): boolean {
  if (!target.closest(SWITCH)) return false;
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  showTheme(next);
  for (const button of document.querySelectorAll(SWITCH)) {
    button.setAttribute('aria-pressed', String(next === 'dark'));
  }
  localStorage.setItem(THEME_KEY, storedChoice(next));
  // React may have read the theme already without listening to presses yet.
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  return true;
}
