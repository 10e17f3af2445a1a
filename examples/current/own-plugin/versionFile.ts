import type { RsbuildPlugin } from '@rslib/core';

/** Writes version.json next to the output. */
export const versionFile = (version: string): RsbuildPlugin => ({
  name: 'my:version-file',
  setup(api) {
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
      const json = JSON.stringify({ version });
      compilation.emitAsset('version.json', new sources.RawSource(json));
    });
  },
});
