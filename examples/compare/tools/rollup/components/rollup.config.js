import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';
import postcss from 'rollup-plugin-postcss';

const input = 'src/index.ts';
const external = [/^react($|\/)/];

export default [
  {
    input,
    external,
    plugins: [
      resolve(),
      commonjs(),
      typescript({ declaration: false }),
      postcss({ extract: 'style.css' }),
    ],
    output: { file: 'dist/index.js', format: 'es' },
  },
  {
    input,
    external: [...external, /\.css$/],
    plugins: [dts()],
    output: { file: 'dist/index.d.ts', format: 'es' },
  },
];
