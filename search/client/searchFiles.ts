/** Name of the tag in which each page lists the files of search (written by search/records). */
export const FILES_META = 'search-files';
/** Attribute of that tag where the files answer, and not Algolia: all are asked for at once. */
export const AHEAD = 'data-ahead';

/**
 * Address of a file of search that a page lists: the records of a language, the script `dialog` or `worker`;
 * undefined when the page has none.
 */
export function addressIn(html: Document, name: string): string | undefined {
  const listed = html.querySelector(`meta[name="${FILES_META}"]`)?.getAttribute('content') ?? '';
  return listed.split(' ').find((address) => address.split('/').at(-1)?.startsWith(`${name}.`));
}
