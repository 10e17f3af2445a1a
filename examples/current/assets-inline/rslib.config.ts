import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'inline', output: { distPath: './dist/inline', dataUriLimit: 4096 } },
    {
      id: 'cdn',
      output: { distPath: './dist/cdn', assetPrefix: 'https://cdn.example.com/my-library/' },
    },
  ],
});
