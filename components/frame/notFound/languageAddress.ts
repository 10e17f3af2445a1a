import { collapseSlashes } from '../../../site';

/**
 * The same address with its language as this site writes it, query and heading kept: the default one has no prefix
 * (specification 2.1), and the region that other sites name (`/zh-CN/`, `/en-us/`) goes. Of two languages the second
 * counts: a first visit to `/zh-CN/` has been sent to `/zh/zh-CN/` by then. `undefined` when the address names no language
 * below `base`, or is right already.
 */
export function languageAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
  languages: readonly string[],
  defaultLanguage: string,
): string | undefined {
  const path = collapseSlashes(pathname);
  if (!path.startsWith(base)) return undefined;
  const languageOf = (segment = '') => {
    const language = segment.toLowerCase().replace(/([-_][a-z]+)+$/, '');
    return languages.includes(language) ? language : undefined;
  };
  const [first = '', ...others] = path.slice(base.length).split('/');
  const [segment, ...rest] =
    languageOf(first) && languageOf(others[0]) ? others : [first, ...others];
  const language = languageOf(segment);
  if (!language) return undefined;
  const prefix = language === defaultLanguage ? '' : `${language}/`;
  const target = base + prefix + rest.join('/');
  return target === path ? undefined : target + search + hash;
}

/** The same address with the `#` that a chat or mail program wrote as `%23`; `undefined` where there is none. */
export function withPlainHash({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const [path, id] = collapseSlashes(pathname).split('%23');
  return id ? `${path}${search}#${id}` : undefined;
}
