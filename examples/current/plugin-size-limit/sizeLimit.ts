import type { RsbuildPlugin } from '@rslib/core';

export interface SizeLimitOptions {
  /** Bytes that a JavaScript file of the output may have. */
  maxBytes: number;
}

/** Fails the build when a JavaScript file is larger than `maxBytes`. */
export const sizeLimit = ({ maxBytes }: SizeLimitOptions): RsbuildPlugin => ({
  name: 'my:size-limit',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler, environment }) => {
      for (const [name, source] of Object.entries(assets)) {
        if (!/\.[cm]?js$/.test(name) || source.size() <= maxBytes) continue;
        const message = `${environment.name}: ${name} has ${source.size()} bytes, expected at most ${maxBytes}`;
        compilation.errors.push(new compiler.rspack.WebpackError(message));
      }
    });
  },
});
