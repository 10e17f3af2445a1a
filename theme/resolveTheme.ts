export type Theme = 'light' | 'dark';

/** Theme that a stored choice (`light`, `dark`; anything else follows the system) gives (specification 4.8). */
export function resolveTheme(stored: string | null, isSystemDark: boolean): Theme {
  if (stored === 'light' || stored === 'dark') return stored;
  return isSystemDark ? 'dark' : 'light';
}
