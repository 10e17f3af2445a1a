import { createHash } from 'node:crypto';
import { toColumns } from '../engine/columns';
import { HAN } from '../engine/tokenize';
import type { PageRecord, SearchRecords } from '../types';
import { withOpeningText } from './openingText';
import { pinyinTable } from './pinyinTable';
import { SYNONYMS } from './synonyms';
import { TRADITIONAL } from './traditional';

/** Ids of sections with nothing but links, which repeat the titles of other pages. */
const LEADS_AWAY = /^(?:related|next|next-steps)$/;

/** Folder in the built site with the files of search. */
export const RECORDS_FOLDER = 'static/search';

/** A file of the built site. */
export interface SearchFile {
  /** Its path in the site. */
  name: string;
  text: string;
}

/** A file with a content hash in its name. `name` is for example `en.json`. */
export function makeFile(name: string, text: string): SearchFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { name: `${RECORDS_FOLDER}/${name.replace('.', `.${hash}.`)}`, text };
}

/** All records of a language: pages in route order, synonyms, and for Chinese the tables of pinyin and Traditional Chinese. */
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

/** The records of a language as a file. */
export const recordsFile = (records: SearchRecords): SearchFile =>
  makeFile(`${records.lang}.json`, JSON.stringify(toColumns(records)));
