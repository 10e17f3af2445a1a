import { gzipSync } from 'node:zlib';
import { toColumns } from '../../../search/engine/columns';
import { createEngine } from '../../../search/engine/engine';
import type { PageRecord, SearchRecords } from '../../../search/types';
import { percentile } from './timing';

/** A copy of a page with some words changed, so that it adds to the vocabulary as a real page does. */
function variantOf(page: PageRecord, copy: number): PageRecord {
  let words = 0;
  // One word in twelve is new, about as many as in a new page of this site.
  const vary = (text: string) =>
    text.replace(/\p{Script=Han}{2}|[A-Za-z]{4,}/gu, (word) => {
      words += 1;
      return words % 12 === 0 ? `${word}${copy}` : word;
    });
  return {
    ...page,
    route: `${page.route.replace(/\/$/, '')}-${copy}`,
    title: vary(page.title),
    sections: page.sections.map((section) => ({
      ...section,
      heading: vary(section.heading),
      text: vary(section.text),
      ...(section.keywords && { keywords: vary(section.keywords) }),
    })),
  };
}

export interface Growth {
  pages: number;
  /** KB gzip. */
  index: number;
  /** Milliseconds to build the index. */
  build: number;
  /** Milliseconds per key. */
  p50: number;
  p95: number;
}

/** Size, build time and latency of an index of `factor` times the pages, on this machine. */
export function measureGrowth(
  records: SearchRecords,
  factor: number,
  keys: readonly string[],
): Growth {
  const pages = Array.from({ length: factor }, (_, copy) =>
    copy === 0 ? records.pages : records.pages.map((page) => variantOf(page, copy)),
  ).flat();
  // Not through the usual path, which would remove what the copies repeat.
  const larger = { ...records, pages };
  const index = gzipSync(JSON.stringify(toColumns(larger)), { level: 9 }).length / 1024;
  const begun = performance.now();
  const engine = createEngine(larger);
  const build = performance.now() - begun;
  const times = keys.map((query) => {
    const start = performance.now();
    engine.answer({ query, limit: 20, snippetWords: 10 });
    return performance.now() - start;
  });
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return { pages: pages.length, index, build, p50, p95 };
}
