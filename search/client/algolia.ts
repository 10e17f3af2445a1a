import { liteClient } from 'algoliasearch/lite';
import type { Rows } from '../types';
import type { AlgoliaSettings } from './provider';
import { readHit } from './rows';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * Cache of failed hosts, keyed by address. The client (5.64) writes a failed host under another key than it reads, and
 * would try it first again; this way it skips the host for two minutes, as intended (specification 9.40).
 */
function hostsByAddress() {
  const states = new Map<unknown, unknown>();
  const addressOf = (key: object | string) =>
    typeof key === 'object' && 'url' in key ? key.url : key;
  return {
    get: async <State>(key: object | string, fallback: () => Promise<State>) =>
      (states.get(addressOf(key)) as State | undefined) ?? fallback(),
    set: async <State>(key: object | string, state: State) => {
      states.set(addressOf(key), state);
      return state;
    },
    delete: async () => {},
    clear: async () => {},
  };
}

declare global {
  interface Window {
    /** Algolia's search-insights, if the operator of the site has added it; the site itself does not load it. */
    aa?(event: 'viewedObjectIDs', seen: { [field: string]: unknown; objectIDs: string[] }): void;
  }
}

/** Maximum number of results in an insight event (specification 9.41). */
const MAX_IN_EVENT = 20;

/** Search of a language by Algolia (specification 7). Rejects if no host gives a valid answer. */
export function createAlgolia({ appId, apiKey, indexName }: AlgoliaSettings, lang: string) {
  const client = liteClient(appId, apiKey, { hostsCache: hostsByAddress() });
  return async (query: string, limit: number, words: number): Promise<Rows> => {
    const request = {
      query,
      indexName,
      attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
      attributesToSnippet: [...LEVELS, 'content'].map((attribute) => `${attribute}:${words}`),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: limit,
      clickAnalytics: window.aa !== undefined,
      facetFilters: [`lang:${lang}`],
    };
    const { results } = await client.search({ requests: [request] });
    const { hits = [], queryID } = results[0] as {
      hits?: { objectID: string }[];
      queryID?: string;
    };
    const seen = { index: indexName, eventName: 'Items Viewed', queryID };
    for (let i = 0; i < hits.length; i += MAX_IN_EVENT) {
      const objectIDs = hits.slice(i, i + MAX_IN_EVENT).map(({ objectID }) => objectID);
      window.aa?.('viewedObjectIDs', { ...seen, objectIDs });
    }
    return { hits: hits.flatMap((hit) => readHit(hit) ?? []) };
  };
}
