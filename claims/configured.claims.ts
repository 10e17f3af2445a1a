import assert from 'node:assert/strict';
import { configFile, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

const BRANCH = 'export const read = (value) => value?.name;\n';
const STYLED = {
  'src/index.ts': "import './a.css';\n",
  'src/a.css': '.a { color: red; user-select: none }\n',
};

export default {
  // Several keys: each starts at its own folder, while imports count from the one they share.
  async 'entry-keys'({ build, pass, run }) {
    const files = {
      'src/u/a.ts': "export * from '../v/b';\n",
      'src/v/b.ts': 'export const b = 1;\n',
    };
    const entry = { one: ['./src/u/**'], two: ['./src/v/**'] };
    const paths = async (config: object) =>
      Object.keys(await build({ bundle: false, ...config }, files));
    assert.deepEqual(await paths({ source: { entry } }), ['dist/a.js', 'dist/b.js']);
    has((await run('node dist/a.js')).text, /ERR_MODULE_NOT_FOUND/);
    const based = ['dist/u/a.js', 'dist/v/b.js'];
    assert.deepEqual(await paths({ outBase: './src', source: { entry } }), based);
    await pass('node dist/u/a.js');
    const joined = { any: [...entry.one, ...entry.two] };
    assert.deepEqual(await paths({ source: { entry: joined } }), based);
  },
  // Yours is lowered, the code around it is not; `syntax` lowers both.
  async 'override-browserslist'({ build }) {
    const code = async (config: object) =>
      (await build({ format: 'cjs', ...config }, { 'src/index.ts': BRANCH }))['dist/index.cjs'];
    const old = { output: { overrideBrowserslist: ['ie 11'] } };
    for (const config of [old, { syntax: 'es2022', ...old }]) {
      has(await code(config), /function\(value\)/);
      has(await code(config), /=>/);
    }
    lacks(await code({ syntax: 'es5' }), /=>/);
  },
  async 'alias-external'({ build, write }) {
    const files = {
      'src/index.ts': "export * from 'dep';\n",
      'src/own.ts': "export const from = 'own';\n",
    };
    const code = async (more: object) => (await build({ ...more }, files))['dist/index.js'] ?? '';
    const alias = { resolve: { alias: { dep: './src/own.ts' } } };
    has(await code(alias), /"own"/);
    has(await code({ ...alias, output: { externals: ['dep'] } }), /from "dep"/);
    has(await code({ bundle: false, resolve: { alias: { dep: 'react' } } }), /from "dep"/);
    write({ 'package.json': { name: 'claim', type: 'module', dependencies: { dep: '1' } } });
    has(await code(alias), /from "dep"/);
    has(await code({ ...alias, output: { autoExternal: false } }), /"own"/);
    has(await code({ ...alias, bundle: false }), /from "\.\/own\.js"/);
  },
  async 'mode-ignored'({ pass, read, write }) {
    write(configFile({ mode: 'development' }));
    await pass('rslib inspect');
    has(read()['dist/.rsbuild/rspack.config.esm.mjs'], /mode: 'production'/);
  },
  async 'wasm-other-formats'({ build }) {
    const failed = /"wasm" only supports the "esm" format/;
    for (const format of ['cjs', 'umd', 'iife'])
      for (const wasm of [{ mode: 'compile' }, false])
        await assert.rejects(build({ format, wasm }), failed, format);
    await assert.rejects(build({ wasm: false, lib: [{}, { format: 'cjs' }] }), failed);
    await build({ format: 'cjs' });
  },
  async 'public-dir-node'({ build }) {
    const files = { 'public/a.txt': '' };
    const isCopied = async (target: string, publicDir?: object) =>
      'dist/a.txt' in
      (await build({ lib: [{ output: { target } }], server: { publicDir } }, files));
    assert.ok(await isCopied('web'));
    assert.equal(await isCopied('node'), false);
    assert.ok(await isCopied('node', { copyOnBuild: true }));
  },
  // The minifier has prefixes of its own.
  async 'lightningcss-off'({ build }) {
    const css = async (minify: boolean) =>
      (
        await build(
          {
            syntax: ['chrome 50'],
            tools: { lightningcssLoader: false },
            lib: [{ output: { target: 'web', minify } }],
          },
          STYLED,
        )
      )['dist/index.css'] ?? '';
    lacks(await css(false), /-webkit-/);
    has(await css(true), /-webkit-/);
  },
  async 'css-extract-bundleless'({ build }) {
    const tools = { cssExtract: { pluginOptions: { filename: 'own.css' } } };
    const item = (bundle: boolean) => ({
      bundle,
      output: { target: 'web', distPath: `dist/${bundle}` },
    });
    const dist = await build({ tools, lib: [item(true), item(false)] }, STYLED);
    const styles = Object.keys(dist).filter((path) => path.endsWith('.css'));
    assert.deepEqual(styles, ['dist/false/a.css', 'dist/true/own.css']);
  },
  async 'dts-dist-root'({ build, write }) {
    write({ 'tsconfig.json': tsconfig({ outDir: 'out' }) });
    const dist = await build({ dts: true, output: { distPath: { root: 'dist', js: 'js' } } });
    assert.deepEqual(Object.keys(dist), ['dist/index.d.ts', 'dist/js/index.js']);
  },
  // An object of names is for UMD alone; the build says nothing.
  async 'externals-umd-object'({ build, read, run }) {
    const react = { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' };
    const files = { 'src/index.ts': "import { version } from 'react';\nconsole.log(version);\n" };
    const loaded = async (format: string, file: string) => {
      await build({ format, output: { externals: { react } } }, files);
      return run(`node dist/${file}`);
    };
    await loaded('umd', 'index.js');
    has(read()['dist/index.js'], /require\("react"\)/);
    has((await loaded('cjs', 'index.cjs')).text, /Cannot find module 'undefined'/);
    has((await loaded('esm', 'index.js')).text, /Cannot find package 'undefined'/);
  },
  // Without a bundle the text is in the stylesheet before it is minified.
  async 'banner-css-minified'({ build }) {
    const css = async (bundle: boolean, mark: string) => {
      const text = (word: string) => ({ js: `/*${word}*/`, css: `/*${mark}${word}*/` });
      const dist = await build(
        {
          lib: [{ bundle, banner: text('top'), footer: text('end') }],
          output: { target: 'web', minify: true },
        },
        STYLED,
      );
      has(dist['dist/index.js'], /top[\s\S]*end/);
      const style = dist[bundle ? 'dist/index.css' : 'dist/a.css'] ?? '';
      return ['top', 'end'].map((word) => style.includes(word));
    };
    assert.deepEqual(await css(true, ''), [true, true]);
    assert.deepEqual(await css(false, ''), [false, false]);
    assert.deepEqual(await css(false, '!'), [true, false]);
  },
  async 'banner-copied'({ build }) {
    const text = { js: '/* own */', css: '/* own */' };
    const output = { target: 'web', copy: [{ from: 'extra' }] };
    const dist = await build(
      { banner: text, footer: text, output },
      {
        ...STYLED,
        'extra/a.js': 'globalThis.a = 1;\n',
        'extra/b.css': '.b { color: red }\n',
        'public/c.js': 'globalThis.c = 1;\n',
      },
    );
    const marked = Object.keys(dist).filter((file) => dist[file]?.includes('own'));
    assert.deepEqual(marked, ['dist/index.css', 'dist/index.js']);
    assert.equal(Object.keys(dist).length, 5);
  },
  // `tsc` with an old target leaves out what has no value; the tool's compiler never reads that target.
  async 'class-fields'({ build, pass }) {
    const files = {
      'tsconfig.json': tsconfig({ target: 'ES2020' }),
      'src/index.ts': `declare const console: { log(text: string): void };
class Parent {
  constructor() {
    Object.assign(this, { name: 'stored' });
  }
}
class Child extends Parent {
  name!: string;
}
console.log(new Child().name);\n`,
    };
    const printed = async (swc: object) => {
      await build({ tools: { swc } }, files);
      return pass('node dist/index.js');
    };
    assert.equal(await printed({}), 'undefined\n');
    const assumptions = { setPublicClassFields: true };
    assert.equal(await printed({ jsc: { assumptions } }), 'stored\n');
    assert.equal(await pass('tsc --outDir out && node out/index.js'), 'stored\n');
  },
  async 'banner-dts-map'({ build }) {
    const mapped = async (dts: string) => {
      const files = { 'tsconfig.json': tsconfig({ declarationMap: true }) };
      const dist = await build({ dts: true, banner: { dts } }, files);
      const lines = (dist['dist/index.d.ts'] ?? '').split('\n');
      const line = lines.findIndex((text) => text.includes('value'));
      return { line, map: dist['dist/index.d.ts.map'] };
    };
    const bare = await mapped('');
    const below = await mapped('/* one */\n/* two */');
    assert.deepEqual([bare.line, below.line], [0, 2]);
    assert.equal(below.map, bare.map);
  },
  async 'banner-jsx'({ build }) {
    const text = { js: '/* own */' };
    const marks = async (js: string) => {
      const dist = await build({ banner: text, footer: text, output: { filename: { js } } });
      return Object.values(dist).join().split('own').length - 1;
    };
    assert.deepEqual([await marks('[name].mjs'), await marks('[name].jsx')], [2, 0]);
  },
  // The import counts from the folder of its own format.
  async 'emit-assets-shared'({ build }) {
    const files = { 'src/index.ts': "export { default } from './a.svg';\n", 'src/a.svg': '<svg/>' };
    const misses = async (folder: string) => {
      const second = { format: 'cjs', output: { distPath: folder, emitAssets: false } };
      const dist = await build({ lib: [{}, second] }, files);
      has(dist[`${folder}/index.cjs`], /require\("\.\/static\/svg\/a\.svg"\)/);
      return !(`${folder}/static/svg/a.svg` in dist);
    };
    assert.deepEqual([await misses('dist'), await misses('dist/cjs')], [false, true]);
  },
  async 'items-overwrite'({ pass, read, write }) {
    write({
      'src/index.ts': BRANCH,
      ...configFile({ lib: [{ syntax: 'es2022' }, { syntax: 'es5' }] }),
    });
    lacks(await pass('rslib'), /warn|overwrit/);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
  },
  // One after the other, because together it depends on which of them is done first.
  async 'dts-nested-folders'({ pass, read, write }) {
    write({
      'tsconfig.json': tsconfig(),
      'rslib.config.mjs': `const dts = { autoExtension: true };
export default { lib: [{ format: 'esm', dts, output: { distPath: 'dist/esm' } }, { format: 'cjs', dts }] };\n`,
    });
    await pass('rslib --lib esm');
    assert.ok('dist/esm/index.d.ts' in read());
    await pass('rslib --lib cjs --no-clean');
    const types = Object.keys(read()).filter((path) => path.includes('.d.'));
    assert.deepEqual(types, ['dist/esm/index.d.cts', 'dist/index.d.cts']);
  },
} satisfies Claims;
