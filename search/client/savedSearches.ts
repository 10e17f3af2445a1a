import type { Row } from '../types';
import { readHit } from './rows';

type List = 'RECENT' | 'FAVORITE';

/** Maximum lengths of the lists (specification 9.34, 9.35). */
const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVORITES = 4;
const MAX_FAVORITES = 10;

/** The stored form of a row (specification 3.30), in the format that DocSearch has stored so far. */
function toEntry({ url, group, page, heading }: Row) {
  const [path = url, anchor = null] = url.split('#');
  const titles = { lvl0: group, lvl1: page.join('') };
  return {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor,
    type: heading ? 'lvl2' : 'lvl1',
    content: null,
    hierarchy: heading ? { ...titles, lvl2: heading.join('') } : titles,
  };
}

/** Recent and favorite searches in the browser's storage, whose content is not trusted. */
export function savedSearches(indexName: string) {
  const keyOf = (list: List) => `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
  const read = (list: List): Row[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap((entry) => readHit(entry) ?? []) : [];
    } catch {
      return [];
    }
  };
  const write = (list: List, rows: readonly Row[]) =>
    localStorage.setItem(keyOf(list), JSON.stringify(rows.map(toEntry)));
  const without = (list: List, { url }: Row) => read(list).filter((row) => row.url !== url);
  const favorites = () => read('FAVORITE').slice(0, MAX_FAVORITES);
  const maxRecents = () => (favorites().length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT);
  const remove = (list: List, row: Row) => write(list, without(list, row));
  return {
    recents: () => read('RECENT').slice(0, maxRecents()),
    favorites,
    /** Stores a chosen row, unless it is a favorite (specification 4.42). */
    note(row: Row) {
      if (favorites().some(({ url }) => url === row.url)) return;
      write('RECENT', [row, ...without('RECENT', row)].slice(0, maxRecents()));
    },
    favor(row: Row) {
      write('FAVORITE', [row, ...without('FAVORITE', row)].slice(0, MAX_FAVORITES));
      remove('RECENT', row);
    },
    forget: (row: Row) => remove('RECENT', row),
    unfavor: (row: Row) => remove('FAVORITE', row),
  };
}
export type SavedSearches = ReturnType<typeof savedSearches>;
