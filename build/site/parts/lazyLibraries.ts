import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';

const part = (file: string) => path.join(import.meta.dirname, file);
/** Resolved as the plugin that uses it would. */
const qrCode = createRequire(import.meta.resolve('@rspress/plugin-preview')).resolve(
  'qrcode.react',
);

/**
 * Libraries that Rspress puts into the first load of every page though few readers need them (a QR
 * code: 6 KB of brotli): a small stand-in fetches it on use.
 */
export const lazyLibraries = {
  name: 'site:lazy-libraries',
  setup(api: RsbuildPluginAPI) {
    if (api.context.action !== 'build') return;
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) => {
      if (name !== 'web') return config;
      return mergeEnvironmentConfig(config, {
        resolve: {
          alias: {
            'qrcode.react$': part('LazyQrCode.tsx'),
            'qrcode-itself$': qrCode,
          },
        },
      });
    });
  },
};
