import { TOOL } from '../../site';
import type { ChangedExample } from './rerecord';

/** Everything that a bump found. */
export interface Bump {
  from: string;
  to: string;
  examples: readonly ChangedExample[];
  /** Choices of the explorer that give something else now, each with its difference. */
  explorer: readonly string[];
  /** Claims that no longer hold, each with the sentences that say so. */
  claims: readonly string[];
  /** Example → routes of the pages that show it. */
  shown: ReadonlyMap<string, readonly string[]>;
  /** Generated table → routes of the pages that show it; only those that changed. */
  tables: ReadonlyMap<string, readonly string[]>;
  /** Options, flags and exports that came or went. */
  added: readonly string[];
  removed: readonly string[];
  /** Names that no page has text for yet, and text for names that do not exist. */
  undocumented: readonly string[];
  /** Lines of pages that name the old version. */
  naming: readonly string[];
}

/** Lines of a difference that a reader of the report needs; the rest is in the diff of the commit. */
const LINES = 8;
const brief = (text: string) => {
  const lines = text.split('\n');
  const rest = lines.length - LINES;
  return [...lines.slice(0, LINES), ...(rest > 0 ? [`… ${rest} more lines`] : [])].join('\n');
};
const fenced = (text: string) => `  ~~~diff\n${brief(text).replace(/^/gm, '  ')}\n  ~~~`;

/** The report as Markdown: it is also the text of the weekly pull request. */
export function formatBump(bump: Bump): string {
  const { from, to, examples, explorer, claims, shown, tables, undocumented, naming } = bump;
  const pages = (id: string) => shown.get(id)?.join(', ') ?? 'no page';
  const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
  const sections: Record<string, string[]> = {
    'Examples that no longer run as written': examples.flatMap(({ name, id, failure }) =>
      failure ? [`- ${name}, on ${pages(id)}\n${fenced(failure)}`] : [],
    ),
    'Sentences that are no longer true: fix them': listed(claims),
    'Pages that show something else now: read them again': examples
      .filter(({ failure }) => !failure)
      .map(
        ({ name, id, differences }) => `- ${pages(id)}: ${name}\n${fenced(differences.join('\n'))}`,
      ),
    'Choices of the explorer that give something else now': explorer.map(fenced),
    'Tables that changed': [...tables].map(
      ([name, routes]) => `- ${name}: ${routes.join(', ') || 'no page'}`,
    ),
    'Options, flags and exports that came or went': listed([
      ...bump.added.map((name) => `new: ${name}`),
      ...bump.removed.map((name) => `gone: ${name}`),
    ]),
    'Without text yet, or text without a thing': listed(undocumented),
    [`Lines that name ${from}`]: listed(naming),
  };
  return [
    `# ${TOOL.package} ${from} → ${to}`,
    ...Object.entries(sections).map(
      ([title, lines]) => `## ${title}\n\n${lines.join('\n') || 'None.'}`,
    ),
  ].join('\n\n');
}
