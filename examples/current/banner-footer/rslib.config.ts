import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: {
    js: '/*! my-lib 1.0.0 | MIT */',
    css: '/*! my-lib 1.0.0 | MIT */',
    dts: '// Type definitions of my-lib 1.0.0',
  },
  footer: {
    js: '// end of my-lib',
    css: '/* end of my-lib */',
    dts: '// end of my-lib',
  },
  dts: true,
  output: { target: 'web' },
});
