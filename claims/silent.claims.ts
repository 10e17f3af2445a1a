import assert from 'node:assert/strict';
import { configFile, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

const LEGACY = /_ts_decorate/;

/** What each format of a CommonJS entry offers when Node.js imports, or requires, it. */
const BOTH = { lib: [{ format: 'esm' }, { format: 'cjs' }] };

export default {
  // In an entry that assigns an object, ESM output loses its keys; what assigns a function is lost in both formats.
  async 'module-exports-entry'({ build, pass }) {
    const keys = (file: string) =>
      pass(
        `node -p "import('./dist/${file}').then((all) => console.log(Object.keys(all).join()))"`,
      );
    const source = { entry: { index: './src/main.cjs' } };
    const config = { lib: BOTH.lib.map((item) => ({ ...item, source })) };
    await build(config, { 'src/main.cjs': 'module.exports = { one: 1 };\n' });
    has(await keys('index.js'), /^Promise[^\n]*\n\n$/);
    assert.equal(await pass(`node -p "require('./dist/index.cjs').one"`), '1\n');
    await build(config, { 'src/main.cjs': 'module.exports = () => 1;\n' });
    has(await keys('index.js'), /^Promise[^\n]*\n\n$/);
    assert.equal(await pass(`node -p "typeof require('./dist/index.cjs')"`), 'object\n');
    await build(config, { 'src/main.cjs': 'exports.one = 1;\n' });
    has(await keys('index.js'), /\bone\b/);
    await build(BOTH, { 'src/index.ts': 'const one = () => 1;\nexport = one;\n' });
    has(await keys('index.js'), /^Promise[^\n]*\n\n$/);
  },
  // TypeScript 7 says them at the level `info`, TypeScript 6 at `error`.
  async 'log-level-types'({ fail, write }) {
    write({
      'tsconfig.json': tsconfig(),
      ...configFile({ dts: true }),
      'src/index.ts': "export const value: number = 'text';\n",
    });
    has(await fail('rslib'), /TS2322/);
    const short = await fail('rslib --log-level warn');
    has(short, /Failed to generate declaration files/);
    lacks(short, /TS2322/);
  },
  async 'env-destructured'({ pass, read, write }) {
    write({
      '.env': 'PUBLIC_X=filled\n',
      'src/index.ts':
        "const { PUBLIC_X } = import.meta.env;\nexport const all = () => [PUBLIC_X, process.env['PUBLIC_X']];\n",
    });
    await pass('rslib && rslib --format cjs --no-clean');
    const dist = read();
    has(dist['dist/index.js'], /= import\.meta\.env;[\s\S]*"filled"/);
    has(dist['dist/index.cjs'], /const \{ PUBLIC_X \} = void 0;/);
  },
  async 'css-module-default'({ fail, pass, write }) {
    const config = (cssModules: object) =>
      write(configFile({ output: { target: 'web', cssModules } }));
    config({});
    write({
      'src/a.module.css': '.title { color: red }',
      'src/index.ts': "import { title } from './a.module.css';\nexport const name = title;\n",
    });
    has(await fail('rslib'), "was not found in './a.module.css' (possible exports: default)");
    config({ namedExport: true });
    await pass('rslib');
  },
  // The names that Vite gives to the same options are not read, and nothing says so.
  async 'css-modules-names'({ build }) {
    const files = {
      'src/a.module.css': '.title { color: red }',
      'src/index.ts': "export { default } from './a.module.css';\n",
    };
    const css = async (cssModules: object) =>
      (await build({ output: { target: 'web', cssModules } }, files))['dist/index.css'] ?? '';
    has(await css({ localIdentName: 'lib-[local]' }), /\.lib-title \{/);
    lacks(await css({ generateScopedName: 'lib-[local]' }), /lib-title/);
    has(await css({ mode: 'global' }), /\.title \{/);
    assert.notEqual(await css({ localIdentHashSalt: 'a' }), await css({}));
    assert.equal(await css({ hashPrefix: 'a', scopeBehaviour: 'global' }), await css({}));
    await assert.rejects(css({ localIdentName: () => 'lib' }));
  },
  // A file that only refers to others gives the aliases of those, and not their decorators.
  async 'references-decorators'({ build }) {
    const files = {
      'tsconfig.json': { files: [], references: [{ path: './tsconfig.app.json' }] },
      'tsconfig.app.json': tsconfig({
        experimentalDecorators: true,
        paths: { '@/*': ['./src/*'] },
      }),
      'src/mark.ts': 'export const mark = (..._all: unknown[]) => {};\n',
      'src/index.ts': "import { mark } from '@/mark';\nexport class One {\n  @mark field = 1;\n}\n",
    };
    const compiled = async (source: object) =>
      (await build({ source }, files))['dist/index.js'] ?? '';
    lacks(await compiled({}), LEGACY);
    has(await compiled({ tsconfigPath: './tsconfig.app.json' }), LEGACY);
  },
  // The name of a kind: `assets` is the one of files that no other kind has.
  async 'filename-assets'({ build }) {
    const files = {
      'src/index.ts': "export { default } from './logo.svg';\n",
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    const names = async (filename: object) =>
      Object.keys(await build({ output: { target: 'web', filename } }, files));
    assert.ok((await names({ assets: 'my-[name][ext]' })).includes('dist/static/svg/logo.svg'));
    assert.ok((await names({ svg: 'my-[name][ext]' })).includes('dist/static/svg/my-logo.svg'));
  },
  // A package of the workspace that is bundled needs no build: its sources are compiled and their types copied.
  async 'workspace-sources'({ pass, read, write }) {
    write({
      'inner/package.json': { name: 'inner', version: '1.0.0', exports: './src/index.ts' },
      'inner/src/index.ts':
        'export interface Options {\n  size: number;\n}\nexport const grow = (options: Options) => options.size + 1;\n',
      'package.json': packageJson({ name: 'outer', devDependencies: { inner: 'workspace:*' } }),
      'tsconfig.json': tsconfig(),
      'src/index.ts': "export { grow, type Options } from 'inner';\n",
      ...configFile({ dts: { bundle: true } }),
    });
    await pass('mkdir node_modules && ln -s ../inner node_modules/inner && rslib');
    const dist = read();
    has(dist['dist/index.js'], /options\.size \+ 1/);
    has(dist['dist/index.d.ts'], /interface Options/);
    lacks(dist['dist/index.d.ts'], /from ['"]inner/);
  },
  // Other bundlers would emit what the folder holds. Script formats cannot even be built: the tool breaks off.
  async 'dynamic-import-variable'({ build, fail, run, write }) {
    const files = (extension: string) => ({
      'src/index.ts': `export const load = (name: string) => import(\`./texts/\${name}${extension}\`);\n`,
      'src/texts/en.ts': "export const text = 'hello';\n",
    });
    const use = `node -e "import('./dist/index.js').then(({ load }) => load('en')).then(({ text }) => console.log(text))"`;
    assert.deepEqual(Object.keys(await build({}, files('.ts'))), ['dist/index.js']);
    await build({ bundle: false });
    has((await run(use)).text, /ERR_MODULE_NOT_FOUND/);
    await build({ bundle: false }, files('.js'));
    assert.equal((await run(use)).text, 'hello\n');
    write(files('.ts'));
    has(await fail('rslib --format umd --target web'), /should have block chunk group/);
  },
  async 'new-url-scripts'({ build }) {
    const source = 'export const value: number = 1;\n';
    const dist = await build(
      {},
      {
        'src/index.ts': "export const file = new URL('./child.ts', import.meta.url);\n",
        'src/child.ts': source,
      },
    );
    assert.equal(dist['dist/static/assets/child.ts'], source);
  },
  // In a bundle the plugin leads imports of React to Preact.
  async 'preact-aliases'({ build, load }) {
    const { pluginPreact } = await load('@rsbuild/plugin-preact');
    const files = {
      'package.json': packageJson({ peerDependencies: { preact: '11' } }),
      'src/index.ts': "export { useState } from 'react';\n",
    };
    const built = async (bundle: boolean) => {
      const plugins = [pluginPreact?.()];
      const dist = await build({ bundle, plugins, output: { target: 'web' } }, files);
      return dist['dist/index.js'] ?? '';
    };
    const bundle = await built(true);
    lacks(bundle, /from "(react|preact\/compat)"/);
    has(bundle, /isReactComponent/);
    has(await built(false), /from "react"/);
  },
  // What nobody can write in older syntax stays, also for ES5; a flag becomes an argument, which throws when it runs.
  async 'syntax-stays'({ build }) {
    const dist = await build(
      { syntax: 'es5' },
      {
        'src/index.ts':
          'export const big = 10n;\nexport const behind = /(?<=a)b/;\nexport const part = /(?i:a)b/;\nexport const sets = /a/v;\nexport const late = await big;\n',
      },
    );
    const text = dist['dist/index.js'] ?? '';
    has(text, '= 10n', '/(?<=a)b/', '/(?i:a)b/');
    has(text, 'RegExp("a", "v")', '= await big');
    const twice = { 'src/index.ts': 'export const year = /(?<y>a)-|(?<y>b)/;\n' };
    const named = async (syntax: string) => (await build({ syntax }, twice))['dist/index.js'];
    for (const syntax of ['es2018', 'es2022']) has(await named(syntax), '/(?<y>a)-|(?<y>b)/');
    lacks(await named('es2017'), '/(?<y>');
  },
  // Started by another shell, because the crash ends its process.
  async 'syntax-no-space'({ fail, pass, write }) {
    write({
      ...configFile({ syntax: ['node16'] }),
      'old.mjs': 'export default { syntax: "node 16" };\n',
    });
    has(await fail("sh -c 'rslib'"), 'failed to resolve browserslist query: ["node16"]');
    await pass('rslib --config old.mjs');
  },
  // The address is put together when the code runs: a bundler does not see that a file belongs to it.
  async 'inject-styles-images'({ build, pass, read, write }) {
    const files = {
      'package.json': packageJson({ exports: './dist/index.js' }),
      'src/index.ts': "import './a.css';\n",
      'src/a.css': '.a { background: url(./big.png) }',
      'src/big.png': 'x'.repeat(5000),
    };
    const output = { target: 'web', injectStyles: true };
    await build({ output }, files);
    write({
      'main.js': "import './dist/index.js';\n",
      'rsbuild.config.mjs':
        "export default { source: { entry: { index: './main.js' } }, output: { distPath: 'user' } };\n",
    });
    const images = async () => {
      await pass('rsbuild build');
      return Object.entries(read('user')).filter(
        ([path, text]) => path.endsWith('.png') || text.includes('data:image/png'),
      );
    };
    assert.deepEqual(await images(), []);
    await build({ output: { ...output, dataUriLimit: 10_000 } });
    assert.notEqual((await images()).length, 0);
  },
  // Node.js itself answers `import.meta.main` in ESM output, from 24.2 on.
  async 'require-main'({ build, pass, run }) {
    const BUNDLES = [true, false];
    const source = (condition: string) => ({
      'src/index.ts': `export const value = 1;\nif (${condition}) console.log('started');\n`,
    });
    await build({}, source('import.meta.main'));
    assert.equal((await pass('cat dist/index.js')).includes('if (import.meta.main)'), true);
    for (const bundle of BUNDLES) {
      await build({ format: 'cjs', bundle }, source('import.meta.main'));
      assert.equal(await pass('node dist/index.cjs'), 'started\n');
      assert.equal(await pass('node -e "require(\'./dist/index.cjs\')"'), 'started\n');
    }
    const old = source('require.main === module');
    await build({}, old);
    const { text } = await run('node dist/index.js');
    has(text, 'ReferenceError: __webpack_require__ is not defined');
    for (const bundle of BUNDLES) {
      await build({ format: 'cjs', bundle }, old);
      assert.equal(await pass('node dist/index.cjs'), '');
    }
  },
} satisfies Claims;
