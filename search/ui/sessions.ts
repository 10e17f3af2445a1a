import { createEmbeddedSearch } from '../client/embeddedSearch';
import { type AlgoliaSettings, chooseProvider } from '../client/provider';
import { addressIn } from '../client/recordsAddress';
import { createSession, type SearchSession } from '../client/session';
import { createWorkerHost } from '../client/workerHost';

const sessions = new Map<string, SearchSession>();

/** The page's own list of records, or the server's when the page is older than the last deploy. */
async function findAddress(lang: string, fresh: boolean): Promise<string | undefined> {
  if (!fresh) return addressIn(document, lang);
  const response = await fetch(window.location.pathname, { cache: 'no-cache' });
  return addressIn(new DOMParser().parseFromString(await response.text(), 'text/html'), lang);
}

const startWorker = () =>
  createWorkerHost(
    () => new Worker(new URL('../client/worker.ts', import.meta.url), { name: 'search' }),
  );

/**
 * The session of a language, made once: its worker and its recent searches live as long as the page.
 * Settings that are incomplete throw a SearchConfigurationError.
 */
export function sessionOf(lang: string, base: string): SearchSession {
  const known = sessions.get(lang);
  if (known) return known;
  const settings = JSON.parse(process.env.DOCSEARCH_SETTINGS ?? '{}') as Partial<AlgoliaSettings>;
  const embedded = createEmbeddedSearch({
    findAddress: (fresh) => findAddress(lang, fresh),
    base,
    worker: startWorker,
    inPage: async () => (await import('../client/engineHost')).createEngineHost(),
  });
  const session = createSession(lang, chooseProvider(settings), embedded);
  sessions.set(lang, session);
  return session;
}
