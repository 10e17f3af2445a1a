import type { RspressPlugin } from '@rspress/core';
import { keepReads } from '../../build/pages/keptReads';
import { formatFindings } from '../finding';
import { checkContent } from './checkContent';

/** Fails a production build, before it starts, with every finding of `pnpm content:check`. */
export function pluginContentCheck(root: string): RspressPlugin {
  return {
    name: 'rslib-docs:content-check',
    // Before any plugin reads the pages, because this one is the first of the configuration.
    routeGenerated(_, isProduction) {
      if (!isProduction) return;
      // What is read for the check is read for the pages, too.
      keepReads();
      const { findings } = checkContent(root);
      if (findings.length === 0) return;
      const error = new Error(`\n${formatFindings(findings)}`);
      // Where it was thrown says nothing to an author, and hides what does.
      error.stack = error.message;
      throw error;
    },
  };
}
