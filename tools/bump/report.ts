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
  surface: readonly string[];
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

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.length > 0 ? lines.join('\n') : 'None.'}`;
}

/** The report as Markdown: it is also the text of the weekly pull request. */
export function formatBump(bump: Bump): string {
  const { from, to, examples, explorer, claims, shown, tables, surface, undocumented, naming } =
    bump;
  const pages = (id: string) => shown.get(id)?.join(', ') ?? 'no page';
  const failed = examples.filter(({ failure }) => failure);
  const changed = examples.filter(({ failure }) => !failure);
  return [
    `# ${TOOL.package} ${from} → ${to}`,
    section(
      'Examples that no longer run as written',
      failed.map(({ name, id, failure = '' }) => `- ${name}, on ${pages(id)}\n${fenced(failure)}`),
    ),
    section(
      'Sentences that are no longer true: mend them',
      claims.map((text) => `- ${text}`),
    ),
    section(
      'Pages that show something else now: read them again',
      changed.map(
        ({ name, id, differences }) => `- ${pages(id)}: ${name}\n${fenced(differences.join('\n'))}`,
      ),
    ),
    section(
      'Choices of the explorer that give something else now',
      explorer.map((text) => fenced(text)),
    ),
    section(
      'Tables that changed',
      [...tables].map(([name, routes]) => `- ${name}: ${routes.join(', ') || 'no page'}`),
    ),
    section(
      'Options, flags and exports that came or went',
      surface.map((line) => `- ${line}`),
    ),
    section(
      'Without text yet, or text without a thing',
      undocumented.map((line) => `- ${line}`),
    ),
    section(
      `Lines that name ${from}`,
      naming.map((line) => `- ${line}`),
    ),
  ].join('\n\n');
}
