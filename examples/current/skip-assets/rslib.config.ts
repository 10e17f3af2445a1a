import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**', '!./src/**/*.less'] } },
  output: {
    copy: [{ from: '**/*.less', context: './src' }],
    externals: [/\.less$/],
  },
});
