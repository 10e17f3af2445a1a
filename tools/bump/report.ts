import { TOOL } from '../../site';
import type { ChangedExample } from './rerecord';

/** Results of a bump. */
export interface Bump {
  from: string;
  to: string;
  examples: readonly ChangedExample[];
  /** Choices of the explorer whose output changed, with the difference. */
  explorer: readonly string[];
  /** Claims that no longer hold, with the sentences that make them. */
  claims: readonly string[];
  /** Example → routes of the pages that show it. */
  shown: ReadonlyMap<string, readonly string[]>;
  /** Generated table → routes of the pages that show it; only those that changed. */
  tables: ReadonlyMap<string, readonly string[]>;
  /** Options, flags and exports that were added or removed. */
  added: readonly string[];
  removed: readonly string[];
  /** Undocumented names, and documented names that do not exist. */
  undocumented: readonly string[];
  /** Numbers of the home page that changed. */
  home: readonly string[];
  /** Lines of pages that name the old version. */
  naming: readonly string[];
}

/** Maximum number of lines of a difference in the report; the rest is in the diff of the commit. */
const MAX_LINES = 8;
const brief = (text: string) => {
  const lines = text.split('\n');
  const rest = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(rest > 0 ? [`… ${rest} more line(s)`] : [])].join('\n');
};
const fenced = (text: string) => `  ~~~diff\n${brief(text).replace(/^/gm, '  ')}\n  ~~~`;

/** Groups equal differences; most are the same changed version line. */
function byDifference(found: readonly { name: string; difference: string }[]) {
  const groups = new Map<string, string[]>();
  for (const { name, difference } of found) {
    groups.set(difference, [...(groups.get(difference) ?? []), name]);
  }
  return [...groups].map(([difference, names]) => ({ names, difference }));
}

/** A choice of the explorer and its difference, without the advice to record it, which has been done. */
function readChoice(text: string) {
  const [name = '', ...lines] = text.split('\n');
  return { name, difference: lines.filter((line) => !line.includes('explorer:record')).join('\n') };
}

function formatChoices({
  names: [first, ...more],
  difference,
}: ReturnType<typeof byDifference>[0]) {
  return fenced(
    `${first}${more.length > 0 ? `, and ${more.length} more choices` : ''}\n${difference}`,
  );
}

/** A claim with its failure and sentences verbatim. */
function formatClaim(text: string) {
  const [first = '', ...rest] = text.split('\n');
  const details = rest.join('\n').replace(/^/gm, '  ');
  return rest.length > 0 ? `- ${first}\n  ~~~txt\n${details}\n  ~~~` : `- ${first}`;
}

/** The report as Markdown: it is also the text of the weekly pull request. */
export function formatBump(bump: Bump): string {
  const { from, to, examples, explorer, claims, shown, tables, undocumented, naming } = bump;
  const pages = (id: string) => shown.get(id)?.join(', ') ?? 'no page';
  const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
  const sections: Record<string, string[]> = {
    'Examples that no longer run as written': examples.flatMap(({ name, id, failure }) =>
      failure ? [`- ${name}, on ${pages(id)}\n${fenced(failure)}`] : [],
    ),
    'Sentences that are no longer true: fix them': claims.map(formatClaim),
    'Pages whose output changed: read them again': byDifference(
      examples
        .filter(({ failure }) => !failure)
        .map(({ name, id, differences }) => ({
          name: `- ${pages(id)}: ${name}`,
          difference: differences.join('\n'),
        })),
    ).map(({ names, difference }) => `${names.join('\n')}\n${fenced(difference)}`),
    'Choices of the explorer whose output changed': byDifference(explorer.map(readChoice)).map(
      formatChoices,
    ),
    'Tables that changed': [...tables].map(
      ([name, routes]) => `- ${name}: ${routes.join(', ') || 'no page'}`,
    ),
    'Options, flags and exports that were added or removed': listed([
      ...bump.added.map((name) => `added: ${name}`),
      ...bump.removed.map((name) => `removed: ${name}`),
    ]),
    'Not documented yet, or documented without existing': listed(undocumented),
    'Numbers of the home page; the seconds are those of a machine that does nothing else': listed(
      bump.home,
    ),
    [`Lines that name ${from}`]: listed(naming),
  };
  return [
    `# ${TOOL.package} ${from} → ${to}`,
    ...Object.entries(sections).map(
      ([title, lines]) => `## ${title}\n\n${lines.join('\n') || 'None.'}`,
    ),
  ].join('\n\n');
}
