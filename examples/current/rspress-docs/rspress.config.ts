import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'My library',
  description: 'Components of my library',
});
