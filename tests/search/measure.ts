import { pastedQuery } from '../../search/client/pastedQuery';
import { groupRows } from '../../search/client/rows';
import type { SearchEngine } from '../../search/engine/engine';
import type { Row } from '../../search/types';
import type { Kind, Query } from './queries/types';

export interface Outcome {
  query: Query;
  /** Rank of the first correct page among those shown, from 1; 0 if there is none. */
  place: number;
  /** Whether one of the expected sections is among the first three hits. */
  sectionInThree: boolean;
  /** The first addresses shown, for the list of misses. */
  shown: string[];
}

export interface Score {
  count: number;
  success1: number;
  success3: number;
  mrr: number;
  /** Answerable queries without results, plus nonsense queries with results. */
  wrongScreens: number;
  sections: number;
}

const pageOf = ({ url }: Row) => url.replace(/#.*/, '').replace(/^\/zh(?=\/)/, '');
const anchorOf = ({ url }: Row) => decodeURIComponent(url.split('#')[1] ?? '');

/** Runs a query and compares the results with the expected pages. */
export function judge(engine: SearchEngine, query: Query): Outcome {
  const text = query.kind === 'error' ? pastedQuery(query.query) : query.query;
  const { hits } = engine.answer({ query: text, limit: 20, snippetWords: 10 });
  // In the order of the dialog.
  const shown = [...groupRows(hits).values()].flat();
  const pages = [...new Set(shown.map(pageOf))];
  const wanted = new Set(query.targets.map(({ page }) => page));
  const place = pages.findIndex((page) => wanted.has(page)) + 1;
  const sectionInThree = query.targets.some(({ page, section }) =>
    shown
      .slice(0, 3)
      .some((hit) => pageOf(hit) === page && (!section || anchorOf(hit) === section)),
  );
  return { query, place, sectionInThree, shown: shown.slice(0, 4).map(({ url }) => url) };
}

/** Aggregates outcomes; nonsense queries count towards `wrongScreens` only. */
export function score(outcomes: readonly Outcome[]): Score {
  const answerable = outcomes.filter(({ query }) => query.kind !== 'nonsense');
  const nonsense = outcomes.filter(({ query }) => query.kind === 'nonsense');
  const share = (test: (outcome: Outcome) => boolean, among = answerable) =>
    among.length === 0 ? 1 : among.filter(test).length / among.length;
  const withSection = answerable.filter(({ query }) =>
    query.targets.some(({ section }) => section),
  );
  return {
    count: outcomes.length,
    success1: share(({ place }) => place === 1),
    success3: share(({ place }) => place > 0 && place <= 3),
    mrr:
      answerable.reduce((sum, { place }) => sum + (place > 0 && place <= 10 ? 1 / place : 0), 0) /
      (answerable.length || 1),
    wrongScreens:
      answerable.filter(({ shown }) => shown.length === 0).length +
      nonsense.filter(({ shown }) => shown.length > 0).length,
    sections: share(({ sectionInThree }) => sectionInThree, withSection),
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** A table by kind and overall, followed by the misses unless `misses` is false. */
export function report(
  title: string,
  outcomes: readonly Outcome[],
  { misses: withMisses = true } = {},
): string {
  const kinds: (Kind | 'all')[] = [...new Set(outcomes.map(({ query }) => query.kind)), 'all'];
  const rows = kinds.map((kind) => {
    const of = score(outcomes.filter(({ query }) => kind === 'all' || query.kind === kind));
    return [
      kind.padEnd(11),
      String(of.count).padStart(4),
      percent(of.success1).padStart(8),
      percent(of.success3).padStart(8),
      of.mrr.toFixed(3).padStart(6),
      String(of.wrongScreens).padStart(6),
      percent(of.sections).padStart(8),
    ].join(' ');
  });
  const misses = outcomes
    .filter(({ query, place, sectionInThree, shown }) =>
      query.kind === 'nonsense' ? shown.length > 0 : place !== 1 || !sectionInThree,
    )
    .map(({ query, place, shown }) => {
      const [target] = query.targets;
      const wanted = target
        ? `${target.page}${target.section ? `#${target.section}` : ''}`
        : 'nothing';
      return `  ${place || '-'} ${query.kind} “${query.query}” → ${wanted}; shown: ${shown.join(' ')}`;
    });
  const head = 'kind           n  first   in 3    MRR  wrong screens  section in 3';
  return [title, head, ...rows, ...(withMisses ? misses : [])].join('\n');
}
