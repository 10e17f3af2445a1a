import { defineConfig } from '@rslib/core';

const unused = { dead_code: true, unused: true, toplevel: true };

export default defineConfig({
  lib: [
    { id: 'default', output: { distPath: './dist/default' } },
    { id: 'off', output: { distPath: './dist/off', minify: false } },
    { id: 'on', output: { distPath: './dist/on', minify: true } },
    {
      id: 'keep',
      output: {
        distPath: './dist/keep',
        minify: {
          css: false,
          jsOptions: {
            minimizerOptions: {
              mangle: false,
              minify: false,
              compress: { defaults: false, ...unused },
              format: { comments: 'all' },
            },
          },
        },
      },
    },
  ],
});
