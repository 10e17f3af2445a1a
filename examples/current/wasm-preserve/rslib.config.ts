import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
});
