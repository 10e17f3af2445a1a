import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  environments: { other: { output: { distPath: './dist-other' } } },
  html: { title: 'My lib' },
  security: { nonce: 'n', sri: { enable: true } },
  server: { port: 4000 },
});
