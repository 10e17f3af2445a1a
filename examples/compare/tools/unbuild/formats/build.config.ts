import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index'],
  declaration: 'node16',
  rollup: { emitCJS: true, esbuild: { target: 'es2022' } },
});
