import { algoliasearch } from 'algoliasearch';
import { ALGOLIA_VARIABLES } from '../../search/client/provider';
import type { IndexObject } from './toObjects';

/** Settings of the index, for the queries of the dialog and the ranking of the embedded engine. */
const SETTINGS = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(keywords)',
    'unordered(hierarchy.lvl0)',
    'content',
    'unordered(code)',
  ],
  attributesForFaceting: ['lang'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'code'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  indexLanguages: ['en' as const, 'zh' as const],
  queryLanguages: ['en' as const, 'zh' as const],
  ignorePlurals: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
};

interface Upload {
  appId: string;
  writeKey: string;
  indexName: string;
  /** The service's own hosts by default. */
  hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
}

/**
 * Replaces the whole index: the service's client fills a temporary one and renames it, so that readers never see an
 * incomplete index and no record of a removed page stays. Rejects with the service's error.
 */
export async function uploadObjects(
  objects: readonly IndexObject[],
  { appId, writeKey, indexName, hosts }: Upload,
): Promise<void> {
  const client = algoliasearch(appId, writeKey, hosts ? { hosts } : {});
  const { taskID } = await client.setSettings({ indexName, indexSettings: SETTINGS });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: objects.map((one) => ({ ...one })) });
}

/** Environment variable with the write key, which never reaches a page. */
const WRITE_KEY = 'DOCSEARCH_WRITE_KEY';

/** Where to upload: undefined without a write key; throws if there is one but application or index is missing. */
export function uploadTarget(env: Readonly<Record<string, string | undefined>>) {
  const writeKey = env[WRITE_KEY]?.trim();
  if (!writeKey) return undefined;
  const { appId: idName, indexName: indexVariable } = ALGOLIA_VARIABLES;
  const [appId, indexName] = [env[idName]?.trim(), env[indexVariable]?.trim()];
  if (appId && indexName) return { appId, indexName, writeKey };
  const missing = [!appId && idName, !indexName && indexVariable].filter(Boolean).join(' and ');
  throw new Error(
    `${WRITE_KEY} is set, but ${missing} is missing, so the index to write is unknown.\n` +
      `Set ${idName} and ${indexVariable} as the site has them.`,
  );
}
