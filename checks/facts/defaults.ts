import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { resolveOption, subjectOf } from '../../build/pages/options/resolveOption';
import type { Page } from '../content/page';
import type { Finding } from '../finding';
import type { KnownFacts } from './knownFacts';
import { cellsOf } from './spansOfPage';

/** Headers of columns with defaults, in both languages. */
const DEFAULT_HEADS = new Set(['default', '默认值', '默认']);
const squeeze = (text: string) => text.replace(/\s+/g, '').replaceAll('"', "'").replace(/;$/, '');

/** Hand-written defaults that are neither in the types nor in a run. Cells with prose are skipped. */
export function defaultFindings(page: Page, { options, defaults }: KnownFacts): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'table', (table) => {
    for (const { cell, row, head } of cellsOf(table)) {
      if (!DEFAULT_HEADS.has(head.toLowerCase())) continue;
      const given = cell.children.find((node) => node.type === 'inlineCode')?.value;
      const name = textOf(row.children[0]).trim();
      const option = given && resolveOption(name, subjectOf(page.file), [], options);
      const known = [...((option && defaults.get(option)) || [])];
      if (!given || known.length === 0) continue;
      if (known.some((one) => squeeze(one) === squeeze(given))) continue;
      findings.push({
        file: page.file,
        line: row.position?.start.line ?? 1,
        problem: `the default of “${option}” is not “${given}”`,
        because: 'It is neither in the installed types nor in a run',
        write: known.map((one) => `\`${one}\``).join(' / '),
      });
    }
  });
  return findings;
}
