import { collapseSlashes } from '../../../site';

/**
 * The same address with its language as this site writes it, query and heading kept: the default one has no prefix
 * (specification 2.1), and the region that other sites name (`/zh-CN/`, `/en-us/`) goes. `undefined` when the address
 * names no language below `base`, or is right already.
 */
export function languageAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
  languages: readonly string[],
  defaultLanguage: string,
): string | undefined {
  const path = collapseSlashes(pathname);
  if (!path.startsWith(base)) return undefined;
  const [segment = '', ...rest] = path.slice(base.length).split('/');
  const language = segment.toLowerCase().replace(/([-_][a-z]+)+$/, '');
  if (!languages.includes(language)) return undefined;
  const prefix = language === defaultLanguage ? '' : `${language}/`;
  if (prefix === `${segment}/`) return undefined;
  return base + prefix + rest.join('/') + search + hash;
}
