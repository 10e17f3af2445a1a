import { createEngine } from '../../search/engine/engine';
import type { SearchRecords, SectionRecord } from '../../search/types';

/** A section of a record; its id is made from the heading. */
export const section = (heading: string, text = '', level = 2, code = ''): SectionRecord => ({
  level,
  id: level === 1 ? '' : heading.toLowerCase().replace(/[^\p{L}\d]+/gu, '-'),
  heading,
  text,
  code,
});
/** A page record with its opening and these sections. */
export const page = (
  route: string,
  title: string,
  sections: SectionRecord[] = [],
  text = '',
  group = 'G',
) => ({
  route,
  group,
  title,
  sections: [section(title, text, 1), ...sections],
});
const records = (
  pages: SearchRecords['pages'],
  more: Partial<SearchRecords> = {},
): SearchRecords => ({
  lang: 'en',
  pages,
  synonyms: [],
  pinyin: '',
  traditional: '',
  ...more,
});
/** An engine over English records of these pages. */
export const engineOf = (...args: Parameters<typeof records>) => createEngine(records(...args));
/** The hits of a query, with the limits that the dialog uses. */
export const ask = (engine: ReturnType<typeof createEngine>, query: string) =>
  engine.answer({ query, limit: 20, snippetWords: 10 }).hits;

/** An engine over a small site. */
export const site = engineOf([
  page('/config/lib/auto-external', 'lib.autoExternal', [
    section('Exclude packages', 'Keep a dependency in the bundle.'),
  ]),
  page('/guide/third-party', 'Dependencies', [
    section('Bundled packages', 'autoExternal decides.'),
  ]),
  page('/guide/publish', 'Publish', [
    section('Tree shaking', 'Write sideEffects.'),
    section('Files', 'Pack them.'),
  ]),
  page('/blog/hello', 'Dependencies', [], 'We wrote about packages.'),
]);
