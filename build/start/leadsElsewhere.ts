import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../site';

/**
 * Source of a pattern, without regard to case, for the paths below `base` (with slashes at both ends) for which the page of unknown
 * addresses in `language` starts the app at once: an address with the prefix of the default language leads
 * to the one without it (specification 2.1.21), one with a region (`/zh-CN/`, in any case, or `/zh/zh-CN/`, where a first
 * visit to it is sent) to the one without, and a host
 * with a single 404 page sends it in a language that the address does not name.
 */
export function leadsElsewhere(base: string, language: Language): string {
  const named = `(${LANGUAGES.join('|')})([-_]|/|$)`;
  return language === DEFAULT_LANGUAGE
    ? `^${base}${named}`
    : `^(?!${base}${language}(/|$))|^${base}${language}/${named}`;
}
