import { defineConfig, mergeRslibConfig } from '@rslib/core';

const shared = defineConfig({
  lib: [{ id: 'main', format: 'esm' }, { format: 'cjs' }],
  output: { target: 'web' },
});

console.log(
  mergeRslibConfig(shared, { lib: [{ id: 'main', syntax: 'es2020' }, { format: 'umd' }] }),
);
