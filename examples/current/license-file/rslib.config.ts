import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'linked', output: { distPath: './dist/linked' } },
    { id: 'inline', output: { distPath: './dist/inline', legalComments: 'inline' } },
  ],
});
