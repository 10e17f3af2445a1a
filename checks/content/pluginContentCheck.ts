import type { RspressPlugin } from '@rspress/core';
import { keepReads } from '../../build/pages/keptReads';
import { formatFindings } from '../finding';
import { checkContent } from './checkContent';

/** Fails a production build, before it starts, with every finding of `pnpm check content`. */
export function pluginContentCheck(root: string): RspressPlugin {
  return {
    name: 'rslib-docs:content-check',
    // This plugin is the first of the configuration, so this runs before any other reads the pages.
    routeGenerated(_, isProduction) {
      if (!isProduction) return;
      // The build reuses what the check reads.
      keepReads();
      const { findings } = checkContent(root);
      if (findings.length === 0) return;
      const error = new Error(`\n${formatFindings(findings)}`);
      // A stack trace does not help an author.
      error.stack = error.message;
      throw error;
    },
  };
}
