import { expect, test } from 'vitest';
import { treeReader } from '../../build/pages/readTree';
import { pluginSearch } from './index';

const configure = (env: Record<string, string>) => () =>
  pluginSearch({ env, readTree: treeReader('') }).config?.({}, {} as never, false);

test('8.7 7.10 a build with some settings of Algolia but not all stops, and names what is missing', () => {
  expect(configure({ DOCSEARCH_APP_ID: 'A', DOCSEARCH_INDEX_NAME: 'C' })).toThrow(
    'DOCSEARCH_API_KEY is missing',
  );
  expect(configure({ DOCSEARCH_API_KEY: 'B' })).toThrow(
    'DOCSEARCH_APP_ID and DOCSEARCH_INDEX_NAME are missing',
  );
});

test('2.6.5 without any, or with all of them, it goes on and turns the stock search off', async () => {
  const all = { DOCSEARCH_APP_ID: 'A', DOCSEARCH_API_KEY: 'B', DOCSEARCH_INDEX_NAME: 'C' };
  expect(await configure({ DOCSEARCH_APP_ID: ' ' })()).toMatchObject({ search: false });
  expect(await configure(all)()).toMatchObject({ search: false });
});
