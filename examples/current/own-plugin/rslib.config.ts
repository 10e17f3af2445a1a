import { defineConfig } from '@rslib/core';
import { versionFile } from './versionFile';

export default defineConfig({
  plugins: [versionFile('1.0.0')],
});
