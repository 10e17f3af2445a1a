import { gzipSync } from 'node:zlib';
import { EMBEDDED_LIMIT_KB, type RecordsFile } from './recordsFile';

/** Says so when the records have outgrown an embedded index, and what to do; returns the size in KB gzip. */
export function warnWhenTooBig(
  { lang, json }: RecordsFile,
  pages: number,
  limit = EMBEDDED_LIMIT_KB,
  warn: (message: string) => void = console.warn,
): number {
  const size = gzipSync(json).length / 1024;
  if (size > limit) {
    warn(
      `Search: the records of "${lang}" are ${size.toFixed(0)} KB gzip for ${pages} pages, more than the ` +
        `${limit} KB a reader should download for one search.\nSet DOCSEARCH_APP_ID, DOCSEARCH_API_KEY and ` +
        'DOCSEARCH_INDEX_NAME to answer from Algolia; `pnpm search:records` uploads the same records.',
    );
  }
  return size;
}
