import { createHash } from 'node:crypto';
import { packRecords } from '../engine/packedRecords';
import { HAN } from '../engine/tokenize';
import type { PageRecord, SearchRecords } from '../types';
import { withoutLinkLists } from './linkLists';
import { withOpeningText } from './openingText';
import { pinyinTable } from './pinyinTable';
import { SYNONYMS } from './synonyms';
import { withTellingNames } from './tellingNames';
import { TRADITIONAL } from './traditional';

/** Folder of the built site that holds the records. */
export const RECORDS_FOLDER = 'static/search';

/** The record of one language as a file: its name has the hash of its content. */
export interface RecordsFile {
  lang: string;
  name: string;
  json: string;
}

/** All records of one language: pages in route order, synonyms, and for Chinese the tables of pinyin and Traditional Chinese. */
export function makeRecords(lang: string, pages: readonly PageRecord[]): SearchRecords {
  const inOrder = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
  const sorted = withOpeningText(withTellingNames(withoutLinkLists(inOrder)), lang);
  const isOfLanguage = (word: string) => lang === 'zh' || !HAN.test(word);
  const synonyms = SYNONYMS.map((group) => group.filter(isOfLanguage)).filter(
    ({ length }) => length > 1,
  );
  return {
    lang,
    pages: sorted,
    synonyms,
    pinyin: lang === 'zh' ? pinyinTable(sorted, synonyms) : '',
    traditional: lang === 'zh' ? TRADITIONAL : '',
  };
}

/** File of the records, named by its content: the same pages always give the same name. */
export function recordsFile(records: SearchRecords): RecordsFile {
  const json = packRecords(records);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return { lang: records.lang, name: `${RECORDS_FOLDER}/${records.lang}.${hash}.json`, json };
}
