import assert from 'node:assert/strict';
import { configFile, LAZY, SHARING } from './files';
import type { Claims, Files } from './harness';
import { has, lacks } from './has';

const entry = { a: './src/a.ts', b: './src/b.ts' };

/** What the sections of Rsbuild do in a build of a library. */
export default {
  // A re-export leaves its place among the imports, and the last of them takes it: of styles, scripts and packages alike.
  async 'reexport-order'({ build }) {
    const rule = '.a { color: red }\n';
    const script = 'globalThis.last = 1;\n';
    const files = { 'src/a.css': rule, 'src/b.css': rule, 'src/a.ts': script, 'src/b.ts': script };
    const order = async (lines: string[], config: object = { bundle: false }) => {
      const code = `${lines.join('\n')}\nexport const own = 1;\n`;
      const output = { target: 'web', externals: [/^pkg/] };
      const sources = { ...files, 'src/c.ts': 'export const c = 1;\n', 'src/index.ts': code };
      const dist = await build({ ...config, output }, sources);
      const text = dist['dist/index.js'] ?? dist['dist/index.cjs'] ?? '';
      return text
        .match(/(?<=["/])[abc](?=\.|")/g)
        ?.join('')
        .slice(0, 3);
    };
    const named = "export { c } from './c';";
    const styles = ["import './a.css';", "import './b.css';"];
    assert.equal(await order([named, ...styles]), 'bac');
    assert.equal(await order([...styles, named]), 'abc');
    assert.equal(await order([named, "import './a';", "import './b';"]), 'bac');
    assert.equal(await order([named, ...styles], { bundle: false, format: 'cjs' }), 'cab');
    const packages = ["export { c } from 'pkg/c';", "import 'pkg/a';", "import 'pkg/b';"];
    assert.equal(await order(packages, {}), 'bac');
  },
  async 'html-adds-files'({ build }) {
    const names = async (config: object) => Object.keys(await build({ lib: [{}], ...config }));
    const plain = await build({}, { ...LAZY, 'icon.png': 'x' });
    const other = { title: 'x', favicon: './icon.png', crossorigin: 'anonymous', mountId: 'x' };
    const kept = await build({ lib: [{}], html: other, security: { nonce: 'x' } });
    assert.deepEqual(kept, plain);
    const icons = [{ src: './icon.png', size: 180 }];
    assert.ok(
      (await names({ html: { appIcon: { icons } } })).includes('dist/static/image/icon.png'),
    );
    const sri = await names({ security: { sri: { enable: true } } });
    assert.ok(sri.length > Object.keys(plain).length, sri.join());
  },
  // In a terminal the plugin draws the bar.
  async 'progress-bar'({ read, run, write }) {
    const plugins = async (progressBar: boolean) => {
      write({ 'rslib.config.mjs': `export default { dev: { progressBar: ${progressBar} } };\n` });
      await run('rm -rf dist && rslib inspect --verbose');
      return read('dist/.rsbuild')['dist/.rsbuild/rspack.config.esm.mjs'] ?? '';
    };
    has(await plugins(true), /ProgressPlugin/);
    lacks(await plugins(false), /ProgressPlugin/);
  },
  // A value of the same key wins, lists are joined; a key of Rsbuild does not reach the value that Rslib gave to Rspack.
  async 'preset-override'({ read, run, write }) {
    const inspect = async (config: object) => {
      write(configFile(config));
      await run('rm -rf dist && rslib inspect');
      return read('dist/.rsbuild')['dist/.rsbuild/rspack.config.esm.mjs'] ?? '';
    };
    has(await inspect({ splitChunks: { chunks: 'all' } }), /chunks: 'async'/);
    const optimization = { splitChunks: { chunks: 'all' }, moduleIds: 'natural' };
    const own = await inspect({ tools: { rspack: { optimization, target: ['es5'] } } });
    has(own, /chunks: 'all'/, /moduleIds: 'natural'/, /'node',\s*'es5'/);
  },
  async 'inspect-again'({ read, run, write }) {
    const names = () =>
      Object.keys(read('dist/.rsbuild')).filter((name) => /rspack\.config/.test(name));
    await run('rslib inspect');
    assert.deepEqual(names(), ['dist/.rsbuild/rspack.config.esm.mjs']);
    const before = read('dist/.rsbuild')['dist/.rsbuild/rspack.config.esm.mjs'];
    write(configFile({ mode: 'none' }));
    await run('rslib inspect');
    assert.equal(names().length, 2);
    has(names().join(), /rspack\.config\.esm\.\d+\.mjs/);
    assert.equal(read('dist/.rsbuild')['dist/.rsbuild/rspack.config.esm.mjs'], before);
    await run('rslib && rslib inspect');
    assert.deepEqual(names(), ['dist/.rsbuild/rspack.config.esm.mjs']);
  },
  async 'split-chunks-all'({ build }) {
    const names = async (format: string, splitChunks: object) =>
      Object.keys(await build({ lib: [{ format }], source: { entry }, splitChunks }, SHARING));
    const group = { test: /node_modules/, name: 'shared', chunks: 'all', enforce: true };
    for (const own of [{}, { chunks: 'all' }]) {
      assert.equal((await names('esm', own)).length, 3);
      assert.deepEqual(await names('cjs', own), ['dist/a.cjs', 'dist/b.cjs']);
    }
    const grouped = await names('cjs', { cacheGroups: { shared: group } });
    assert.deepEqual(grouped, ['dist/a.cjs', 'dist/b.cjs', 'dist/shared.cjs']);
  },
  // 'use strict' stands for any directive: Node.js tells whether it counts.
  async 'banner-comment'({ build, run }) {
    const files = { 'src/index.ts': "'use client';\nexport const a = 1;\n" };
    const dist = await build({ bundle: false, banner: { js: '/* MIT */' } }, files);
    has(dist['dist/index.js'], /^\/\* MIT \*\/\n"use client";/);
    const strict = async (first: string) => {
      const body = `${first}\\n\\'use strict\\'; return this`;
      return (await run(`node -e "console.log(new Function('${body}')() === undefined)"`)).text;
    };
    has(await strict('/* MIT */'), /true/);
    has(await strict('0;'), /false/);
  },
  async 'unknown-fails'({ build }) {
    await build({ tools: { rspack: { nope: 1 } }, output: { nope: 1 } });
    await assert.rejects(build({ tools: { swc: { jsc: { nope: 1 } } } }));
    const minimizerOptions = { compress: { nope: 1 } };
    await assert.rejects(build({ output: { minify: { jsOptions: { minimizerOptions } } } }));
  },
  // What is common to the folders of all outputs holds the files.
  async 'inspect-folder'({ read, run, write }) {
    const folder = async (...folders: string[]) => {
      const lib = folders.map((distPath, at) => ({ id: `item${at}`, output: { distPath } }));
      write(configFile({ lib }));
      await run('rm -rf dist && rslib inspect');
      return Object.keys(read()).find((path) => path.endsWith('/rslib.config.mjs'));
    };
    assert.equal(await folder('dist/esm'), 'dist/esm/.rsbuild/rslib.config.mjs');
    assert.equal(await folder('dist/esm', 'dist/cjs'), 'dist/.rsbuild/rslib.config.mjs');
  },
  async 'custom-logger'({ run, write }) {
    write({
      'rslib.config.mjs': `import { rsbuild } from '@rslib/core';
const customLogger = rsbuild.createLogger();
for (const method of ['info', 'warn', 'error', 'success', 'ready', 'start', 'log'])
  customLogger[method] = () => process.stdout.write('mine');
const plugin = { name: 'plugin', setup: (api) => api.logger.warn('from a plugin') };
export default { customLogger, plugins: [plugin] };\n`,
    });
    const { text } = await run('rslib');
    has(text, /build started/, /from a plugin/);
    lacks(text, /mine/);
  },
  async 'css-fonts'({ build }) {
    const built = async (files: Files) =>
      build(
        { output: { target: 'web' } },
        {
          'package.json': { name: 'claim', type: 'module', dependencies: { font: '*' } },
          'node_modules/font/package.json': { name: 'font', version: '1.0.0' },
          'node_modules/font/index.css': '@font-face { font-family: A; src: url(./a.woff2) }\n',
          'node_modules/font/a.woff2': 'font',
          ...files,
        },
      );
    const imported = await built({ 'src/index.ts': "import 'font/index.css';\n" });
    assert.deepEqual(Object.keys(imported), ['dist/index.js']);
    has(imported['dist/index.js'], /import "font\/index\.css"/);
    const copied = await built({
      'src/index.ts': "import './a.css';\n",
      'src/a.css': "@import 'font/index.css';\n",
    });
    assert.equal(copied['dist/static/font/a.woff2'], 'font');
    has(copied['dist/index.css'], /url\(\.\/static\/font\/a\.woff2\)/);
  },
} satisfies Claims;
