import { defineConfig } from '@rslib/core';
import { onlyOwnCode } from './onlyOwnCode';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  plugins: [onlyOwnCode({ allowed: ['mitt'] })],
});
