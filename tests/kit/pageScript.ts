import { readFileSync } from 'node:fs';
import { readPageFiles } from '../../build/site/offline/pageFiles';

/** Address of the chunk of the page at `route` (without a trailing slash); throws if the built page lists none. */
export function pageScript(route: string): string {
  const { files } = readPageFiles(readFileSync(`doc_build${route}.html`, 'utf8'));
  const script = files.find((file) => file.includes('/async/'));
  if (!script) throw new Error(`doc_build${route}.html lists no script of its own.`);
  return script;
}
