import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { syntax: 'es2015', output: { distPath: './dist/es2015' } },
    { syntax: 'es2019', output: { distPath: './dist/es2019' } },
    { syntax: 'es2020', output: { distPath: './dist/es2020' } },
    { syntax: 'esnext', output: { distPath: './dist/esnext' } },
    { syntax: ['chrome >= 79'], output: { distPath: './dist/chrome79' } },
  ],
});
