import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';

const input = 'src/index.ts';

export default [
  {
    input,
    plugins: [resolve(), commonjs(), typescript({ declaration: false })],
    output: { file: 'dist/index.js', format: 'es' },
  },
  { input, plugins: [dts()], output: { file: 'dist/index.d.ts', format: 'es' } },
];
