import { defineConfig } from '@rslib/core';

/** A PostCSS plugin: every length in px becomes rem. */
const pxToRem = {
  postcssPlugin: 'px-to-rem',
  Declaration(declaration: { value: string }) {
    declaration.value = declaration.value.replace(/\b(\d+)px\b/g, (_, px) => `${px / 16}rem`);
  },
};

export default defineConfig({
  output: { target: 'web' },
  tools: {
    postcss: (_, { addPlugins }) => addPlugins(pxToRem),
  },
});
