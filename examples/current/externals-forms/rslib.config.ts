import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    externals: [
      'virtual-settings',
      /^lodash\//,
      ({ request }, callback) => {
        if (request?.startsWith('asset:')) return callback(undefined, request);
        callback();
      },
    ],
  },
});
