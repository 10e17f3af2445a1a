import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';

/** Ends each JavaScript file of the output with the version in package.json. */
export const versionComment = (): RsbuildPlugin => ({
  name: 'my:version-comment',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      const { version } = JSON.parse(
        readFileSync(join(api.context.rootPath, 'package.json'), 'utf8'),
      );
      for (const name of Object.keys(assets)) {
        if (!/\.[cm]?js$/.test(name)) continue;
        compilation.updateAsset(
          name,
          (source) => new sources.ConcatSource(source, `\n// ${version}\n`),
        );
      }
    });
  },
});
