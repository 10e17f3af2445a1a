/**
 * `pnpm language:check`: Chinese copywriting, terms and English spelling of all pages.
 * With `--fix` it first writes what a machine can mend. Ends with `N passed, N failed`, in files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../site';
import { run } from '../suites/run';
import { chineseFindings, fixChinese } from './chinese';
import { type Finding, formatFinding } from './finding';
import { parseTerms, strayTerms } from './terms';

const terms = parseTerms(JSON.parse(readFileSync('language/terms.json', 'utf8')));
const isFixing = process.argv.includes('--fix');

/** Paths of a language's pages, from the project's root. */
function pagesOf(language: Language): string[] {
  const folder = path.join('docs', language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Findings of one page; a page that does not parse is one finding with the parser's words. */
function findingsOf(file: string, language: Language): Finding[] {
  let source = readFileSync(file, 'utf8');
  try {
    if (language === 'zh') {
      const fixed = isFixing ? fixChinese(source) : source;
      if (fixed !== source) writeFileSync(file, fixed);
      source = fixed;
    }
    return [
      ...(language === 'zh' ? chineseFindings(file, source) : []),
      ...strayTerms(file, source, language, terms),
    ];
  } catch (error) {
    const line = (error as { line?: number }).line ?? 1;
    return [{ file, line, problem: `the page does not parse: ${(error as Error).message}` }];
  }
}

const pages = LANGUAGES.flatMap((language) =>
  pagesOf(language).map((file) => ({ file, language })),
);
const findings = pages.flatMap(({ file, language }) => findingsOf(file, language));
if (findings.length > 0) console.log(findings.map(formatFinding).join('\n'));

const spelling = await run(
  'cspell lint --no-progress --no-summary --show-suggestions "docs/en/**/*.mdx" "*.md" "i18n/en/*.ts"',
);
const misspelt = spelling.code === 0 ? 0 : 1;
if (misspelt) console.log('A right word that cspell does not know goes into language/words.txt.');

const failed = new Set(findings.map(({ file }) => file)).size;
console.log(`${pages.length - failed + 1 - misspelt} passed, ${failed + misspelt} failed`);
process.exitCode = failed + misspelt === 0 ? 0 : 1;
