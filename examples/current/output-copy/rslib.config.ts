import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    copy: [{ from: './schemas', to: './schemas' }],
  },
});
