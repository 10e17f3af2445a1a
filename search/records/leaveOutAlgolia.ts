import type { RsbuildPluginAPI } from '@rsbuild/core';

/** DocSearch 3.9.0 is one file with Algolia's client inside; nothing but this function uses it. */
const CLIENT_HOOK =
  /function (\w+)\((\w+),(\w+),(\w+)\)\{return (\w+)\.useMemo\(\(function\(\)\{var (?:(?!\}\),\[\2,\3,\4\]\)\}).)*?`appId` is missing(?:(?!\}\),\[\2,\3,\4\]\)\}).)*\}\),\[\2,\3,\4\]\)\}/s;

/** Its link to Algolia with the drawn name, which the dialog shows for Algolia's answers only. */
const LOGO =
  /return \w+\.createElement\("a",\{href:"https:\/\/www\.algolia\.com\/ref\/.*?(?=\}function )/s;

/**
 * The code of DocSearch without Algolia's client (6 KB gzip) and name (2 KB): the dialog gets only what the
 * site's own `transformSearchClient` makes. Code of another shape is an error, so that an upgrade cannot bring the
 * client back unseen.
 */
export function withoutAlgolia(code: string): string {
  if (!CLIENT_HOOK.test(code) || !LOGO.test(code)) {
    throw new Error(
      'Search: the client or logo of @docsearch/react is not where 3.9.0 has it.\n' +
        'Look for “`appId` is missing” and “/ref/” in its file and fix search/records/leaveOutAlgolia.ts.',
    );
  }
  return code
    .replace(
      CLIENT_HOOK,
      'function $1($2,$3,$4){return $5.useMemo((function(){return $4({})}),[$2,$3,$4])}',
    )
    .replace(LOGO, 'return null');
}

/** For builds with the embedded engine: what the dialog cannot use is not downloaded. */
export const leaveOutAlgolia = {
  name: 'search-without-algolia',
  setup(api: RsbuildPluginAPI) {
    const test = /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/;
    api.transform({ test }, ({ code }) => withoutAlgolia(code));
  },
};
