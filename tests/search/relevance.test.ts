import { describe, expect, test } from 'vitest';
import { createEngine } from '../../search/engine/engine';
import type { Language } from '../../site';
import { judge, report, score } from './measure';
import { heldOut as enHeldOut } from './queries/en.heldOut';
import { tuned as enTuned } from './queries/en.tuned';
import type { Query } from './queries/types';
import { heldOut as zhHeldOut } from './queries/zh.heldOut';
import { tuned as zhTuned } from './queries/zh.tuned';
import { siteRecords } from './siteRecords';

/** Bars of issue 4: first page, among the first three. */
const BARS: Record<Language, { success1: number; success3: number }> = {
  en: { success1: 0.92, success3: 0.97 },
  zh: { success1: 0.9, success3: 0.97 },
};
const SETS: readonly [Language, Record<string, readonly Query[]>][] = [
  ['en', { tuned: enTuned, 'held out': enHeldOut }],
  ['zh', { tuned: zhTuned, 'held out': zhHeldOut }],
];

describe.each(SETS)('relevance in %s', (lang, sets) => {
  test('reaches the bar', { timeout: 180_000 }, async () => {
    const engine = createEngine(await siteRecords(lang));
    const outcomes = Object.entries(sets).map(([name, queries]) => {
      const judged = queries.map((query) => judge(engine, query));
      console.log(report(`${lang}, ${name}`, judged));
      return judged;
    });
    const all = score(outcomes.flat());
    expect(all.success1).toBeGreaterThanOrEqual(BARS[lang].success1);
    expect(all.success3).toBeGreaterThanOrEqual(BARS[lang].success3);
    expect(all.wrongScreens).toBe(0);
  });
});
