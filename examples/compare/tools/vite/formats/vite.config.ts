import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  plugins: [
    dts({
      outDirs: [
        { dir: 'dist', moduleFormat: 'esm' },
        { dir: 'dist', moduleFormat: 'cjs' },
      ],
    }),
  ],
  build: {
    target: 'es2022',
    minify: false,
    lib: { entry: 'src/index.ts', formats: ['es', 'cjs'], fileName: 'index' },
  },
});
