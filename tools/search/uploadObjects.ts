import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { IndexObject } from './toObjects';

/** Objects of one request; the service takes 10 MB. */
const BATCH = 1000;

/** How the index answers: as the dialog asks, and as the embedded engine ranks. */
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

export interface Upload {
  appId: string;
  writeKey: string;
  indexName: string;
  /** Called with the number of objects sent so far. */
  onProgress(sent: number): void;
  /** Where to send; the service's own hosts by default. */
  hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
}

/**
 * Replaces the whole index: fills a temporary one and moves it over, so that readers never meet a half
 * filled index and no record of a removed page stays. Rejects with what the service says.
 */
export async function uploadObjects(
  objects: readonly IndexObject[],
  { appId, writeKey, indexName, onProgress, hosts }: Upload,
): Promise<void> {
  const client = algoliasearch(appId, writeKey, hosts ? { hosts } : {});
  const temporary = `${indexName}_tmp`;
  await client.setSettings({ indexName: temporary, indexSettings: SETTINGS });
  let last = 0;
  for (let from = 0; from < objects.length; from += BATCH) {
    const part = objects.slice(from, from + BATCH);
    const requests = part.map((body) => ({ action: 'addObject' as const, body: { ...body } }));
    const batch = { indexName: temporary, batchWriteParams: { requests } };
    last = (await client.batch(batch)).taskID;
    onProgress(from + part.length);
  }
  await client.waitForTask({ indexName: temporary, taskID: last });
  await moveOver(client, temporary, indexName);
}

async function moveOver(client: Algoliasearch, from: string, to: string): Promise<void> {
  const { taskID } = await client.operationIndex({
    indexName: from,
    operationIndexParams: { operation: 'move', destination: to },
  });
  await client.waitForTask({ indexName: to, taskID });
}
