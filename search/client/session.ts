import type { Rows } from '../types';
import { createEmbeddedSearch } from './embeddedSearch';
import { type AlgoliaSettings, chooseProvider } from './provider';
import { MAX_IN_GROUP } from './rows';
import { savedSearches } from './savedSearches';
import { addressIn } from './searchFiles';
import { createWorkerHost } from './workerHost';

/** Put in by search/records/bundleScript.ts. */
declare const SEARCH_SITE: {
  /** Path of the site, without a slash at its end. */
  base: string;
  /** Address of the repository whose issues take reports; '' for none. */
  repository: string;
  algolia: AlgoliaSettings;
};
/** Whether the build is configured for Algolia: only then its client is in the script. */
declare const HAS_ALGOLIA: boolean;

export const { base: BASE, repository: REPOSITORY } = SEARCH_SITE;

/** Words of an excerpt (specification 9.33). */
const excerptWords = () => (matchMedia('(max-width: 768px)').matches ? 5 : 10);

/** The page, or as the server has it when what it names may be gone since the last deploy. */
async function pageOf(isAgain: boolean): Promise<Document> {
  if (!isAgain) return document;
  const response = await fetch(window.location.pathname, { cache: 'no-cache' });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function createSession(lang: string) {
  const provider = chooseProvider(SEARCH_SITE.algolia);
  if (HAS_ALGOLIA && provider.kind === 'algolia') {
    const client = import('./algolia').then(({ createAlgolia }) => createAlgolia(provider, lang));
    return {
      isAlgolia: true,
      saved: savedSearches(`${provider.indexName}-${lang}`),
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

/** Search of one language, whoever answers; `preload` starts what a first search needs. */
export type SearchSession = ReturnType<typeof createSession>;

const sessions = new Map<string, SearchSession>();

/** The session of a language, made once: its worker lives as long as the page. Incomplete settings throw. */
export function sessionOf(lang: string): SearchSession {
  const session = sessions.get(lang) ?? createSession(lang);
  sessions.set(lang, session);
  return session;
}
