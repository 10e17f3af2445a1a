import type { RspressPlugin } from '@rspress/core';
import { summarizeRecordings } from './summarizeRecordings';

/** Rspress plugin: provides the summary of all recordings as the module `virtual-recordings`. */
export function pluginRecordings(root: string): RspressPlugin {
  return {
    name: 'recordings',
    async addRuntimeModules() {
      const summary = await summarizeRecordings(root);
      return { 'virtual-recordings': `export default ${JSON.stringify(summary)};` };
    },
  };
}
