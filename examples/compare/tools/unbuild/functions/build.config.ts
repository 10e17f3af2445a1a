import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index'],
  declaration: 'node16',
  rollup: { esbuild: { target: 'es2022' } },
});
