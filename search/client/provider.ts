/** Settings of the Algolia provider. */
export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** Data of the site for the scripts. */
export interface ScriptSite {
  /** Base path of the site, without a trailing slash. */
  base: string;
  /** Address of the repository for reports; '' for none. */
  repository: string;
  algolia: AlgoliaSettings;
}

/** The environment variable of each setting. */
export const ALGOLIA_VARIABLES = {
  appId: 'DOCSEARCH_APP_ID',
  apiKey: 'DOCSEARCH_API_KEY',
  indexName: 'DOCSEARCH_INDEX_NAME',
} as const satisfies Record<keyof AlgoliaSettings, string>;

/** The settings of Algolia; undefined if there are none. Throws if some are missing, with their names (specification 8). */
export function algoliaSettings(values: AlgoliaSettings): AlgoliaSettings | undefined {
  const keys = Object.keys(ALGOLIA_VARIABLES) as (keyof AlgoliaSettings)[];
  const missing = keys.filter((key) => !values[key]);
  if (missing.length === keys.length) return undefined;
  if (missing.length === 0) return values;
  const names = missing.map((key) => ALGOLIA_VARIABLES[key]);
  throw new Error(
    `Search: ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} missing while others of ` +
      `${Object.values(ALGOLIA_VARIABLES).join(', ')} are set.\n` +
      'Set all three to search with Algolia, or none to search with the embedded engine.',
  );
}
