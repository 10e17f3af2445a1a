import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { legalComments: 'inline' },
});
