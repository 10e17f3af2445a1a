import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', filename: { svg: '[name].[contenthash:8].svg' } },
});
