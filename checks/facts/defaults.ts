import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { resolveOption, subjectOf } from '../../build/pages/options/resolveOption';
import type { Page } from '../content/page';
import type { Finding } from '../finding';
import type { KnownFacts } from './knownFacts';

/** Heads of columns of defaults, in both languages. */
const DEFAULT_HEADS = new Set(['default', '默认值', '默认']);
const squeeze = (text: string) => text.replace(/\s+/g, '').replaceAll('"', "'").replace(/;$/, '');

/** Hand-typed defaults that neither the types nor a run have. Cells in words are left alone. */
export function defaultFindings(page: Page, { options, defaults }: KnownFacts): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'table', (table) => {
    const [head, ...rows] = table.children;
    const column = (head?.children ?? []).findIndex((cell) =>
      DEFAULT_HEADS.has(textOf(cell).trim().toLowerCase()),
    );
    if (column < 0) return;
    for (const row of rows) {
      const [cell, value] = [row.children[0], row.children[column]];
      const name = cell && textOf(cell).trim();
      const given = value?.children.find((node) => node.type === 'inlineCode')?.value;
      if (!name || !given) continue;
      const option = resolveOption(name, subjectOf(page.file), [], options);
      const known = option && defaults.get(option);
      if (!known || [...known].some((one) => squeeze(one) === squeeze(given))) continue;
      findings.push({
        file: page.file,
        line: row.position?.start.line ?? 1,
        problem: `the default of “${option}” is not “${given}”`,
        because: 'Neither the installed types nor a run have it',
        write: [...known].map((one) => `\`${one}\``).join(' / '),
      });
    }
  });
  return findings;
}
