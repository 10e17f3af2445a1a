import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding';
import { contentFindings } from './contentFindings';
import { readSite } from './readSite';
import { tagFindings } from './tags';

/** Reads docs/ and public/ of the project at `root` and checks them. Never throws for mistakes of authors. */
export function checkContent(root: string) {
  const site = readSite(root);
  const { pages, metas, navs, keywords, broken } = site;
  return {
    files: [pages, metas, navs, keywords, broken].flat().length,
    findings: contentFindings({
      ...site,
      broken: [...broken, ...pages.flatMap((page) => tagFindings(root, page))],
    }).map((finding) => withoutIdleSuggestion(root, finding)),
  };
}

/** Drops a suggestion that equals the line as it is, which would send an author in circles. */
function withoutIdleSuggestion(root: string, { write, ...finding }: Finding): Finding {
  const path = join(root, finding.file);
  const text = write && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const isThere = text[finding.line - 1]?.trim() === write?.trim();
  return isThere ? finding : { ...finding, write };
}
