import { collapseSlashes } from '../../../site';

/**
 * The same address without the prefix of the default language, query and heading kept
 * (specification 2.1); `undefined` when the address does not start with that prefix below `base`.
 */
export function withoutDefaultLanguage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
  defaultLanguage: string,
): string | undefined {
  const prefix = `${base}${defaultLanguage}/`;
  const path = collapseSlashes(pathname);
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  if (!defaultLanguage || !withSlash.startsWith(prefix)) return undefined;
  return base + path.slice(prefix.length) + search + hash;
}
