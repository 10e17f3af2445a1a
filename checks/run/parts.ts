import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../site';
import type { Page } from '../content/page';
import type { Finding } from '../finding';
import { twinOf } from '../twins/twins';

/** What `pnpm check` looks at. Without `changed`, everything. */
interface Scope {
  root: string;
  changed?: readonly string[];
}

/** The findings of a part, and the number of things (files, pages, samples, names) it checked. */
export interface PartReport {
  looked: number;
  findings: Finding[];
}

/** A part of `pnpm check`. Its modules are loaded when it runs, so that a short check starts fast. */
export interface Part {
  name: string;
  /** Changed files that make this part necessary. */
  reads: RegExp;
  /** Checks pages, so `pnpm dev` runs it on those being edited. */
  isOfPages?: true;
  /** Takes more than a few seconds, so it runs once the other parts have nothing to fix. */
  isSlow?: true;
  run(scope: Scope): Promise<PartReport>;
}

const SOURCE = /^(?!examples|.*__recorded__).*\.[cm]?tsx?$/;
const DOCS = /^docs\/(en|zh)\/.*\.mdx?$/;
const TOOL = /^(pnpm-lock\.yaml|examples\/\w+\/package\.json)$/;

const exists = (root: string, files: readonly string[]) =>
  files.filter((file) => existsSync(join(root, file)));

/** The pages that changed, or all. */
async function readPages({ root, changed }: Scope): Promise<Page[]> {
  const { readSite } = await import('../content/readSite');
  return readSite(root).pages.filter(({ file }) => changed?.includes(file) ?? true);
}

/** The report of a part that counts as one test. */
const one = (findings: Finding[]): PartReport => ({ looked: 1, findings });

async function checkFencesOf(scope: Scope): Promise<PartReport> {
  const { checkFences } = await import('../fences/checkFences');
  const { root, changed } = scope;
  const pages = changed?.flatMap((file) => [file, twinOf(file) ?? file]);
  const { total, findings } = await checkFences(root, pages && new Set(pages));
  return { looked: total, findings };
}

/** All parts, in the order in which they run. */
export const PARTS: readonly Part[] = [
  {
    name: 'content',
    isOfPages: true,
    reads: /^(docs|i18n|public)\//,
    async run({ root }) {
      const { checkContent } = await import('../content/checkContent');
      const { files, findings } = checkContent(root);
      return { looked: files, findings };
    },
  },
  {
    name: 'twins',
    isOfPages: true,
    reads: DOCS,
    async run(scope) {
      const { checkTwins } = await import('../twins/checkTwins');
      const files = (await readPages(scope)).map(({ file }) => file);
      return { looked: files.length, findings: checkTwins(scope.root, files) };
    },
  },
  {
    name: 'language',
    isOfPages: true,
    reads: /^(docs|checks\/language)\//,
    async run(scope) {
      const { checkLanguage } = await import('../language/checkLanguage');
      const isAll = scope.changed?.includes('checks/language/terms.json');
      const pages = await readPages(isAll ? { root: scope.root } : scope);
      return { looked: pages.length, findings: checkLanguage(scope.root, pages) };
    },
  },
  {
    name: 'spelling',
    isOfPages: true,
    reads:
      /^(docs\/en\/.*\.mdx|[^/]+\.md|i18n\/en\/.*\.ts|checks\/language\/(words\.txt|cspell\.json))$/,
    async run({ root, changed }) {
      const { spellingFindings, SPELLED } = await import('../language/spelling');
      const isAll = !changed || changed.some((file) => /words\.txt|cspell\.json/.test(file));
      const files = isAll ? SPELLED : exists(root, changed).filter((file) => this.reads.test(file));
      return { looked: files.length, findings: await spellingFindings(root, files) };
    },
  },
  { name: 'fences', isOfPages: true, reads: DOCS, run: checkFencesOf },
  {
    name: 'coverage',
    isOfPages: true,
    reads: /^(docs|examples|build\/pages\/data|checks\/facts)\//,
    async run({ root }) {
      const { checkCoverage } = await import('../coverage/checkCoverage');
      const { readSite } = await import('../content/readSite');
      const { factFindings } = await import('../facts/factFindings');
      const { readKnownFacts } = await import('../facts/knownFacts');
      const { wanted, findings } = checkCoverage(root);
      findings.push(...factFindings(readSite(root).pages, readKnownFacts(root)));
      return { looked: wanted * LANGUAGES.length, findings };
    },
  },
  {
    name: 'examples',
    reads: /^(examples\/|pnpm-lock\.yaml)/,
    async run({ root, changed }) {
      const { checkExamples } = await import('../examples/checkExamples');
      const { listExamples } = await import('../../build/pages/example/exampleFolders');
      const isAll = changed?.some((file) => TOOL.test(file)) ?? true;
      const examples = listExamples(root).filter(
        ({ workspace, id }) =>
          isAll || changed?.some((file) => file.startsWith(`${workspace}/${id}/`)),
      );
      const { red } = await checkExamples(root, examples, 2);
      return one(
        red.map(({ example: { workspace, id }, failure }) => ({
          file: `${workspace}/${id}/example.json`,
          line: 1,
          problem: failure,
        })),
      );
    },
  },
  {
    name: 'claims',
    reads: /^(docs\/.*\.mdx$|claims\/|pnpm-lock\.yaml)/,
    async run({ root, changed }) {
      const { checkPages } = await import('../../claims/checkPages');
      const { describeFailure } = await import('../../claims/runClaims');
      const { proveClaims } = await import('../examples/proveClaims');
      const findings = checkPages(root);
      // A page cannot change what the tool does.
      const isKnown = changed && !changed.some((file) => /^(claims\/|pnpm-lock\.yaml)/.test(file));
      const broken = isKnown ? [] : (await proveClaims(root, 2)).filter(({ failure }) => failure);
      return one([
        ...findings,
        ...broken.map((claim) => ({
          file: claim.file,
          line: 1,
          problem: `"${claim.id}" does not hold`,
          because: describeFailure(root, claim),
        })),
      ]);
    },
  },
  {
    name: 'lint and format',
    reads: /\.([cm]?[jt]sx?|json|css)$/,
    async run({ root, changed }) {
      const { checkLint } = await import('./tools');
      const files = changed ? exists(root, changed).filter((file) => this.reads.test(file)) : [];
      return one(await checkLint(root, files));
    },
  },
  {
    name: 'types',
    isSlow: true,
    reads: new RegExp(`${SOURCE.source}|^(tsconfig|package)\\.json$|^pnpm-lock\\.yaml$`),
    async run({ root }) {
      const { checkTypes } = await import('./tools');
      return one(await checkTypes(root));
    },
  },
  {
    name: 'unit tests',
    isSlow: true,
    reads: SOURCE,
    async run({ root, changed }) {
      const { checkTests } = await import('./tools');
      const files = changed ? exists(root, changed).filter((file) => SOURCE.test(file)) : [];
      return one(await checkTests(root, files));
    },
  },
  {
    name: 'data',
    isSlow: true,
    reads: /^(build\/pages\/data\/|checks\/data\/|pnpm-lock\.yaml)/,
    async run({ root }) {
      const { checkData } = await import('../data/checkData');
      return checkData(root, false);
    },
  },
];
