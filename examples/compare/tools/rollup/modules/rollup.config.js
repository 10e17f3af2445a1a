import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';

export default {
  input: 'src/index.ts',
  plugins: [resolve(), commonjs(), typescript({ declarationDir: 'dist' })],
  output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src' },
};
