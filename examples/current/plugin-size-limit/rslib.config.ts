import { defineConfig } from '@rslib/core';
import { sizeLimit } from './sizeLimit';

export default defineConfig({
  lib: [
    { format: 'esm', plugins: [sizeLimit({ maxBytes: 100 })] },
    { format: 'cjs', plugins: [sizeLimit({ maxBytes: 1000 })] },
  ],
});
