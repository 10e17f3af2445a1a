import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const address = 'http://localhost:3001/mf/';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'mf',
      output: { distPath: './dist/mf', assetPrefix: address },
      dev: { assetPrefix: address },
      plugins: [
        pluginModuleFederation(
          {
            name: 'rslib_provider',
            exposes: { '.': './src/index.tsx' },
            shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
            dts: false,
          },
          {},
        ),
      ],
    },
  ],
  server: { port: 3001 },
  output: { target: 'web' },
  plugins: [pluginReact()],
});
