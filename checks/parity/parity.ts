/**
 * `pnpm parity [--json]`: what is missing, different, or older than its twin, per page.
 * Exit code 1 when a page is missing or different; age alone is only told.
 */
import '../run/command';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lastChanges } from '../../build/pages/lastChanges';
import { LANGUAGES } from '../../site';
import { blockFindings } from '../content/blocks';
import { parsePage } from '../content/page';
import { headingFindings } from '../content/twins';
import { compareStructures } from './compare';
import { formatParity, olderTwin, type PageParity } from './report';
import { structureOf } from './structure';

const changes = await lastChanges(resolve('docs'));
const pages = LANGUAGES.flatMap((language) =>
  readdirSync(join('docs', language), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => parsePage(language, name, readFileSync(join('docs', language, name), 'utf8'))),
);
const findings = [...headingFindings(pages), ...blockFindings(pages)];
const names = [...new Set(pages.map(({ name }) => name))].sort();
const states = names.map((page): PageParity => {
  const [en, zh] = LANGUAGES.map((language) =>
    pages.find((one) => one.language === language && one.name === page),
  );
  if (!en) return { page, missing: 'en', differences: [] };
  if (!zh) return { page, missing: 'zh', differences: [] };
  const differences = [
    ...findings.filter(({ file }) => file === en.file || file === zh.file),
    ...compareStructures(structureOf(en.tree), structureOf(zh.tree)).map((difference) => ({
      file: zh.file,
      ...difference,
    })),
  ];
  return {
    page,
    differences,
    older: olderTwin(...[en, zh].map(({ file }) => changes.get(resolve(file)))),
  };
});

console.log(
  process.argv.includes('--json') ? JSON.stringify(states, null, 2) : formatParity(states),
);
process.exitCode = states.some((page) => page.missing || page.differences.length > 0) ? 1 : 0;
