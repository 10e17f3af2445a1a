import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index', 'src/cli'],
  declaration: 'node16',
  rollup: { emitCJS: true, esbuild: { target: 'node20' } },
});
