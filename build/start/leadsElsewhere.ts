import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../site';

/**
 * Source of a pattern, without regard to case, for the paths below `base` (with slashes at both ends) for which the
 * page of unknown addresses in `language` starts the app at once. Three kinds lead to another page: the prefix of the
 * default language, to the address without it (specification 2.1.21); a language with a region, to the one without
 * (`/zh-CN/` in any case, or `/zh/zh-CN/`, where a first visit to it is sent); and on a host with a single 404 page
 * an address in another language than that page.
 */
export function leadsElsewhere(base: string, language: Language): string {
  const named = `(${LANGUAGES.join('|')})([-_]|/|$)`;
  return language === DEFAULT_LANGUAGE
    ? `^${base}${named}`
    : `^(?!${base}${language}(/|$))|^${base}${language}/${named}`;
}
