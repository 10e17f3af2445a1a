import type { RsbuildPlugin } from '@rslib/core';

/** Prints each hook of a build when it runs. */
export const order = (): RsbuildPlugin => ({
  name: 'my:order',
  setup(api) {
    const say = (hook: string) => console.log(`[order] ${hook}`);
    say('setup');
    api.modifyRsbuildConfig(() => say('modifyRsbuildConfig'));
    api.modifyEnvironmentConfig(() => say('modifyEnvironmentConfig'));
    api.modifyBundlerChain(() => say('modifyBundlerChain'));
    api.modifyRspackConfig(() => say('modifyRspackConfig'));
    api.onBeforeCreateCompiler(() => say('onBeforeCreateCompiler'));
    api.onAfterCreateCompiler(() => say('onAfterCreateCompiler'));
    api.onBeforeBuild(() => say('onBeforeBuild'));
    api.onBeforeEnvironmentCompile(() => say('onBeforeEnvironmentCompile'));
    api.transform({ test: /\.ts$/ }, ({ code }) => {
      say('transform');
      return code;
    });
    api.processAssets({ stage: 'additional' }, () => say('processAssets'));
    api.onAfterEnvironmentCompile(() => say('onAfterEnvironmentCompile'));
    api.onAfterBuild(() => say('onAfterBuild'));
    api.onCloseBuild(() => say('onCloseBuild'));
    api.onExit(() => say('onExit'));
  },
});
