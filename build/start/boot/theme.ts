/** Where the stock theme keeps the reader's choice (specification 4.10). */
const KEY = 'rspress-theme-appearance';
const SWITCH = '.rp-switch-appearance';

const root = document.documentElement;
const isDark = () => root.classList.contains('dark');

function show(dark: boolean) {
  root.classList.toggle('dark', dark);
  root.classList.toggle('rp-dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
}

/** Paper is white: browsers print the letters of the dark theme in pale gray, and leave its ground out. */
export function printLight() {
  let wasDark = false;
  window.addEventListener('beforeprint', () => {
    wasDark = isDark();
    if (wasDark) show(false);
  });
  window.addEventListener('afterprint', () => wasDark && show(true));
}

/**
 * Switches the theme without React when the click is on the switch, and tells whether it was. Like the
 * stock one, a choice that equals the system's is stored as `auto`.
 */
export function switchThemeEarly(target: Element): boolean {
  const control = target.closest(SWITCH);
  if (!control) return false;
  const next = !isDark();
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  show(next);
  for (const button of document.querySelectorAll(SWITCH)) {
    button.setAttribute('aria-pressed', String(next));
  }
  localStorage.setItem(KEY, next === isSystemDark ? 'auto' : next ? 'dark' : 'light');
  // React may have read the theme already, when it does not listen to presses yet.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  return true;
}
