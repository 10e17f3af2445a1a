import { defineConfig } from '@rslib/core';

export default defineConfig(({ env, command, envMode }) => {
  console.log({ env, command, envMode });

  return {
    lib: [{ format: 'esm' }],
    output: { sourceMap: envMode === 'staging' },
  };
});
