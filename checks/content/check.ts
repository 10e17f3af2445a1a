/**
 * `pnpm content:check`: frontmatter, links, anchors, pictures, menus, texts and the two languages of
 * docs/. Ends with `N passed, N failed`, in files.
 */
import { formatFinding } from '../language/finding';
import { checkContent } from './checkContent';

const { files, findings } = await checkContent(process.cwd());
if (findings.length > 0) console.log(`${findings.map(formatFinding).join('\n')}\n`);
const failed = new Set(findings.map(({ file }) => file)).size;
console.log(`${Math.max(0, files - failed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
