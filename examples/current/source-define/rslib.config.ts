import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: {
      __VERSION__: JSON.stringify('1.2.3'),
      'process.env.DEBUG_MY_LIB': JSON.stringify('0'),
    },
  },
});
