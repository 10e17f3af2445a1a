import { ALGOLIA_VARIABLES } from '../../search/client/provider';

/** Environment variable of the key that may write; it is used here only and never reaches a page. */
const WRITE_KEY = 'DOCSEARCH_WRITE_KEY';

/** Where to upload: undefined without a write key; with one, application and index must be named too. */
export function uploadTarget(env: Readonly<Record<string, string | undefined>>) {
  const writeKey = env[WRITE_KEY]?.trim();
  if (!writeKey) return undefined;
  const { appId: idName, indexName: indexVariable } = ALGOLIA_VARIABLES;
  const [appId, indexName] = [env[idName]?.trim(), env[indexVariable]?.trim()];
  if (appId && indexName) return { appId, indexName, writeKey };
  const missing = [!appId && idName, !indexName && indexVariable].filter(Boolean).join(' and ');
  throw new Error(
    `${WRITE_KEY} is set, but ${missing} is missing, so it is unknown which index to write.\n` +
      `Set ${idName} and ${indexVariable} as the site has them.`,
  );
}
