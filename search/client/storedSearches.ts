import { safeHit } from './safeHit';

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** What a stored list may be, made safe; undefined when there is nothing worth keeping. */
export function cleanStoredList(text: string | null): string | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return undefined;
  }
  if (!Array.isArray(stored)) return undefined;
  const hits = stored.flatMap((entry) => {
    const hit = safeHit(entry);
    if (!hit) return [];
    const { _highlightResult: _, _snippetResult: __, ...plain } = hit;
    return [plain];
  });
  return hits.length > 0 ? JSON.stringify(hits) : undefined;
}

/**
 * Has every list of searches cleaned when it is stored (specification 3.30), whichever part of the modal
 * writes it: it keeps what is marked in the parent of a hit, and numbers of its own. The modal takes no
 * storage but the window's, so its way in is the only place. Call it once.
 */
export function cleanWhenStored(storage: Pick<Storage, 'setItem'> = Storage.prototype): void {
  const { setItem } = storage;
  storage.setItem = function (this: Storage, key, value) {
    const isList = KEYS.some((start) => key.startsWith(start));
    setItem.call(this, key, isList ? (cleanStoredList(value) ?? '[]') : value);
  };
}

/**
 * Cleans the recent and favorite searches of one index before the modal reads them: it would throw on
 * corrupt ones and write their texts as HTML. Without storage there is nothing to do.
 */
export function cleanStoredSearches(indexName: string, storage: Storage): void {
  for (const key of KEYS.map((start) => start + indexName)) {
    const text = storage.getItem(key);
    const clean = cleanStoredList(text);
    if (clean === undefined) storage.removeItem(key);
    else if (clean !== text) storage.setItem(key, clean);
  }
}
