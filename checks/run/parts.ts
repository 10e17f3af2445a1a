import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Finding } from '../language/finding';
import { twinOf } from './notices';

/** What `pnpm check` looks at. Without `changed`, everything. */
export interface Scope {
  root: string;
  changed?: readonly string[];
}

/** One part of `pnpm check`. Its modules are loaded when it runs, so that a short check starts at once. */
export interface Part {
  name: string;
  /** Changed files that make this part necessary. */
  reads: RegExp;
  /** Takes more than some seconds: waits until the other parts have nothing to mend. */
  isSlow?: boolean;
  run(scope: Scope): Promise<Finding[]>;
}

const SOURCE = /^(?!examples|.*__recorded__).*\.[cm]?tsx?$/;
const DOCS = /^docs\/(en|zh)\/.*\.mdx?$/;
const TOOL = /^(pnpm-lock\.yaml|(examples\/\w+\/)?package\.json)$/;

const exists = (root: string, files: readonly string[]) =>
  files.filter((file) => existsSync(join(root, file)));
const pagesOf = ({ root, changed = [] }: Scope) =>
  exists(root, changed).filter((file) => DOCS.test(file));

/** A message `file:line: what` of the older checks. */
export function toFinding(message: string): Finding {
  const [, file = message, line, problem = ''] = /^(\S+?)(?::(\d+))?:? (.+)$/s.exec(message) ?? [];
  return { file, line: Number(line ?? 1), problem };
}

async function checkFencesOf(scope: Scope): Promise<Finding[]> {
  const { checkFences } = await import('../fences/checkFences');
  const { compareUnchecked } = await import('../fences/compareUnchecked');
  const { root, changed } = scope;
  const pages = pagesOf(scope);
  const twins = exists(
    root,
    pages.flatMap((file) => twinOf(file) ?? []),
  );
  const only = changed && new Set([...pages, ...twins]);
  const { findings, unchecked } = await checkFences(root, only);
  const file = join(root, 'checks/fences/unchecked.json');
  const accepted = z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const counted = Object.entries(accepted).filter(([page]) => only?.has(page) ?? true);
  return [
    ...findings.map(({ message, ...place }) => ({ ...place, problem: message })),
    ...compareUnchecked(Object.fromEntries(counted), unchecked).map(toFinding),
  ];
}

async function checkParity(scope: Scope): Promise<Finding[]> {
  const { compareStructures } = await import('../parity/compare');
  const { structureOf } = await import('../parity/structure');
  const { listPages } = await import('../language/checkLanguage');
  const pages = scope.changed ? pagesOf(scope) : listPages(scope.root);
  const chinese = new Set(pages.map((file) => file.replace(/^docs\/en\//, 'docs/zh/')));
  const read = (file: string) => structureOf(readFileSync(join(scope.root, file), 'utf8'));
  return [...chinese].flatMap((file): Finding[] => {
    const english = file.replace(/^docs\/zh\//, 'docs/en/');
    // A missing twin is a finding of the content check.
    if (exists(scope.root, [file, english]).length < 2) return [];
    try {
      const differences = compareStructures(read(english), read(file));
      // Headings and code are told by other parts, with what to write.
      const own = differences.filter(({ what }) => !/^(heading|code) /.test(what));
      return own.map(({ line, what }) => ({
        file,
        line,
        problem: what,
        because: `Both languages have the same structure: compare ${english}`,
      }));
    } catch {
      // A page that does not parse is a finding of the content check.
      return [];
    }
  });
}

/** Every part, those that an author meets most often first. */
export const PARTS: readonly Part[] = [
  {
    name: 'content',
    reads: /^(docs|i18n|public)\//,
    async run({ root }) {
      const { checkContent } = await import('../content/checkContent');
      return (await checkContent(root)).findings;
    },
  },
  { name: 'twins', reads: DOCS, run: checkParity },
  {
    name: 'language',
    reads: /^(docs|checks\/language)\//,
    async run(scope) {
      const { checkLanguage, listPages } = await import('../language/checkLanguage');
      const isAll = !scope.changed || scope.changed.includes('checks/language/terms.json');
      return checkLanguage(scope.root, isAll ? listPages(scope.root) : pagesOf(scope));
    },
  },
  {
    name: 'spelling',
    reads:
      /^(docs\/en\/.*\.mdx|[^/]+\.md|i18n\/en\/.*\.ts|checks\/language\/(words\.txt|cspell\.json))$/,
    async run({ root, changed }) {
      const { misspeltWords, SPELLED } = await import('../language/spelling');
      const isAll = !changed || changed.some((file) => /words\.txt|cspell\.json/.test(file));
      return misspeltWords(
        root,
        isAll ? SPELLED : exists(root, changed).filter((file) => this.reads.test(file)),
      );
    },
  },
  { name: 'samples', reads: DOCS, run: checkFencesOf },
  {
    name: 'coverage',
    reads: /^(docs|examples|build\/pages\/data|checks\/facts)\//,
    async run({ root }) {
      const { checkCoverage } = await import('../coverage/checkCoverage');
      const { checkFacts } = await import('../facts/checkFacts');
      return [...checkCoverage(root).problems.map(toFinding), ...checkFacts(root)];
    },
  },
  {
    name: 'examples',
    reads: /^(examples\/|pnpm-lock\.yaml)/,
    async run({ root, changed }) {
      const { checkExamples } = await import('./examples');
      const isAll = changed?.some((file) => TOOL.test(file)) ?? true;
      return checkExamples(root, isAll ? undefined : changed);
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
      const isTold = changed?.every((file) => file.startsWith('docs/')) ?? false;
      const broken = isTold ? [] : (await proveClaims(root, 2)).filter(({ failure }) => failure);
      return [
        ...findings,
        ...broken.map((claim) => ({
          file: claim.file,
          line: 1,
          problem: `"${claim.id}" does not hold`,
          because: describeFailure(root, claim),
        })),
      ];
    },
  },
  {
    name: 'lint and format',
    reads: /\.([cm]?[jt]sx?|json|css)$/,
    async run({ root, changed }) {
      const { checkLint } = await import('./tools');
      return checkLint(
        root,
        changed ? exists(root, changed).filter((file) => this.reads.test(file)) : [],
      );
    },
  },
  {
    name: 'types',
    isSlow: true,
    reads: new RegExp(`${SOURCE.source}|^(tsconfig|package)\\.json$|^pnpm-lock\\.yaml$`),
    async run({ root }) {
      const { checkTypes } = await import('./tools');
      return checkTypes(root);
    },
  },
  {
    name: 'unit tests',
    isSlow: true,
    reads: SOURCE,
    async run({ root, changed }) {
      const { checkTests } = await import('./tools');
      return checkTests(
        root,
        changed ? exists(root, changed).filter((file) => SOURCE.test(file)) : [],
      );
    },
  },
  {
    name: 'generated data',
    isSlow: true,
    reads: /^(build\/pages\/data\/|checks\/data\/|pnpm-lock\.yaml)/,
    async run({ root }) {
      const { checkData } = await import('../data/checkData');
      const because =
        'If the tool is right: pnpm data:generate, then re-read the pages with these tables';
      return (await checkData(root, false)).map((text) => ({ ...toFinding(text), because }));
    },
  },
];
