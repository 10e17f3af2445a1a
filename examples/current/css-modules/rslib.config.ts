import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: {
    target: 'web',
    cssModules: { localIdentName: 'my-lib-[local]-[hash:base64:6]' },
  },
});
