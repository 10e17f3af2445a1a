import type { PageRecord } from '../types';
import { findRuns } from './tokenize';

/** A character of a heading: what may be typed for it. Latin words are one unit, typed as written. */
type Unit = readonly string[];

export interface PinyinHit {
  page: number;
  section: number;
  /** Share of the heading that was typed, 0 to 1. */
  share: number;
  /** The Han characters that were typed, for highlighting. */
  han: string;
}

export type PinyinMatcher = (letters: string) => PinyinHit[];

interface Heading {
  page: number;
  section: number;
  units: Unit[];
  chars: string[];
}

function headingUnits(text: string, table: Readonly<Record<string, string>>) {
  const units: Unit[] = [];
  const chars: string[] = [];
  for (const run of findRuns(text.normalize('NFKC'))) {
    for (const char of run.han ? run.text : [run.text]) {
      units.push(run.han ? (table[char] ?? '').split(' ') : [char.toLowerCase()]);
      chars.push(run.han ? char : '');
    }
  }
  return { units, chars };
}

/** How many units from `at` the letters fill; 0 when they do not. The last syllable may be half typed. */
function unitsFilled(units: readonly Unit[], at: number, letters: string): number {
  if (letters === '') return 0;
  for (const syllable of units[at] ?? []) {
    if (!syllable) continue;
    if (syllable.startsWith(letters)) return 1;
    if (letters.startsWith(syllable)) {
      const rest = unitsFilled(units, at + 1, letters.slice(syllable.length));
      if (rest > 0) return rest + 1;
    }
  }
  return 0;
}

function initialsFilled(units: readonly Unit[], at: number, letters: string): number {
  for (let i = 0; i < letters.length; i++) {
    const matches = units[at + i]?.some((syllable) => syllable.startsWith(letters.charAt(i)));
    if (!matches) return 0;
  }
  return letters.length;
}

/**
 * Finds Chinese headings by what is typed for them: whole syllables (`mokuai`), a half typed last one,
 * or first letters (`mklb`, three or more). Empty table: finds nothing.
 */
export function buildPinyinMatcher(
  pages: readonly PageRecord[],
  table: Readonly<Record<string, string>>,
): PinyinMatcher {
  const headings: Heading[] = [];
  pages.forEach((page, p) => {
    page.sections.forEach(({ heading }, section) => {
      const { units, chars } = headingUnits(heading, table);
      if (chars.some(Boolean)) headings.push({ page: p, section, units, chars });
    });
  });
  return (letters) => {
    const hits: PinyinHit[] = [];
    if (letters.length < 3) return hits;
    for (const { page, section, units, chars } of headings) {
      for (let at = 0; at < units.length; at++) {
        const count = Math.max(unitsFilled(units, at, letters), initialsFilled(units, at, letters));
        const han = chars.slice(at, at + count).join('');
        if (han.length < 2) continue;
        hits.push({ page, section, share: count / units.length, han });
        break;
      }
    }
    return hits;
  };
}
