import type { RankedPage, RankedSection, SearchAnswer, SearchQuery, SearchRecords } from '../types';
import { type SectionMarks, shapeHits } from './hits';
import { addJoined } from './joined';
import { addMatch, type GroupMatch, matchGroup } from './matchGroup';
import { buildPinyinMatcher, type PinyinMatcher } from './pinyin';
import { isLiteral, normalizeQuery, parseQuery, type QueryGroup } from './query';
import { rank } from './rank';
import { buildSectionIndex, type SectionIndex } from './sectionIndex';
import { addSynonyms, buildSynonymTable, buildWordingTable } from './synonyms';
import { hanBigrams } from './tokenize';
import { VOCABULARY } from './vocabulary';
import { WORDINGS } from './wordings';

export interface SearchEngine {
  /** Answers a query; nonsense, an empty or an odd query gives no hits, never an error. */
  answer(query: SearchQuery): SearchAnswer;
  /** Pages as ranked, for the relevance suite. */
  rankPages(query: string): RankedPage[];
}

/** A pinyin match counts as much as this many exact heading matches of one word. */
const PINYIN_SCORE = 40;
/** Worth of a section that says the same in the site's terms, in words of the field, and that a reader's words are for. */
const SYNONYM = 0.8;
const RELATED = 0.6;
const WORDING = 0.9;

function addPinyin(
  query: string,
  groups: readonly QueryGroup[],
  matches: readonly GroupMatch[],
  index: SectionIndex,
  pinyin: PinyinMatcher,
): void {
  if (!/^[a-z' ]+$/i.test(query)) return;
  const known = groups.every(({ forms, open }) => index.has(forms.whole) && !open);
  const wordsKnown = groups.length === 1 && index.has(groups[0]?.forms.whole ?? '');
  if (known || wordsKnown) return;
  for (const { page, section, share, han } of pinyin(query.toLowerCase().replace(/[^a-z]/g, ''))) {
    const id = index.addresses.findIndex((at) => at.page === page && at.section === section);
    const terms = new Map(hanBigrams(han).map((pair) => [pair, ['heading']]));
    const score = (PINYIN_SCORE * (0.5 + share)) / groups.length;
    for (const match of matches) addMatch(match, id, { score, share: 1, terms });
  }
}

/** Builds the engine of one language. `base` is put before every address, without a slash at its end. */
export function createEngine(records: SearchRecords, base = ''): SearchEngine {
  const { pages } = records;
  const index = buildSectionIndex(pages);
  const synonyms = buildSynonymTable(records.synonyms);
  const related = buildSynonymTable(VOCABULARY);
  const wordings = buildWordingTable(WORDINGS);
  const tables = [synonyms, related, wordings];
  const hanTerms = [...new Set(tables.flatMap((table) => table.hanTerms))].sort(
    (a, b) => b.length - a.length,
  );
  const pinyin = buildPinyinMatcher(pages, records.pinyin);

  const ids = new Map(index.addresses.map(({ page, section }, id) => [`${page} ${section}`, id]));

  const search = (text: string) => {
    const query = normalizeQuery(text);
    const groups = parseQuery(query, hanTerms);
    const matches = groups.map((group) => matchGroup(group, index));
    addJoined(query, groups, matches, index);
    addSynonyms(groups, matches, index, synonyms, SYNONYM);
    addSynonyms(groups, matches, index, related, RELATED);
    addSynonyms(groups, matches, index, wordings, WORDING);
    addPinyin(query, groups, matches, index, pinyin);
    return { groups, matches, ranked: rank({ query, groups, matches, index, pages }) };
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
      return { hits, nbHits: hits.length, query };
    },
  };
}
