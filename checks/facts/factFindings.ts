import type { Page } from '../content/page';
import type { Finding } from '../finding';
import { commandFindings } from './commands';
import { defaultFindings } from './defaults';
import type { KnownFacts } from './knownFacts';
import { messageFindings } from './messages';
import { optionFindings, pathFindings } from './names';
import { packageFindings } from './packages';
import { spansOfPage } from './spansOfPage';

/** Where `others` is written; messages point there. */
const OTHERS_FILE = 'checks/facts/otherNames.json';

/**
 * What pages say and neither the examples nor the installed tool: messages, packages, options, paths,
 * commands, defaults. `others` are names that belong to something else, with the reason; one that no page uses is
 * a finding too.
 */
export function factFindings(
  pages: readonly Page[],
  known: KnownFacts,
  others: Readonly<Record<string, string>>,
): Finding[] {
  const names = new Set(Object.keys(others));
  const findings = pages.flatMap((page) => {
    const spans = spansOfPage(page.tree);
    return [
      ...messageFindings(page, spans, known, names),
      ...optionFindings(page, spans, known, names),
      ...pathFindings(page, spans, known, names),
      ...commandFindings(page, spans, known, names),
      ...packageFindings(page, known, names),
      ...defaultFindings(page, known),
    ];
  });
  const used = new Set(pages.flatMap(({ tree }) => spansOfPage(tree).map(({ value }) => value)));
  const unused = [...names].filter((name) => ![...used].some((value) => value.includes(name)));
  return [
    ...findings,
    ...unused.map((name) => ({
      file: OTHERS_FILE,
      line: 1,
      problem: `“${name}” is on no page any more`,
      write: 'nothing, remove its line',
    })),
  ];
}
