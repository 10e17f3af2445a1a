import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { BUILD_HASH: '__webpack_hash__' } },
});
