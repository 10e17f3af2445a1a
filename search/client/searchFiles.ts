/** Name of the meta tag that lists the files of search in each page (written by search/records). */
export const FILES_META = 'search-files';
/** Attribute of that tag if the embedded engine answers, so that all files are preloaded together. */
export const AHEAD = 'data-ahead';

/**
 * Address of a file of search listed in a page: the records of a language, or the script `dialog` or `worker`; undefined
 * if it is not listed.
 */
export function addressIn(html: Document, name: string): string | undefined {
  const listed = html.querySelector(`meta[name="${FILES_META}"]`)?.getAttribute('content') ?? '';
  return listed.split(' ').find((address) => address.split('/').at(-1)?.startsWith(`${name}.`));
}
