import type { Rows, SearchQuery, SearchRecords } from '../types';
import { shapeHits } from './hits';
import { addJoined, matchWord } from './match';
import { buildPinyinReader } from './pinyin';
import { type IsKnown, lastBegun, namesAsWords, normalizeQuery, parseQuery } from './query';
import { rank } from './rank';
import { buildSectionIndex } from './sectionIndex';
import { nearTerms } from './slips';
import { buildSynonyms, hanTermsOf } from './synonyms';
import { isOfAnotherField } from './unknown';

export interface SearchEngine {
  /** Answers a query. Never throws: nonsense, empty or odd queries have no hits. */
  answer(query: SearchQuery): Rows;
}

/** Builds the engine of a language. `base` is prepended to every address, without a trailing slash. */
export function createEngine(records: SearchRecords, base = ''): SearchEngine {
  const { pages } = records;
  const hanTerms = hanTermsOf(records.synonyms);
  const index = buildSectionIndex(pages);
  const addSynonyms = buildSynonyms(records.synonyms, index);
  /** Whether the site has a word, or with `isOpen` one that starts with it. */
  const isKnown: IsKnown = (word, isOpen) =>
    index.vocabulary.has(word) || (isOpen && index.lookUp([word], { prefix: true }).size > 0);
  const { readLetters, readSounds } = buildPinyinReader(records, isKnown);

  /** Replaces Traditional Chinese by what the pages write; the halves of an entry are what is typed and what is meant. */
  const simplify = (query: string) =>
    records.traditional.split(' ').reduce((text, entry) => {
      const half = entry.length / 2;
      return half ? text.replaceAll(entry.slice(0, half), entry.slice(half)) : text;
    }, query);

  const answerTo = (query: string) => {
    const words = parseQuery(query, hanTerms)
      .map((word) => matchWord(word, index))
      .filter(({ isOwnPath, found }) => !isOwnPath || found.size > 0);
    // Too many words start with a single character; it may still be a synonym.
    if (query.length === 1) for (const { found } of words) found.clear();
    addJoined(query, words, index);
    addSynonyms(words);
    const ranked = rank(query, words, index);
    return { words, ranked: isOfAnotherField(words, ranked, index) ? [] : ranked };
  };

  const search = (text: string) => {
    const query = readLetters(readSounds(simplify(normalizeQuery(text))));
    let answer = answerTo(query);
    const names = namesAsWords(query);
    if (answer.ranked.length === 0 && names !== query) answer = answerTo(names);
    // A list must not be empty while its last word is typed.
    const last = answer.ranked.length === 0 ? lastBegun(query, isKnown) : '';
    return last ? answerTo(query.slice(0, -last.length)) : answer;
  };

  return {
    answer(query) {
      const { words, ranked } = search(query.query);
      const hits = shapeHits(ranked, pages, words, query, base);
      return { hits, near: hits.length > 0 ? [] : nearTerms(words, pages, hanTerms) };
    },
  };
}
