import { createRslib, loadConfig, version } from '@rslib/core';

const rslib = await createRslib({ config: () => loadConfig() });

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ stats }) => console.log('errors:', stats?.hasErrors()));
});

const result = await rslib.build({ lib: ['main'] });
const { assets } = result.stats.toJson({ all: false, assets: true });
console.log(
  version,
  assets.map(({ name }) => name),
);
await result.close();
