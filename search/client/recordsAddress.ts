/** Name of the tag in which each page lists the records of all languages (written by search/records). */
export const RECORDS_META = 'search-records';

/** The records' address of a language among those of a page, or undefined. */
export function addressIn(html: Document, lang: string): string | undefined {
  const listed = html.querySelector(`meta[name="${RECORDS_META}"]`)?.getAttribute('content') ?? '';
  return listed.split(' ').find((address) => address.split('/').at(-1)?.startsWith(`${lang}.`));
}
