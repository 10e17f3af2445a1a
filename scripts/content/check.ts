/**
 * `pnpm content:check`: frontmatter, links, anchors, pictures, menus, texts and the two languages of
 * docs/. Ends with `N passed, N failed`, in files.
 */
import { en } from '../../i18n/en';
import { zh } from '../../i18n/zh';
import { formatFinding } from '../language/finding';
import { contentFindings } from './contentFindings';
import { readSite } from './readSite';

const site = readSite(process.cwd());
const findings = contentFindings(site, { en, zh });
if (findings.length > 0) console.log(`${findings.map(formatFinding).join('\n')}\n`);
const failed = new Set(findings.map(({ file }) => file)).size;
const { pages, metas, navs, catalogues, broken } = site;
const files = pages.length + metas.length + navs.length + catalogues.length + broken.length;
console.log(`${Math.max(0, files - failed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
