import type { Rows } from '../types';
import { createEmbeddedSearch } from './embeddedSearch';
import { algoliaSettings, type ScriptSite } from './provider';
import { MAX_IN_GROUP } from './rows';
import { savedSearches } from './savedSearches';
import { addressIn } from './searchFiles';
import { createWorkerHost } from './workerHost';

/** Inserted by search/records/bundleScript.ts. */
declare const SEARCH_SITE: ScriptSite;
/** Whether the build is configured for Algolia; otherwise its client is dropped from the script. */
declare const HAS_ALGOLIA: boolean;

export const { base: BASE, repository: REPOSITORY } = SEARCH_SITE;

/** Length of an excerpt in words (specification 9.33). */
const excerptWords = () => (matchMedia('(max-width: 768px)').matches ? 5 : 10);

/** The page, or fetched again if its files may be gone since the last deploy. */
async function pageOf(isAgain: boolean): Promise<Document> {
  if (!isAgain) return document;
  const response = await fetch(window.location.pathname, { cache: 'no-cache' });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function createSession(lang: string) {
  const algolia = algoliaSettings(SEARCH_SITE.algolia);
  if (HAS_ALGOLIA && algolia) {
    const client = import('./algolia').then(({ createAlgolia }) => createAlgolia(algolia, lang));
    return {
      isAlgolia: true,
      saved: savedSearches(`${algolia.indexName}-${lang}`),
      preload: () => {},
      search: async (query: string) => (await client)(query, MAX_IN_GROUP, excerptWords()),
    };
  }
  const ask = createEmbeddedSearch(async (isAgain) => {
    const page = await pageOf(isAgain);
    const worker = new Worker(addressIn(page, 'worker') ?? '', { name: 'search' });
    return createWorkerHost(worker, { address: addressIn(page, lang) ?? '', base: BASE });
  });
  return {
    isAlgolia: false,
    saved: savedSearches(`docs-${lang}`),
    preload: () => void ask().catch(() => {}),
    search: (query: string) =>
      ask({ query, limit: MAX_IN_GROUP, snippetWords: excerptWords() }) as Promise<Rows>,
  };
}

/** Search of a language, by either provider; `preload` loads what a first search needs. */
export type SearchSession = ReturnType<typeof createSession>;

const sessions = new Map<string, SearchSession>();

/** The session of a language, created once: its worker lives as long as the page. Throws for incomplete settings. */
export function sessionOf(lang: string): SearchSession {
  const session = sessions.get(lang) ?? createSession(lang);
  sessions.set(lang, session);
  return session;
}
