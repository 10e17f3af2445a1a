/** Settings of the Algolia provider. */
export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
}

export type Provider = ({ kind: 'algolia' } & AlgoliaSettings) | { kind: 'embedded' };

/** The environment variable of each setting. */
export const ALGOLIA_VARIABLES = {
  appId: 'DOCSEARCH_APP_ID',
  apiKey: 'DOCSEARCH_API_KEY',
  indexName: 'DOCSEARCH_INDEX_NAME',
} as const satisfies Record<keyof AlgoliaSettings, string>;

/** Without settings: the embedded engine. With all: Algolia. Otherwise throws with the missing ones (specification 8). */
export function chooseProvider(values: Partial<AlgoliaSettings>): Provider {
  const keys = Object.keys(ALGOLIA_VARIABLES) as (keyof AlgoliaSettings)[];
  const missing = keys.filter((key) => !values[key]);
  if (missing.length === keys.length) return { kind: 'embedded' };
  if (missing.length === 0) return { kind: 'algolia', ...(values as AlgoliaSettings) };
  const names = missing.map((key) => ALGOLIA_VARIABLES[key]);
  throw new Error(
    `Search: ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} missing while others of ` +
      `${Object.values(ALGOLIA_VARIABLES).join(', ')} are set.\n` +
      'Set all three to search with Algolia, or none to search with the embedded engine.',
  );
}
