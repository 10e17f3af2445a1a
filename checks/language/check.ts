/**
 * `pnpm language:check`: Chinese copywriting, terms and English spelling of all pages.
 * With `--fix` it first writes what a machine can mend. Ends with `N passed, N failed`, in files.
 */
import { checkLanguage, listPages } from './checkLanguage';
import { formatFinding } from './finding';
import { misspeltWords, SPELLED } from './spelling';

const root = process.cwd();
const pages = listPages(root);
const findings = checkLanguage(root, pages, process.argv.includes('--fix'));
const misspelt = await misspeltWords(root, SPELLED);
const all = [...findings, ...misspelt];
if (all.length > 0) console.log(all.map(formatFinding).join('\n'));

// The spelling of everything counts as one.
const failed = new Set(findings.map(({ file }) => file)).size + (misspelt.length > 0 ? 1 : 0);
console.log(`${pages.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
