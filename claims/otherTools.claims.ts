import assert from 'node:assert/strict';
import { stripVTControlCharacters } from 'node:util';
import { installIn } from './application';
import { LAZY, packageJson, SHARING } from './files';
import { type Claims, OLD_TOOLS } from './harness';
import { has, lacks } from './has';

/** What the migration pages say of the other tools, and of the option that takes the place of one of theirs. */
export default {
  async 'rollup-jsx'({ run, write }) {
    write({ 'src/index.jsx': 'export const view = () => <div />;\n' });
    const rollup = (flag: string) => run(`${OLD_TOOLS}/rollup src/index.jsx ${flag}`);
    has((await rollup('--jsx react')).text, /createElement\("div"/);
    assert.notEqual((await rollup('')).exit, 0);
  },
  // A plugin of Rspack provides a module by its path, and that path is the name under which the output keeps it.
  async 'provide-plugin'({ build, dir, load }) {
    type Plugin = new (names: Record<string, string[]>) => object;
    const { rspack } = await load<{ rspack: { ProvidePlugin: Plugin } }>('@rslib/core');
    const helper = [`${dir}/src/helper.ts`, 'help'];
    const plugins = [new rspack.ProvidePlugin({ help: helper, add: ['lodash', 'add'] })];
    const files = {
      'src/index.ts': 'export const a = help(1);\nexport const b = add(1, 2);\n',
      'src/helper.ts': 'export const help = (value: number) => value;\n',
    };
    const lib = [{ output: { distPath: 'dist/one' } }, { bundle: false }];
    const dist = await build({ lib, tools: { rspack: { plugins } } }, files);
    assert.ok(!dist['dist/one/index.js']?.includes(dir));
    assert.ok(dist['dist/index.js']?.includes(`${dir}/src/helper.ts`));
    has(dist['dist/index.js'], /from "lodash"/);
  },
  async 'babel-8-removed'({ run, write }) {
    for (const option of ['loose', 'useBuiltIns']) {
      const preset = ['@babel/preset-env', { [option]: 'usage' }];
      write({ 'old/package.json': {}, 'old/babel.config.json': { presets: [preset] } });
      write({ 'old/a.js': 'export const a = 1;\n' });
      // The preset is found from the folder of the configuration.
      const link = 'ln -sfn ../../../../../legacy/node_modules node_modules';
      const { exit, text } = await run(`cd old && ${link} && node_modules/.bin/babel a.js`);
      assert.notEqual(exit, 0, option);
      has(text, /removed/);
    }
  },
  // One file per format, and the code of the lazy module runs.
  async 'async-chunks-off'({ build, run }) {
    const tools = { rspack: { output: { asyncChunks: false } } };
    const dist = await build({ lib: [{}, { format: 'cjs' }], tools }, LAZY);
    assert.deepEqual(Object.keys(dist), ['dist/index.cjs', 'dist/index.js']);
    for (const load of [
      "import('./dist/index.js')",
      "Promise.resolve(require('./dist/index.cjs'))",
    ]) {
      const { text } = await run(
        `node -e "${load}.then((m) => m.load()).then((m) => console.log(m.later))"`,
      );
      assert.equal(text.trim(), '1');
    }
  },
  async 'manual-chunks'({ build }) {
    const vendor = { test: /node_modules/, name: 'vendor', chunks: 'all', enforce: true };
    const source = { entry: { a: './src/a.ts', b: './src/b.ts' } };
    const config = { source, splitChunks: { cacheGroups: { vendor } } };
    const dist = await build({ lib: [{}], ...config }, SHARING);
    assert.deepEqual(Object.keys(dist), ['dist/a.js', 'dist/b.js', 'dist/vendor.js']);
  },
  async 'extension-by-package'({ build, write }) {
    const lib = [{ autoExtension: true }, { format: 'cjs', autoExtension: true }];
    assert.deepEqual(Object.keys(await build({ lib })), ['dist/index.cjs', 'dist/index.js']);
    write({ 'package.json': { name: 'claim', version: '1.0.0' } });
    assert.deepEqual(Object.keys(await build({ lib })), ['dist/index.js', 'dist/index.mjs']);
  },
  async 'hash-entries'({ build }) {
    const names = Object.keys(await build({}, LAZY));
    assert.deepEqual(names, ['dist/index.js', 'dist/later.js']);
    const hashed = Object.keys(await build({ output: { filenameHash: true } }));
    for (const name of hashed) has(name, /(index|later)\.\w{10}\.js$/);
    const tools = { rspack: { output: { chunkFilename: '[name]-[contenthash:8].js' } } };
    has((await build({ tools }))['dist/index.js'], /"\.\/later-\w{8}\.js"/);
  },
  async 'out-base-bundle'({ build }) {
    const files = { 'src/deep/x.ts': 'export const x = 1;\n' };
    const source = (key: string) => ({ entry: { [key]: './src/deep/x.ts' } });
    const flat = await build({ outBase: './src', source: source('x') }, files);
    assert.deepEqual(Object.keys(flat), ['dist/x.js']);
    const deep = await build({ source: source('deep/x') });
    assert.deepEqual(Object.keys(deep), ['dist/deep/x.js']);
  },
  // Exports and functions that nobody uses, in a module that is used.
  async 'unused-kept'({ build }) {
    const files = {
      'src/index.ts': "export { used } from './other';\n",
      'src/other.ts':
        '/** Kept. */\n/* v8 ignore next */\nexport const used = () => 1;\nexport const rest = 2;\nfunction helper() { /* gone */ }\nconst list = {\n  // Stays.\n  a: 1,\n  b: 2, // gone\n};\n',
    };
    lacks((await build({}, files))['dist/index.js'], /rest|helper|v8/);
    const kept = (await build({ output: { minify: false } }))['dist/index.js'] ?? '';
    has(kept, /Kept[\s\S]*v8 ignore[\s\S]*rest[\s\S]*helper[\s\S]*Stays/);
    lacks(kept, /gone/);
  },
  async 'declaration-dir'({ build }) {
    const types = (dist: Record<string, string>) =>
      Object.keys(dist).filter((path) => /d\.ts$/.test(path));
    const compilerOptions = { rootDir: 'src', module: 'esnext', moduleResolution: 'bundler' };
    const declarationDir = 'dist/types';
    const files = {
      'tsconfig.json': {
        compilerOptions: { ...compilerOptions, declarationDir },
        include: ['src'],
      },
    };
    assert.deepEqual(types(await build({ dts: true }, files)), ['dist/types/index.d.ts']);
    const own = await build({ dts: { distPath: 'dist/own' } });
    assert.deepEqual(types(own), ['dist/own/index.d.ts']);
  },
  async 'ignore-config'({ run, write }) {
    write({
      'rslib.config.ts':
        "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ nope: 1 });\n",
    });
    const check = (tsc: string) =>
      run(`${tsc} --noEmit --skipLibCheck --module preserve --target esnext rslib.config.ts`);
    has((await check(`${OLD_TOOLS}/tsc --ignoreConfig`)).text, /TS5023/);
    for (const tsc of [`${OLD_TOOLS}/tsc`, 'tsc --ignoreConfig'])
      has((await check(tsc)).text, /'nope' does not exist/);
  },
  async 'git-diff-untracked'({ run, write }) {
    write({ '.gitignore': 'ignored\n', 'dist/a.js': '1\n', 'ignored/a.js': '1\n' });
    const git = 'git -c user.name=a -c user.email=a@b.c';
    await run(`git init -q && cp -r dist dist-before && cp -r ignored ignored-before`);
    await run(`git add -A && ${git} commit -qm a`);
    write({ 'dist/b.js': '2\n', 'ignored/b.js': '2\n' });
    assert.equal((await run('git diff --stat')).text.trim(), '');
    for (const folder of ['dist', 'ignored'])
      has((await run(`git diff --no-index --stat ${folder}-before ${folder}`)).text, /b\.js/);
  },
  // The name of the stylesheet, an image in the code whatever the limit, and a default export that is the value itself.
  async 'vite-library'({ pass, read, write }) {
    write({ 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' });
    const sheet = async (names: object) => {
      const lib = { entry: 'src/index.js', formats: ['es'], ...names };
      const config = { build: { lib, assetsInlineLimit: 0 } };
      write({ 'vite.config.js': `export default ${JSON.stringify(config)};\n` });
      await pass(`${OLD_TOOLS}/vite build`);
      return Object.keys(read()).filter((path) => path.endsWith('.css'));
    };
    assert.deepEqual(await sheet({}), ['dist/claim.css']);
    const image = "import './a.css';\nimport image from './i.png';\nexport default () => image;\n";
    write({ 'src/index.js': image, 'src/i.png': 'x'.repeat(5000) });
    await sheet({ formats: ['cjs', 'umd'], name: 'Library' });
    for (const file of ['claim.cjs', 'claim.umd.cjs']) {
      has(await pass(`node -p "require('./dist/${file}')()"`), /^data:image\/png/);
    }
    assert.deepEqual(await sheet({ fileName: 'file' }), ['dist/file.css']);
    assert.deepEqual(await sheet({ fileName: 'file', cssFileName: 'own' }), ['dist/own.css']);
  },
  async 'vite-jsx'({ pass, read, write }) {
    write({ 'tsconfig.json': { compilerOptions: { jsx: 'react' } } });
    for (const [extension, code] of Object.entries({
      tsx: /createElement/,
      jsx: /jsx-runtime/,
    })) {
      write({
        [`src/index.${extension}`]: 'export const view = () => <p />;\n',
        'vite.config.js': `export default { build: { lib: { entry: 'src/index.${extension}', formats: ['es'] }, rollupOptions: { external: /react/ } } };\n`,
      });
      await pass(`${OLD_TOOLS}/vite build`);
      has(read()['dist/claim.js'], code);
    }
  },
  // In a package without `type` it is the CommonJS file whose name changes.
  async 'unbuild-commonjs'({ build, pass, read, write }) {
    const types = { 'tsconfig.json': { compilerOptions: { rootDir: 'src' }, include: ['src'] } };
    write({ 'package.json': { name: 'claim', version: '1.0.0' }, ...types });
    write({
      'build.config.mjs':
        "export default { entries: ['src/index'], declaration: 'node16', rollup: { emitCJS: true } };\n",
      'src/index.ts': 'export default function one() {}\n',
    });
    await pass(`${OLD_TOOLS}/unbuild`);
    has(await pass('node -p "require(\'./dist/index.cjs\')"'), /Function: one/);
    const names = (dist: object, ...extensions: string[]) =>
      assert.deepEqual(
        Object.keys(dist),
        extensions.map((extension) => `dist/index.${extension}`),
      );
    names(read(), 'cjs', 'd.cts', 'd.mts', 'mjs');
    const dts = { bundle: true, autoExtension: true };
    const lib = [{ dts }, { format: 'cjs', dts }];
    names(await build({ lib }), 'd.mts', 'd.ts', 'js', 'mjs');
  },
  async 'tsup-env'({ pass, read, write }) {
    write({ 'src/index.ts': 'export const all = [process.env.NAME, import.meta.env.NAME];\n' });
    await pass(`${OLD_TOOLS}/tsup src/index.ts --format esm --env.NAME yes`);
    has(read()['dist/index.js'], /\["yes", "yes"\]/);
  },
  async 'tsup-new-url'({ build, pass, read }) {
    const text = "export const url = new URL('../package.json', import.meta.url);\n";
    const dist = await build({}, { 'src/index.ts': text });
    has(dist['dist/index.js'], /static\/assets\/package\.json/);
    assert.ok(dist['dist/static/assets/package.json']);
    await pass(`${OLD_TOOLS}/tsup src/index.ts --format esm --clean`);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
    has(read()['dist/index.js'], /\.\.\/package\.json/);
  },
  // A counter that one CommonJS entry raises and another reads.
  async 'tsup-splitting'({ build, pass, write }) {
    write({
      'src/state.ts': 'export const state = { count: 0 };\n',
      'src/a.ts': "import { state } from './state';\nexport const add = () => ++state.count;\n",
      'src/b.ts': "import { state } from './state';\nexport const count = () => state.count;\n",
    });
    const counted = async () => {
      const use = "require('./dist/a.cjs').add(); console.log(require('./dist/b.cjs').count())";
      return (await pass(`node -e "${use}"`)).trim();
    };
    await pass(`${OLD_TOOLS}/tsup src/a.ts src/b.ts --format cjs --splitting`);
    assert.equal(await counted(), '1');
    const entry = { a: './src/a.ts', b: './src/b.ts' };
    await build({ format: 'cjs', source: { entry } });
    assert.equal(await counted(), '0');
    await build({
      format: 'cjs',
      bundle: false,
      source: { entry: { index: './src/{a,b,state}.ts' } },
    });
    assert.equal(await counted(), '1');
  },
  // A warning of Rolldown, in Vite 8, and of Rollup, in the versions before.
  async 'vite-use-client'(project) {
    project.write({
      'package.json': packageJson({ name: 'marked', exports: './dist/index.js' }),
      'src/index.ts': "'use client';\nexport const a = 1;\n",
    });
    await installIn(project, 'marked', "import { a } from 'marked';\nconsole.log(a);\n");
    const said = async (cmd: string) =>
      stripVTControlCharacters((await project.run(`cd user && ../${OLD_TOOLS}/${cmd}`)).text);
    const vite = await said('vite build');
    has(
      vite,
      /\[MODULE_LEVEL_DIRECTIVE\] The semantics of the module level directive "use client" in ".*" may not be preserved when bundling\./,
    );
    has(vite, /built in/);
    const rollup = await said('rollup --input node_modules/marked/dist/index.js --file out.js');
    has(rollup, /Module level directives cause errors when bundled/);
  },
} satisfies Claims;
