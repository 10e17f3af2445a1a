import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding';
import { contentFindings } from './contentFindings';
import { readCatalogues } from './readCatalogues';
import { readSite } from './readSite';

/** Result of the content check of a checkout. */
export interface ContentReport {
  /** How many files were read. */
  files: number;
  findings: Finding[];
}

/** Reads docs/, public/ and i18n/ of the project at `root` and checks them. Never throws for what an author wrote. */
export async function checkContent(root: string): Promise<ContentReport> {
  const files = readSite(root);
  const { texts, broken } = await readCatalogues(root);
  const site = { ...files, broken: [...files.broken, ...broken] };
  // While a language does not load, comparing it with the other says nothing.
  const catalogues = broken.length > 0 ? { en: {}, zh: {} } : texts;
  const { pages, metas, navs, keywords } = site;
  return {
    files: [pages, metas, navs, keywords, site.catalogues, site.broken].flat().length,
    findings: contentFindings(site, catalogues).map((finding) => withoutIdleWrite(root, finding)),
  };
}

/** Drops a suggestion that stands there already: it would send an author in circles. */
function withoutIdleWrite(root: string, { write, ...finding }: Finding): Finding {
  const path = join(root, finding.file);
  const text = write && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const isThere = text[finding.line - 1]?.trim() === write?.trim();
  return isThere ? finding : { ...finding, write };
}
