import type { Page } from '../content/page';
import type { Finding } from '../finding';
import { defaultFindings } from './defaults';
import type { KnownFacts } from './knownFacts';
import { NAME_RULES } from './names';
import { packageFindings } from './packages';
import { spansOfPage } from './spansOfPage';

/**
 * Messages, packages, options, paths, commands and defaults on pages that neither the examples nor the installed tool
 * contain; and exceptions that no page uses.
 */
export function factFindings(pages: readonly Page[], known: KnownFacts): Finding[] {
  const used = new Set<string>();
  const findings = pages.flatMap((page): Finding[] => {
    const { file, name } = page;
    const spans = spansOfPage(page.tree);
    for (const { value } of spans) used.add(value);
    const asked = spans.filter(({ value }) => !known.others.has(value));
    return [
      ...NAME_RULES.flatMap((rule) =>
        asked.flatMap((span) => {
          const found = rule(span, known, name);
          return found ? [{ file, line: span.line, ...found }] : [];
        }),
      ),
      ...packageFindings(page, known),
      ...defaultFindings(page, known),
    ];
  });
  const unused = [...known.others].filter(
    (name) => ![...used].some((value) => value.includes(name)),
  );
  return [
    ...findings,
    ...unused.map((name) => ({
      file: 'checks/facts/otherNames.json',
      line: 1,
      problem: `“${name}” is no longer on any page`,
      write: 'nothing, remove its line',
    })),
  ];
}
