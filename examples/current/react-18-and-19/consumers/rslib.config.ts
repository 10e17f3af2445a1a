import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig, type LibConfig } from '@rslib/core';

const withReact = (alias: Record<string, string>, name: string): LibConfig => ({
  id: name,
  source: { entry: { [name]: './render.js' } },
  resolve: { alias },
});

export default defineConfig({
  lib: [
    withReact({}, 'react-19'),
    withReact({ react: 'react-18', 'react-dom': 'react-dom-18' }, 'react-18'),
  ],
  output: { autoExternal: false },
  plugins: [pluginReact()],
});
