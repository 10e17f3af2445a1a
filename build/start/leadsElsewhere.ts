import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../site';

/**
 * Source of a pattern for the paths below `base` (with slashes at both ends) for which the page of unknown
 * addresses in `language` starts the app at once: an address with the prefix of the default language leads
 * to the one without it (specification 2.1.21), and a host with a single 404 page sends it in a language
 * that the address does not name.
 */
export function leadsElsewhere(base: string, language: Language): string {
  const below = (names: readonly Language[]) => `${base}(${names.join('|')})(/|$)`;
  return language === DEFAULT_LANGUAGE ? `^${below(LANGUAGES)}` : `^(?!${below([language])})`;
}
