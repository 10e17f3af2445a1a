import type { UserConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';

/** How Shiki colours the code of pages: `markdown.shiki` of Rspress. */
export const highlighting: NonNullable<NonNullable<UserConfig['markdown']>['shiki']> = {
  transformers: [transformerCompatibleMetaHighlight()],
  // No time limit: on a busy machine Shiki would give up in the middle of a line, without a word.
  tokenizeTimeLimit: 0,
};
