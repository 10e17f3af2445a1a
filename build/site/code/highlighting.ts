import type { UserConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';

/** Colored blocks as JSON, a fraction of the memory of their trees. */
const colored = new Map<string, string>();

/** How Shiki colors the code of pages: `markdown.shiki` of Rspress. */
export const highlighting: NonNullable<NonNullable<UserConfig['markdown']>['shiki']> = {
  transformers: [transformerCompatibleMetaHighlight()],
  // No time limit: on a busy machine Shiki would give up in the middle of a line, without a word.
  tokenizeTimeLimit: 0,
  // Of 3,100 blocks 2,000 are repeated, most in the other language. Plugins write into what they get: copies.
  cache: {
    get: (key) => JSON.parse(colored.get(key) ?? 'null') ?? undefined,
    set(key, root) {
      colored.set(key, JSON.stringify(root));
      return this;
    },
  },
};
