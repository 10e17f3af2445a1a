import { collapseSlashes, DEFAULT_LANGUAGE, LANGUAGES } from '../../../site';

/**
 * The same address with the language prefix of this site, query and hash kept: the default language has no prefix
 * (specification 2.1), and a region (`/zh-CN/`, `/en-us/`) is dropped. Of two languages the second counts, because a
 * first visit to `/zh-CN/` has already been redirected to `/zh/zh-CN/`. Undefined if the address has no language after
 * `base`, or is already right.
 */
export function languageAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
): string | undefined {
  const path = collapseSlashes(pathname);
  if (!path.startsWith(base)) return undefined;
  const languageOf = (segment = '') => {
    const name = segment.toLowerCase().replace(/([-_][a-z]+)+$/, '');
    return LANGUAGES.find((language) => language === name);
  };
  const [first = '', ...others] = path.slice(base.length).split('/');
  const [segment, ...rest] =
    languageOf(first) && languageOf(others[0]) ? others : [first, ...others];
  const language = languageOf(segment);
  if (!language) return undefined;
  const prefix = language === DEFAULT_LANGUAGE ? '' : `${language}/`;
  const target = base + prefix + rest.join('/');
  return target === path ? undefined : target + search + hash;
}

/** The same address with `%23`, as chat and mail programs write `#`, unescaped; undefined if it has none. */
export function withPlainHash({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const [path, id] = collapseSlashes(pathname).split('%23');
  return id ? `${path}${search}#${id}` : undefined;
}
