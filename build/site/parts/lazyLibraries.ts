import type { RsbuildPluginAPI } from '@rsbuild/core';

/**
 * Leaves the library of QR codes (6 KB of brotli) out of the first load of every page. Only previews in a frame draw
 * one, and there is none: `tests/e2e/builtPages.spec.ts` fails when there is (`UNUSED_PARTS`).
 */
export const lazyLibraries = {
  name: 'site:lazy-libraries',
  setup(api: RsbuildPluginAPI) {
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      name === 'web'
        ? mergeEnvironmentConfig(config, { resolve: { alias: { 'qrcode.react$': false } } })
        : config,
    );
  },
};
