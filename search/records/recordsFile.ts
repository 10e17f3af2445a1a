import { createHash } from 'node:crypto';
import { packRecords } from '../engine/packedRecords';
import { HAN } from '../engine/tokenize';
import type { PageRecord, SearchRecords } from '../types';
import { withOpeningText } from './openingText';
import { pinyinTable } from './pinyinTable';
import { SYNONYMS } from './synonyms';
import { TRADITIONAL } from './traditional';

/** Ids of the sections that only lead elsewhere: they repeat the titles of other pages and answer nothing. */
const LEADS_AWAY = /^(?:related|next|next-steps)$/;

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
  const answering = [...pages]
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .map((page) => ({
      ...page,
      sections: page.sections.filter(({ id }) => !LEADS_AWAY.test(id)),
    }));
  const sorted = withOpeningText(answering, lang);
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
