import type { Page } from '../content/page';
import { checkRslib } from '../fences/checkShell';
import type { Finding } from '../finding';
import type { KnownFacts } from './knownFacts';
import type { Span } from './spansOfPage';

/** Calls of `rslib` in running text, as the fences have them: commands, flags and their values. */
export function commandFindings(
  { file }: Page,
  spans: readonly Span[],
  { cli }: KnownFacts,
  others: ReadonlySet<string>,
): Finding[] {
  return spans.flatMap(({ value, line }): Finding[] => {
    const call = /^(?:npx |pnpm |yarn |bunx )?rslib((?: [^\s&|;]+)+)/.exec(value)?.[1];
    if (!call || others.has(value)) return [];
    const problem = checkRslib(call.trim().split(' '), cli.commands);
    return problem ? [{ file, line, problem: `“${value}”: ${problem}` }] : [];
  });
}
