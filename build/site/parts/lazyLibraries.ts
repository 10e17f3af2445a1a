import type { RsbuildPluginAPI } from '@rsbuild/core';

/**
 * Keeps the QR code library (6 KB with brotli) out of the first load of every page. Only previews in an iframe use it,
 * and there are none: `tests/e2e/builtPages.spec.ts` fails if one is added (`UNUSED_PARTS`).
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
