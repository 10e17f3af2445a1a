import { defineConfig } from '@rslib/core';
import { versionComment } from './versionComment';

export default defineConfig({
  plugins: [versionComment()],
});
