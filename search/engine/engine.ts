import type { RankedPage, RankedSection, SearchAnswer, SearchQuery, SearchRecords } from '../types';
import { type SectionMarks, shapeHits } from './hits';
import { addJoined } from './joined';
import { matchGroup } from './matchGroup';
import { buildNearTerms } from './nearTerms';
import { buildPinyinReader } from './pinyin';
import { isLiteral, normalizeQuery, parseQuery, type QueryGroup, withoutBeginnings } from './query';
import { rank } from './rank';
import { buildSectionIndex } from './sectionIndex';
import { buildSimplify } from './simplify';
import { addSynonyms, buildSynonymTable } from './synonyms';
import { stemTerm } from './tokenize';
import { isOfAnotherField } from './unknown';

export interface SearchEngine {
  /** Answers a query; nonsense, an empty or an odd query gives no hits, never an error. */
  answer(query: SearchQuery): SearchAnswer;
  /** Pages as ranked, for the relevance suite. */
  rankPages(query: string): RankedPage[];
}

/** Builds the engine of one language. `base` is put before every address, without a slash at its end. */
export function createEngine(records: SearchRecords, base = ''): SearchEngine {
  const { pages } = records;
  const index = buildSectionIndex(pages);
  const table = buildSynonymTable(records.synonyms);
  /** Words of the site, and what begins one. */
  const isKnown = (word: string, isOpen: boolean) =>
    index.has(word) || (isOpen && index.lookUp([word], { prefix: true }).size > 0);
  const { readLetters, readSounds } = buildPinyinReader(records, isKnown);

  const simplify = buildSimplify(records.traditional);
  const nearTerms = buildNearTerms(pages, table.hanTerms);

  const ids = new Map(index.addresses.map(({ page, section }, id) => [`${page} ${section}`, id]));

  const answerTo = (query: string, asked: readonly QueryGroup[], isPinyin: boolean) => {
    const all = asked.map((group) => ({ group, match: matchGroup(group, index) }));
    const told = all.filter(({ group, match }) => !group.isOwnPath || match.size > 0);
    const groups = told.map(({ group }) => group);
    const matches = told.map(({ match }) => match);
    addJoined(query, groups, matches, index);
    addSynonyms(groups, matches, index, table);
    const isOther = !isPinyin && isOfAnotherField(query, groups, matches, index);
    const ranked = isOther ? [] : rank({ query, groups, matches, index });
    return { groups, matches, ranked, isOther };
  };

  const search = (text: string) => {
    const typed = readSounds(simplify(normalizeQuery(text)));
    const query = readLetters(typed);
    const groups = parseQuery(query, table.hanTerms);
    let answer = answerTo(query, groups, query !== typed);
    const last = groups.at(-1)?.text ?? '';
    const isWord = index.has(last) || index.has(stemTerm(last));
    const isBeginning = !isWord && (answer.matches.at(-1)?.size ?? 0) > 0;
    for (const shorter of withoutBeginnings(groups, isWord, isBeginning)) {
      if (answer.ranked.length > 0 || answer.isOther) break;
      answer = answerTo(query, shorter, query !== typed);
    }
    return answer;
  };

  return {
    rankPages: (query) => search(query).ranked,
    answer({ query, limit, snippetWords }) {
      const { groups, matches, ranked } = search(query);
      const beginnings = groups.flatMap(({ open, han, text }) => (open && !han ? [text] : []));
      const marksOf = ({ page, section }: RankedSection): SectionMarks => {
        const id = ids.get(`${page} ${section}`) ?? -1;
        const found = matches.map((match) => [...(match.get(id)?.terms.keys() ?? [])]);
        const typed = groups.flatMap((group, g) =>
          (found[g] ?? []).filter((term) => isLiteral(term, group)),
        );
        return {
          literal: { terms: new Set(typed), beginnings },
          all: { terms: new Set(found.flat()), beginnings },
        };
      };
      const hits = shapeHits(ranked, pages, { limit, snippetWords, base, marksOf });
      const near = hits.length > 0 ? [] : nearTerms(groups);
      return { hits, nbHits: hits.length, query, near };
    },
  };
}
