import { expect, test } from 'vitest';
import { chooseProvider } from './provider';

const all = { appId: 'A', apiKey: 'B', indexName: 'C' };

test('no value: embedded; all: Algolia', () => {
  expect(chooseProvider({})).toEqual({ kind: 'embedded' });
  expect(chooseProvider({ appId: '', apiKey: ' ', indexName: '' })).toEqual({ kind: 'embedded' });
  expect(chooseProvider(all)).toEqual({ kind: 'algolia', ...all });
});

test('some values: an error that names what is missing and what to do', () => {
  expect(() => chooseProvider({ ...all, apiKey: '' })).toThrowErrorMatchingInlineSnapshot(`
    [SearchConfigurationError: Search: DOCSEARCH_API_KEY is missing while others of DOCSEARCH_APP_ID, DOCSEARCH_API_KEY, DOCSEARCH_INDEX_NAME are set.
    Set all three to search with Algolia, or none to search with the embedded engine.]
  `);
  expect(() => chooseProvider({ appId: 'A' })).toThrow(
    'DOCSEARCH_API_KEY and DOCSEARCH_INDEX_NAME are',
  );
});
