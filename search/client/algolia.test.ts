// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlgolia } from './algolia';

// As browsers get it; Node.js would get another one, with requests of its own.
vi.mock('algoliasearch/lite', () =>
  vi.importActual('../../node_modules/algoliasearch/dist/lite/builds/browser.js'),
);

/** Requests to the provider, none of which is ever answered. */
const sent: SilentRequest[] = [];

class SilentRequest {
  readyState = 1;
  status = 0;
  responseText = '';
  url = '';
  OPENED = 1;
  onreadystatechange: (() => void) | undefined;
  onerror: (() => void) | undefined;
  onload: (() => void) | undefined;
  open(_method: string, url: string) {
    this.url = url;
    sent.push(this);
  }
  setRequestHeader() {}
  send() {}
  abort() {}
  getAllResponseHeaders = () => '';
  /** The host has taken the connection and says nothing more. */
  connect() {
    this.readyState = 2;
    this.onreadystatechange?.();
  }
  answer(hits: readonly object[] = []) {
    this.connect();
    this.status = 200;
    this.responseText = JSON.stringify({
      results: [{ hits, nbHits: hits.length, queryID: 'q' }],
    });
    this.onload?.();
  }
  get host() {
    return new URL(this.url).host;
  }
}

const createSearch = () => {
  const search = createAlgolia({ appId: 'APP', apiKey: 'KEY', indexName: 'handbook' }, 'en');
  return (query: string) => void search(query, 20, 10).catch(() => {});
};

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  vi.useFakeTimers();
  localStorage.clear();
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['one second to connect', 1000, () => {}],
  ['two seconds to answer', 2000, () => sent[0]?.connect()],
])('9.39 a host has %s, then the next one is asked', async (_, time, connect) => {
  const search = createSearch();
  search('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ host }) => host)).toEqual(['app-dsn.algolia.net']);
  connect();
  await vi.advanceTimersByTimeAsync(time - 1);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.url).toMatch(/^https:\/\/APP-[123]\.algolianet\.com\//i);
});

test('7.8 9.40 a host that fails is skipped for two minutes', async () => {
  const search = createSearch();
  const hostsFor = async (query: string) => {
    sent.length = 0;
    search(query);
    await vi.advanceTimersByTimeAsync(0);
    if (sent[0]?.host === 'app-dsn.algolia.net') sent[0]?.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    sent.at(-1)?.answer();
    await vi.advanceTimersByTimeAsync(0);
    return sent.map(({ host }) => host);
  };
  const [main, fallback] = await hostsFor('a');
  expect(main).toBe('app-dsn.algolia.net');
  expect(fallback).toMatch(/^app-[123]\.algolianet\.com$/);
  expect(await hostsFor('b')).toEqual([fallback]);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(await hostsFor('c')).toEqual([fallback]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await hostsFor('d')).toEqual([main, fallback]);
});

test('7.7 7.9 9.41 seen results are reported in batches of 20, where the site has search-insights', async () => {
  const told = vi.fn();
  vi.stubGlobal('aa', told);
  const ask = async () => {
    createSearch()('a');
    await vi.advanceTimersByTimeAsync(0);
    sent.at(-1)?.answer(Array.from({ length: 45 }, (_, id) => ({ objectID: `hit${id}` })));
    await vi.advanceTimersByTimeAsync(0);
  };
  await ask();
  expect(told.mock.calls.map(([, { queryID, objectIDs }]) => [queryID, objectIDs.length])).toEqual([
    ['q', 20],
    ['q', 20],
    ['q', 5],
  ]);
  vi.stubGlobal('aa', undefined);
  await ask();
  expect(told).toHaveBeenCalledTimes(3);
});
