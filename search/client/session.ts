import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchAnswer, SearchQuery } from '../types';
import { CompositionGate } from './composition';
import type { EmbeddedSearch } from './embeddedSearch';
import type { Provider } from './provider';
import { rememberHosts } from './rememberHosts';
import { safeHit } from './safeHit';
import { stickyErrors } from './stickyErrors';
import { UnansweredQuery } from './unanswered';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = ReturnType<TransformClient>;

/** What the modal asks: the fields of section 7 that matter to us. */
interface ModalRequest {
  query: string;
  hitsPerPage?: number;
  attributesToSnippet?: readonly string[];
}

/** Everything the modal needs from a provider. The objects are made once: new ones would restart it. */
export interface SearchSession {
  provider: Provider['kind'];
  appId: string;
  apiKey: string;
  /** Storage key of recents and favorites, so it differs by language. */
  indexName: string;
  searchParameters: DocSearchModalProps['searchParameters'];
  transformSearchClient: TransformClient;
  gate: CompositionGate;
  unanswered: UnansweredQuery;
  preload(): void;
}

/** The words of a snippet asked for: `content:10`. */
export function snippetWords(attributes: readonly string[] = []): number {
  const content = attributes.find((attribute) => attribute.startsWith('content:'));
  return Number(content?.split(':')[1]) || 10;
}

/** A pause in typing after which “No results” is said: a letter more may find what this one does not. */
const PAUSE_MS = 600;

const toQuery = ({ query, hitsPerPage = 20, attributesToSnippet }: ModalRequest): SearchQuery => ({
  query,
  limit: hitsPerPage,
  snippetWords: snippetWords(attributesToSnippet),
});

/** An answer with hits that are safe to draw, whoever gave it. */
function safeAnswer(result: unknown): SearchAnswer & { queryID?: string } {
  const {
    hits = [],
    nbHits,
    query = '',
    queryID,
  } = result as Partial<SearchAnswer & { queryID: string }>;
  const safe = hits.flatMap((hit) => safeHit(hit) ?? []);
  return { hits: safe, nbHits: nbHits ?? safe.length, query, ...(queryID ? { queryID } : {}) };
}

/** Connects the modal with the embedded engine or with Algolia; `lang` is the language of the pages. */
export function createSession(
  lang: string,
  provider: Provider,
  embedded: EmbeddedSearch,
): SearchSession {
  const gate = new CompositionGate();
  const unanswered = new UnansweredQuery();
  let latest = 0;

  /** Waits for the input method, keeps errors on the screen, and lets no old failure speak. */
  const guard = (ask: () => Promise<SearchAnswer[]>) => {
    latest += 1;
    const mine = latest;
    gate.isAsking = true;
    const done = () => {
      gate.isAsking &&= mine !== latest;
    };
    const answer = async () => {
      await gate.pass();
      const answers = (await ask()).map((one) => settle(one, mine));
      return { results: await Promise.all(answers) };
    };
    return stickyErrors(answer().finally(done), () => mine === latest);
  };

  /** Lets an answer pass; an empty one waits for a pause, and never comes when its reader has typed on. */
  const settle = async <T extends SearchAnswer>(answer: T, mine: number): Promise<T> => {
    if (answer.hits.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (mine !== latest) return new Promise(() => {});
    }
    unanswered.note(answer);
    return answer;
  };

  const algolia = provider.kind === 'algolia' ? provider : undefined;
  const searchWith = (real: Client) => async (requests: ModalRequest[]) => {
    if (!algolia) {
      const asked = requests.map((request) => embedded.search(toQuery(request)));
      return Promise.all(asked);
    }
    const asked = requests.map((request) => ({ ...request, indexName: algolia.indexName }));
    const { results } = (await real.search({ requests: asked } as never)) as { results: unknown[] };
    return results.map(safeAnswer);
  };

  return {
    provider: provider.kind,
    appId: algolia?.appId ?? 'embedded',
    apiKey: algolia?.apiKey ?? 'embedded',
    indexName: `${algolia?.indexName ?? 'docs'}-${lang}`,
    searchParameters: algolia ? { facetFilters: [`lang:${lang}`] } : undefined,
    transformSearchClient: (real) => {
      if (algolia) rememberHosts(real.transporter);
      const search = searchWith(real);
      const guarded = ({ requests }: { requests: ModalRequest[] }) => guard(() => search(requests));
      // The modal only calls `search().catch().then()`, which the guarded chain has.
      return { ...real, search: guarded as unknown as Client['search'] };
    },
    gate,
    unanswered,
    preload: algolia ? () => {} : () => embedded.preload(),
  };
}
