import assert from 'node:assert/strict';
import { join } from 'node:path';
import { configFile, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

export default {
  // The tool finds `index.js`, and its own alias then leads that name to `index.tsx`.
  async 'entry-extensions'({ build, run }) {
    const entry = async (extension: string) => {
      const file = `src/index.${extension}`;
      return (await build({}, { [file]: `console.log('from ${extension}');\n` }))['dist/index.js'];
    };
    for (const extension of ['cjs', 'mjs', 'cts', 'mts', 'jsx', 'js', 'tsx', 'ts']) {
      if (extension === 'cjs') await run('rm src/index.ts');
      has(await entry(extension), new RegExp(`from ${extension}`));
    }
    await run('rm src/index.*');
    const imports = { 'src/a.mts': 'export {};\n', 'src/index.ts': "import './a';\n" };
    await assert.rejects(build({}, imports), /build failed/);
    has((await build({ bundle: false }))['dist/index.js'], '"./a"');
    lacks((await build({}, { 'src/index.ts': "import './a.mjs';\n" }))['dist/index.js'], 'import');
  },
  // The compiler, not the format, names the declarations of .mts and .cts; a bundle of them does not find its entry.
  async 'dts-own-extensions'({ build, fail, run, write }) {
    write({ 'tsconfig.json': tsconfig() });
    const source = { entry: { index: './src/index.mts' } };
    await run('rm src/index.ts');
    const files = {
      'src/index.mts': 'export const value: number = 1;\n',
      'src/old.cts': 'export const old: number = 1;\n',
    };
    for (const dts of [true, { autoExtension: true }]) {
      const dist = await build({ dts, source }, files);
      assert.deepEqual(Object.keys(dist), ['dist/index.d.mts', 'dist/index.js', 'dist/old.d.cts']);
    }
    write(configFile({ dts: { bundle: true }, source: { entry: { index: './src/index.mts' } } }));
    has(await fail('rslib'), /Declaration entry file .+index\.d\.ts not found/);
  },
  // Only ESM entries share a chunk; each CommonJS entry holds a copy, with state of its own.
  async 'cjs-shared-code'({ build }) {
    const files = {
      'src/a.ts': "export { token } from './shared';\n",
      'src/b.ts': "export { token as again } from './shared';\n",
      'src/shared.ts': 'export const token = Math.random();\n',
    };
    const source = { entry: { a: './src/a.ts', b: './src/b.ts' } };
    const cjs = await build({ format: 'cjs', source }, files);
    assert.deepEqual(Object.keys(cjs), ['dist/a.cjs', 'dist/b.cjs']);
    for (const code of Object.values(cjs)) has(code, /Math\.random/);
    const esm = await build({ source });
    assert.equal(Object.values(esm).filter((code) => code.includes('Math.random')).length, 1);
    assert.equal(Object.keys(esm).length, 3);
  },
  // `[name]` of an image is the image's own.
  async 'filename-name'({ build }) {
    const output = {
      target: 'web',
      filename: { image: '[name]-small[ext]', js: '[name].min.js' },
    };
    const files = {
      'src/index.ts': "export { default } from './cat.png';\n",
      'src/cat.png': 'cat',
    };
    assert.deepEqual(Object.keys(await build({ output }, files)), [
      'dist/index.min.js',
      'dist/static/image/cat-small.png',
    ]);
  },
  async 'filename-function'({ build }) {
    const files = {
      'src/index.ts': "export * from './a';\n",
      'src/a.ts': 'export const a = 1;\n',
    };
    const names = { '[name].mjs': './a.mjs', '': './a.js' };
    for (const [js, imported] of Object.entries(names)) {
      const filename = { js: js || (() => '[name].mjs') };
      const dist = await build({ bundle: false, output: { filename } }, files);
      assert.deepEqual(Object.keys(dist), ['dist/a.mjs', 'dist/index.mjs']);
      assert.ok(dist['dist/index.mjs']?.includes(`"${imported}"`));
    }
  },
  async 'public-folder'({ build }) {
    const files = { 'public/notes.txt': 'notes' };
    const names = async (config: object) => Object.keys(await build(config, files));
    const copied = ['dist/index.js', 'dist/notes.txt'];
    assert.deepEqual(await names({}), ['dist/index.js']);
    assert.deepEqual(await names({ output: { target: 'web' } }), copied);
    assert.deepEqual(await names({ bundle: false, output: { target: 'web' } }), copied);
    const off = { lib: [{ output: { target: 'web' } }], server: { publicDir: false } };
    assert.deepEqual(await names(off), ['dist/index.js']);
  },
  // The key `root` is read too late for them: `--root` is not.
  async 'env-root'({ pass, read, write }) {
    write({
      '.env': 'PUBLIC_PLACE=outside\n',
      'pkg/.env': 'PUBLIC_PLACE=inside\n',
      'pkg/package.json': { name: 'pkg', type: 'module' },
      'pkg/src/index.ts': 'export const place = process.env.PUBLIC_PLACE;\n',
      ...configFile({ root: './pkg' }),
      'pkg/rslib.config.mjs': 'export default {};\n',
    });
    const place = async (cmd: string) => {
      await pass(`rm -rf pkg/dist; ${cmd}`);
      return read('pkg/dist')['pkg/dist/index.js'] ?? '';
    };
    has(await place('rslib'), /outside/);
    has(await place('rslib --root pkg'), /inside/);
  },
  async 'manifest-public'({ build, pass, read, write }) {
    const dist = await build(
      { dts: true, output: { target: 'web', manifest: true } },
      {
        'public/notes.txt': 'notes',
        'src/index.ts': '/*! license */\nexport const value = 1;\n',
        'tsconfig.json': tsconfig(),
      },
    );
    for (const missing of ['notes.txt', 'index.d.ts', 'index.js.LICENSE.txt']) {
      assert.ok(`dist/${missing}` in dist, missing);
    }
    const files = (text = '') => JSON.parse(text).allFiles;
    assert.deepEqual(files(dist['dist/manifest.json']), ['index.js']);
    const lib = (manifest: unknown) => [{ output: { manifest } }, { format: 'cjs' }];
    write(configFile({ lib: lib(true), output: { manifest: true } }));
    has(
      await pass('rslib'),
      'The "manifest.filename" option must be unique when there are multiple environments',
    );
    assert.equal(files(read()['dist/manifest.json']).length, 1);
    const { 'dist/esm.json': esm, 'dist/manifest.json': cjs } = await build({
      lib: lib('esm.json'),
      output: { manifest: true },
    });
    assert.deepEqual([files(esm), files(cjs)], [['index.js'], ['index.cjs']]);
  },
  async 'main-fields-replace'({ build }) {
    const at = (name: string, more: object = {}) => ({
      [`node_modules/${name}/package.json`]: { name, main: 'main.js', ...more },
      [`node_modules/${name}/main.js`]: "module.exports = 'by main';\n",
      [`node_modules/${name}/own.js`]: "module.exports = 'by own';\n",
    });
    const files = {
      ...at('one', { own: 'own.js' }),
      ...at('two'),
      'src/index.ts':
        "export { default as one } from 'one';\nexport { default as two } from 'two';\n",
    };
    const both = await build({ resolve: { mainFields: ['own', '...'] } }, files);
    has(both['dist/index.js'], 'by own', 'by main');
    await assert.rejects(build({ resolve: { mainFields: ['own'] } }));
  },
  async 'condition-names-replace'({ build }) {
    const exports = { import: './import.js', default: './default.js' };
    const files = {
      'node_modules/two/package.json': { name: 'two', type: 'module', exports },
      'node_modules/two/import.js': "export default 'by import';\n",
      'node_modules/two/default.js': "export default 'by default';\n",
      'src/index.ts': "export { default } from 'two';\n",
    };
    const code = async (resolve: object) =>
      (await build({ resolve }, files))['dist/index.js'] ?? '';
    has(await code({}), /by import/);
    has(await code({ conditionNames: ['store'] }), /by default/);
    has(await code({ conditionNames: ['...', 'store'] }), /by import/);
  },
  async 'target-conditions'({ build }) {
    const paths = { browser: './browser.js', default: './other.js' };
    const files = {
      'node_modules/new/package.json': { name: 'new', type: 'module', exports: paths },
      'node_modules/old/package.json': { name: 'old', main: paths.default, browser: paths.browser },
      'src/index.ts': "import 'new';\nimport 'old';\n",
    };
    for (const name of ['new', 'old'])
      for (const path of Object.values(paths))
        Object.assign(files, {
          [`node_modules/${name}/${path}`]: `console.log('${name} ${path}');\n`,
        });
    const code = async (target: string) =>
      (await build({ output: { target } }, files))['dist/index.js'];
    has(await code('web'), 'new ./browser.js', 'old ./browser.js');
    has(await code('node'), 'new ./other.js', 'old ./other.js');
  },
  async 'inspect-development'({ fail, run, write }) {
    for (const [cmd, mode] of [
      ['rslib inspect --mode development', ''],
      ['rslib inspect', 'development'],
    ] as const) {
      const inspect = await run(cmd, mode ? { NODE_ENV: mode } : {});
      assert.equal(inspect.exit, 1);
      has(inspect.text, /No mf format found in your config/);
    }
    write({
      'inspect.mjs':
        "import { createRslib } from '@rslib/core';\nawait (await createRslib()).inspectConfig({ mode: 'development' });\n",
    });
    has(await fail('node inspect.mjs'), /No mf format found in your config/);
  },
  // What is written by hand into the output folder is gone after the next build; what is copied is not.
  async 'auto-extension-off-copy'({ build, pass, run }) {
    const output = { distPath: './dist/cjs' };
    const item = { format: 'cjs', autoExtension: false, output };
    await build(item, { 'dist/cjs/package.json': { type: 'commonjs' } });
    assert.equal((await run('node --no-warnings dist/cjs/index.js')).exit, 1);
    const copy = [{ from: './cjs.json', to: 'package.json' }];
    const files = { 'cjs.json': { type: 'commonjs' } };
    await build({ ...item, output: { ...output, copy } }, files);
    await pass('node dist/cjs/index.js');
  },
  // A package in CommonJS brings the runtime into an ESM bundle.
  async 'esm-runtime'({ build }) {
    const runtime = /__webpack_require__/;
    lacks((await build())['dist/index.js'], runtime);
    const bundled = await build(
      {},
      {
        'node_modules/old/package.json': { name: 'old', version: '1.0.0', main: 'index.js' },
        'node_modules/old/index.js': 'module.exports = 1;\n',
        'src/index.ts': "export { default } from 'old';\n",
      },
    );
    has(bundled['dist/index.js'], runtime);
  },
  // A remote is a container and the files that it loads.
  async 'mf-files'({ pass, read, write }) {
    write({
      'rslib.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
const options = { name: 'remote', exposes: { '.': './src/index.ts' }, dts: false };
export default { format: 'mf', plugins: [pluginModuleFederation(options, {})] };\n`,
    });
    await pass('rslib');
    assert.ok(Object.keys(read()).filter((path) => path.endsWith('.js')).length > 1);
  },
  async 'dts-older-typescript'({ dir, fail, run, write }) {
    const old = join(dir, '../../../../legacy/node_modules/typescript/lib/typescript.js');
    const { rootDir: _, types: __, ...options } = tsconfig().compilerOptions;
    write({
      'tsconfig.json': { compilerOptions: options, include: ['src'] },
      'src/a.css': '.a { color: red }\n',
      'src/b.module.css': '.b { color: red }\n',
      'rslib.config.mjs': `export default { dts: { typescriptPath: '${old}' }, output: { target: 'web' } };\n`,
    });
    write({ 'src/index.ts': "import './a.css';\nexport const value = 1;\n" });
    const silent = await run('rslib');
    assert.equal(silent.exit, 0, silent.text);
    write({ 'src/index.ts': "export { default } from './b.module.css';\n" });
    has(await fail('rslib'), /TS2307/);
  },
} satisfies Claims;
