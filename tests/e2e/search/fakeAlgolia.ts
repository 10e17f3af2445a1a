import type { Page } from '@playwright/test';
import { ALGOLIA_FIXTURE as APP, fixtureUrl } from '../../fixtures/fixtures';
import type { Reader } from '../../kit/reader';

const ID = APP.DOCSEARCH_APP_ID.toLowerCase();
/** The provider's primary host, and its fallbacks. */
export const MAIN = `https://${ID}-dsn.algolia.net`;
export const FALLBACKS = [1, 2, 3].map((n) => `https://${ID}-${n}.algolianet.com`);
export { APP };

/** A request from the page to the provider. */
export interface Asked {
  method: string;
  url: string;
  body: unknown;
}

interface Behavior {
  /** Hosts whose connections fail. */
  down?: readonly string[];
  /** Replaces the hits, by the number of responses so far. */
  body?: (count: number) => { status?: number; text?: string } | undefined;
}

const marked = (value: string) => ({ value, matchLevel: 'full', matchedWords: ['navbar'] });

/** Hits as in the index of the crawled site: absolute addresses, and markup where none belongs. */
export function hitsOf({ prefix }: Reader) {
  const origin = fixtureUrl('features').replace(/\/$/, '') + prefix;
  const hit = (title: string, path: string) => ({
    objectID: path,
    type: 'lvl1',
    url: `${origin}${path}`,
    content: null,
    hierarchy: { lvl0: 'Parts', lvl1: title },
    _highlightResult: { hierarchy: { lvl0: marked('Parts'), lvl1: marked(title) } },
    _snippetResult: { hierarchy: { lvl1: marked(`<mark>${title}</mark>`) } },
  });
  return [
    hit('navbar <img src=x>', '/guide/parts/navbar'),
    hit('sidebar and navbar', '/guide/parts/sidebar'),
  ];
}

/** Mocks the provider on all its hosts; the returned list of requests grows as the page makes them. */
export async function answerAs(
  page: Page,
  reader: Reader,
  { down = [], body = () => undefined }: Behavior = {},
): Promise<Asked[]> {
  const asked: Asked[] = [];
  let count = 0;
  await page.route(/^https:\/\/testapp/, (route) => {
    const request = route.request();
    const { origin } = new URL(request.url());
    asked.push({ method: request.method(), url: request.url(), body: request.postDataJSON() });
    if (down.includes(origin)) return route.abort('connectionrefused');
    const { status = 200, text } = body(count) ?? {};
    count += 1;
    const hits = hitsOf(reader);
    return route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: text ?? JSON.stringify({ results: [{ hits, nbHits: hits.length, queryID: 'q' }] }),
    });
  });
  return asked;
}
