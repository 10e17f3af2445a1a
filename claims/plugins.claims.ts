import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { configFile, packageJson } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

const config = (plugin: string, name: string) =>
  `import { defineConfig } from '@rslib/core';\nimport { ${name} } from '${plugin}';\nexport default defineConfig({ plugins: [${name}()] });\n`;
const WRONG = {
  name: 'claim',
  version: '1.0.0',
  type: 'module',
  exports: { '.': { default: './dist/index.js', types: './dist/index.d.ts' } },
};

// Only the workspace with TypeScript 6 has Vue.
const WITH_VUE = '../../../../ts6/node_modules';
const LINK_VUE = `mkdir node_modules && ln -s ../${WITH_VUE}/vue node_modules/vue`;
const vueConfig = (item: object) => ({
  'rslib.config.mjs': `import { pluginVue } from '${WITH_VUE}/@rsbuild/plugin-vue/dist/index.js';\nexport default { lib: [${JSON.stringify(item)}], plugins: [pluginVue()] };\n`,
});

export default {
  async 'plugin-publint'({ fail, write }) {
    write({
      'package.json': WRONG,
      'rslib.config.ts': config('rsbuild-plugin-publint', 'pluginPublint'),
    });
    has(await fail('rslib'), /should be the first in the object/);
  },
  async 'plugin-styles'({ pass, read, write }) {
    const names = ['Sass', 'Less', 'Stylus'];
    write({
      'rslib.config.ts': [
        ...names.map(
          (name) => `import { plugin${name} } from '@rsbuild/plugin-${name.toLowerCase()}';`,
        ),
        `export default { output: { target: 'web' }, plugins: [${names.map((name) => `plugin${name}()`)}] };`,
      ].join('\n'),
      'src/index.ts': "import './a.scss';\nimport './b.less';\nimport './c.styl';\n",
      'src/a.scss': '.a { .b { color: red } }',
      'src/b.less': '.a { .b { color: red } }',
      'src/c.styl': '.a\n  .b\n    color red\n',
    });
    await pass('rslib');
    assert.equal(read()['dist/index.css']?.match(/\.a \.b \{/g)?.length, 3);
  },
  async 'style-plugin-missing'({ fail, pass, read, write }) {
    write({ 'src/index.ts': "import './a.scss';\n", 'src/a.scss': '.a { .b { color: red } }' });
    write(configFile({ output: { target: 'web' } }));
    has(await fail('rslib'), 'use "@rsbuild/plugin-sass"');
    for (const sideEffects of [false, ['**/*.css']]) {
      write({ 'package.json': packageJson({ sideEffects }) });
      lacks(await pass('rslib'), /warn/i);
      assert.deepEqual(Object.keys(read('dist')), ['dist/index.js']);
    }
  },
  async 'plugin-attw'({ fail, write }) {
    write({
      'package.json': WRONG,
      'rslib.config.ts': config('rsbuild-plugin-arethetypeswrong', 'pluginAreTheTypesWrong'),
    });
    has(await fail('rslib'), /TypeError|Cannot read|is not a function/);
  },
  async 'vue-node'({ fail, pass, write }) {
    await pass(LINK_VUE);
    write({
      ...vueConfig({ bundle: false }),
      'package.json': packageJson({ peerDependencies: { vue: '3' } }),
      'src/index.ts': "export { default as Counter } from './Counter.vue';\n",
      'src/Counter.vue':
        '<script setup>\nconst count = 1;\n</script>\n<template><b>{{ count }}</b></template>\n',
      'use.mjs':
        "import { createSSRApp } from 'vue';\nimport { renderToString } from 'vue/server-renderer';\nimport { Counter } from './dist/index.js';\nconsole.log(await renderToString(createSSRApp(Counter)));\n",
    });
    const message = "ReferenceError: Cannot access 'Counter' before initialization";
    has(await fail('rslib && node use.mjs'), message);
    write(vueConfig({}));
    has(await pass('rslib && node use.mjs'), '<b>1</b>');
  },
  async 'vue-style-lang'({ pass, read, write }) {
    await pass(LINK_VUE);
    for (const bundle of [true, false])
      for (const lang of ['css', 'scss', 'less', 'stylus']) {
        write({
          ...vueConfig({ bundle, output: { target: 'web' } }),
          'package.json': packageJson({ sideEffects: ['**/*.css'] }),
          'src/index.ts': "export { default as Box } from './Box.vue';\n",
          'src/Box.vue': `<template><b /></template>\n<style lang="${lang}">\nb { top: 1px }\n</style>\n`,
        });
        lacks(await pass('rslib'), /warn/i);
        const hasStyles = Object.keys(read('dist')).some((path) => path.endsWith('.css'));
        assert.equal(hasStyles, lang === 'css', `${lang}, ${bundle}`);
      }
  },
  async 'react-compiler-target'({ build, load }) {
    const { pluginReact } = await load('@rsbuild/plugin-react');
    const compiled = async (target: string) => {
      const plugins = [pluginReact?.({ reactCompiler: true })];
      const dist = await build(
        { bundle: false, output: { target }, plugins },
        {
          'src/Names.tsx':
            'export const Names = ({ of }: { of: string[] }) => <ul>{of.map((one) => <li key={one} />)}</ul>;\n',
        },
      );
      return /react\/compiler-runtime/.test(dist['dist/Names.js'] ?? '');
    };
    assert.equal(await compiled('web'), true);
    assert.equal(await compiled('node'), false);
  },
  async 'mf-dev-address'({ dir, load, read, write }) {
    const { pluginModuleFederation } = await load('@module-federation/rsbuild-plugin');
    const { createRslib } = await load<{
      createRslib(options: object): Promise<{
        startMFDevServer(): Promise<{ port: number; server: { close(): Promise<void> } }>;
      }>;
    }>('@rslib/core');
    assert.ok(pluginModuleFederation);
    write({ 'package.json': packageJson() });
    const taken = createServer().on('error', () => {});
    await new Promise<void>((resolve) => {
      taken.once('listening', resolve).once('error', () => resolve());
      taken.listen(3000, '0.0.0.0');
    });
    try {
      process.chdir(dir);
      const federation = pluginModuleFederation({
        name: 'claim',
        exposes: { '.': './src/index.ts' },
        dts: false,
      });
      const rslib = await createRslib({
        cwd: dir,
        config: {
          logLevel: 'silent',
          lib: [
            {
              format: 'mf',
              output: { target: 'web' },
              dev: { assetPrefix: '/mf' },
              plugins: [federation],
            },
          ],
        },
      });
      const { port, server } = await rslib.startMFDevServer();
      try {
        assert.ok(port > 3000 && port < 3100, `port ${port}`);
        const status = async (path: string) =>
          (await fetch(`http://localhost:${port}${path}`)).status;
        assert.equal(await status('/mf/mf-manifest.json'), 200);
        assert.ok('dist/index.js.map' in read());
      } finally {
        await server.close();
      }
    } finally {
      taken.close();
    }
  },
  // The file of variables is an entry itself, so the line that every stylesheet gets leads it to itself.
  async 'sass-partials'({ fail, pass, read, write }) {
    const config = (more = '') => ({
      'rslib.config.mjs': `import { pluginSass } from '@rsbuild/plugin-sass';
const additionalData = "@use '/tokens' as *;";
export default {
  bundle: false,
  output: { target: 'web' },
  plugins: [pluginSass({ sassLoaderOptions: { additionalData } })],
  resolve: { alias: { '/tokens': './src/tokens.scss' } },
  ${more}
};\n`,
    });
    write({
      ...config(),
      'src/index.ts': "import './a.scss';\n",
      'src/a.scss': '.a { color: $red }\n',
      'src/tokens.scss': '$red: red;\n',
      'src/_part.scss': '.part { color: $red }\n',
    });
    has(await fail('rslib'), 'Module loop: this module is already being loaded.');
    write(config("source: { entry: { index: ['./src/**', '!./src/tokens.scss'] } },"));
    await pass('rslib');
    assert.deepEqual(Object.keys(read()), ['dist/_part.css', 'dist/a.css', 'dist/index.js']);
  },
} satisfies Claims;
