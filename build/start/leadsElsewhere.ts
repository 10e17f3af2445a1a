import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../site';

/**
 * Source of a case-insensitive RegExp for the paths on which the 404 page in `language` starts the app immediately,
 * because they redirect: the prefix of the default language is dropped (specification 2.1.21); so is the region of a
 * language (`/zh-CN/`, or `/zh/zh-CN/`, where a first visit to it is sent); and on a host with a single 404 page an
 * address may be in a language other than that page's.
 *
 * @param base - with slashes at both ends
 */
export function leadsElsewhere(base: string, language: Language): string {
  const named = `(${LANGUAGES.join('|')})([-_]|/|$)`;
  return language === DEFAULT_LANGUAGE
    ? `^${base}${named}`
    : `^(?!${base}${language}(/|$))|^${base}${language}/${named}`;
}
