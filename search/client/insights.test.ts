// @vitest-environment happy-dom
import { DocSearchModal } from '@docsearch/react';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

/** A hit as the provider answers it. */
const hit = (id: number) => ({
  objectID: `hit${id}`,
  type: 'lvl1',
  url: `/page${id}`,
  content: null,
  hierarchy: { lvl0: 'Group', lvl1: `Page ${id}` },
  _highlightResult: { hierarchy: {} },
  _snippetResult: { hierarchy: { lvl1: { value: `Page ${id}` } } },
});

/**
 * The site never switches this on: it loads a script of another origin. The dialog it uses can do it, and
 * then it does it like this.
 */
test('7.9 9.41 seen results are reported in batches of 20 objects', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const told = vi.fn();
  Object.assign(window, { aa: told, scrollTo: () => {} });
  const hits = Array.from({ length: 45 }, (_, id) => hit(id));
  const answer = { results: [{ hits, nbHits: 45, queryID: 'q' }] };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      createElement(DocSearchModal, {
        appId: 'APP',
        apiKey: 'KEY',
        indexName: 'handbook',
        initialQuery: 'page',
        initialScrollY: 0,
        insights: true,
        maxResultsPerGroup: 50,
        transformSearchClient: (client) =>
          ({ ...client, search: () => Promise.resolve(answer) }) as unknown as typeof client,
      }),
    ),
  );
  const batches = () =>
    told.mock.calls
      .filter(([name]) => name === 'viewedObjectIDs')
      .flatMap(([, ...events]) => events as { objectIDs?: string[] }[])
      .flatMap(({ objectIDs }) => (objectIDs ? [objectIDs.length] : []));
  await act(() => vi.waitFor(() => expect(batches().length).toBeGreaterThan(0), 5000));
  expect(batches()).toEqual([20, 20, 5]);
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  await act(async () => root.unmount());
});
