import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { configFile, tsconfig } from './files';
import { type Claims, OLD_TOOLS } from './harness';
import { has, lacks } from './has';

export default {
  // "production" is only what the tool sets where nothing is set.
  async 'umd-node-env'({ pass, read, write }) {
    write({
      'src/index.ts': 'export const environment = process.env.NODE_ENV;\n',
      ...configFile({
        format: 'umd',
        umdName: 'Library',
        output: { target: 'web' },
        performance: { buildCache: false },
      }),
    });
    const code = async (NODE_ENV: string) => {
      await pass('rslib', { NODE_ENV });
      return read()['dist/index.js'] ?? '';
    };
    has(await code(''), /environment = "production"/);
    has(await code('test'), /environment = "test"/);
    const script = { 'src/index.ts': 'globalThis.environment = process.env.NODE_ENV;\n' };
    write({ ...script, ...configFile({ format: 'iife', output: { target: 'web' } }) });
    has(await code('production'), /environment = "production"/);
  },
  // Without a bundle the declarations are there; a bundle of them is not, whatever the exit code.
  async 'dts-error-bundle'({ run, read, write }) {
    write({ 'tsconfig.json': tsconfig(), 'src/index.ts': 'export const value: string = 1;\n' });
    const built = async (dts: string) => {
      write({ 'rslib.config.mjs': `export default { dts: ${dts} };\n` });
      return [(await run('rslib')).exit, ...Object.keys(read())];
    };
    assert.deepEqual(await built('true'), [1, 'dist/index.d.ts', 'dist/index.js']);
    assert.deepEqual(await built('{ bundle: true }'), [1, 'dist/index.js']);
    assert.deepEqual(await built('{ bundle: true, abortOnError: false }'), [0, 'dist/index.js']);
  },
  // The declaration file is rewritten; the type checker never hears of the alias.
  async 'dts-alias-check'({ run, read, write }) {
    write({
      'src/index.ts': "export { size } from '@/size';\n",
      'src/size.ts': 'export const size: number = 1;\n',
      ...configFile({
        dts: { alias: { '@/*': './src/*' } },
        resolve: { alias: { '@': './src' } },
      }),
    });
    const built = async (options: object) => {
      write({ 'tsconfig.json': tsconfig(options) });
      const { exit, text } = await run('rslib');
      has(read()['dist/index.d.ts'], /from ["']\.\/size/);
      return { exit, text };
    };
    const unknown = await built({});
    assert.equal(unknown.exit, 1);
    has(unknown.text, /TS2307/);
    assert.equal((await built({ paths: { '@/*': ['./src/*'] } })).exit, 0);
  },
  async 'dts-filename'({ build, write }) {
    write({ 'tsconfig.json': tsconfig() });
    const config = { dts: { autoExtension: true }, output: { filename: { js: '[name].mjs' } } };
    assert.deepEqual(Object.keys(await build(config)), ['dist/index.d.ts', 'dist/index.mjs']);
  },
  async 'bundleless-other-files'({ build, fail, write }) {
    const dist = await build({ bundle: false }, { 'src/notes.md': 'Hello *again* friends\n' });
    has(dist['dist/notes.js'], /friends/);
    write({
      'src/page.html': '<p/>\n',
      ...configFile({ bundle: false }),
    });
    has(await fail('rslib'), /JavaScript parse error/);
  },
  // One file is enough; nothing is shared.
  async 'bundleless-runtime'({ build, dir }) {
    const runtime = 'dist/rslib-runtime.js';
    assert.equal((await build({ bundle: false }))[runtime], undefined);
    assert.ok((await build({ bundle: false }, { 'src/note.txt': 'note\n' }))[runtime]);
    rmSync(`${dir}/src/note.txt`);
    assert.ok((await build({ bundle: false }, { 'src/old.cjs': 'exports.old = 1;\n' }))[runtime]);
  },
  // One entry keeps its runtime to itself; several leave it in a file, even if only one of them needs it.
  async 'entries-runtime'({ build, write }) {
    write({ 'src/other.ts': 'export default 1;\n', 'src/note.txt': 'note\n' });
    write({ 'src/old.cjs': 'module.exports = 1;\n' });
    const holds = async (from: string, others: object = {}) => {
      const entry = { index: './src/index.ts', ...others };
      const files = { 'src/index.ts': `export { default } from '${from}';\n` };
      return 'dist/rslib-runtime.js' in (await build({ source: { entry } }, files));
    };
    for (const from of ['./old.cjs', './note.txt']) {
      assert.deepEqual(
        [await holds(from), await holds(from, { other: './src/other.ts' })],
        [false, true],
      );
    }
    assert.equal(await holds('./other', { other: './src/other.ts' }), false);
  },
  // These two kinds are not treated as images, fonts and media are.
  async 'asset-run-time'({ build, run }) {
    const files = {
      'src/index.ts':
        "export { default as note } from './note.txt';\nexport { default as paper } from './paper.pdf';\n",
      'src/note.txt': 'note\n',
      'src/paper.pdf': '%PDF\n',
    };
    const lib = [{ format: 'esm' }, { format: 'cjs' }];
    const code = (await build({ lib }, files))['dist/index.js'] ?? '';
    assert.equal(code.match(/__webpack_require__\.p \+ "static\/assets\//g)?.length, 2);
    has((await run('node dist/index.cjs')).text, /Automatic publicPath is not supported/);
    const named = await build({ lib, source: { assetsInclude: [/\.(?:txt|pdf)$/] } });
    has(named['dist/index.js'], /import \w+ from "\.\/static\/assets\/note\.txt"/);
    has(named['dist/index.cjs'], /require\("\.\/static\/assets\/paper\.pdf"\)/);
    files['src/index.ts'] =
      "export { default as one } from './one.png';\nexport const two = new URL('./one.png', import.meta.url);\n";
    const image = { ...files, 'src/one.png': 'png' };
    const prefixed = await build({ output: { assetPrefix: 'https://cdn.example/' } }, image);
    has(prefixed['dist/index.js'], /__webpack_require__\.p \+ "static\/image\/one\.png"/);
    has(prefixed['dist/index.js'], /new URL\("\.\/static\/image\/one\.png"/);
  },
  async 'bundleless-unreached'({ build }) {
    const dist = await build({ bundle: false }, { 'src/alone.ts': 'export const alone = 1;\n' });
    assert.deepEqual(Object.keys(dist), ['dist/alone.js', 'dist/index.js']);
  },
  async 'remove-console-statements'({ build }) {
    const item = (minify?: boolean | object) => ({
      performance: { removeConsole: true },
      output: { minify },
    });
    const dist = await build(item(), {
      'src/index.ts': `export const say = () => {
  console.log('statement');
  window.console.log('window');
  console?.log('optional');
  console['log']('computed');
  return console.log('result');
};\n`,
    });
    const code = dist['dist/index.js'] ?? '';
    lacks(code, /statement/);
    has(code, /window\.console\.log/, 'result', 'optional', 'computed');
    // What removes the calls is the minifier.
    for (const minify of [false, { js: false }])
      has((await build(item(minify)))['dist/index.js'], /statement/);
  },
  // What several ESM entries import is a stylesheet of its own, so `index.css` need not exist.
  async 'shared-stylesheet'({ build }) {
    const files = {
      'src/index.ts': "import './base.css';\nexport const index = 1;\n",
      'src/more.ts': "import './base.css';\nimport './more.css';\nexport const more = 1;\n",
      'src/base.css': '.base { color: red }\n',
      'src/more.css': '.more { color: red }\n',
    };
    const source = { entry: { index: './src/index.ts', more: './src/more.ts' } };
    const styles = async (format: string) =>
      Object.keys(await build({ format, source, output: { target: 'web' } }, files)).filter(
        (path) => path.endsWith('.css'),
      );
    const [chunk = '', ...rest] = await styles('esm');
    has(chunk, /^dist\/\w{1,3}\.css$/);
    assert.deepEqual(rest, ['dist/more.css']);
    assert.deepEqual(await styles('cjs'), ['dist/index.css', 'dist/more.css']);
  },
  async 'server-base'({ build, read, run, write }) {
    const image = { 'src/cat.png': 'x'.repeat(5000) };
    const files = {
      ...image,
      'src/index.ts':
        "import cat from './cat.png';\nglobalThis.cat = [cat, import.meta.env.BASE_URL];\n",
    };
    const code = async (format: string) => {
      const lib = [{ format, umdName: 'Library', output: { target: 'web' } }];
      const dist = await build({ lib, server: { base: '/base' } }, files);
      return dist['dist/index.js'] ?? '';
    };
    for (const format of ['umd', 'iife']) has(await code(format), /"\/base\/"[\s\S]*"\/base"/);
    lacks(await code('esm'), /base/);
    write({
      'rslib.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
const plugin = pluginModuleFederation({ name: 'one', exposes: { '.': './src/index.ts' }, dts: false }, {});
export default { lib: [{ format: 'mf', plugins: [plugin] }], server: { base: '/base' } };\n`,
    });
    await run('rslib');
    has(read()['dist/mf-manifest.json'], /"publicPath": "\/base\/"/);
    has(Object.values(read()).join(), /"\/base"/);
  },
  // A CSS Module in a source map is named with a hash of its whole path.
  async 'source-map-paths'({ pass, read, write }) {
    const folders = ['one', 'two/deep'];
    for (const folder of folders)
      write({
        [`${folder}/package.json`]: { name: 'same', type: 'module' },
        [`${folder}/src/index.ts`]: "export { default } from './a.module.css';\n",
        [`${folder}/src/a.module.css`]: '.a { color: red }\n',
        [`${folder}/rslib.config.mjs`]:
          "export default { output: { target: 'web', sourceMap: true } };\n",
      });
    const [one = {}, two = {}] = await Promise.all(
      folders.map(async (folder) => {
        await pass(`cd ${folder} && rslib`);
        const dist = `${folder}/dist/`;
        return Object.fromEntries(
          Object.entries(read(dist)).map(([path, text]) => [path.split('dist/')[1], text]),
        );
      }),
    );
    assert.equal(one['index.js'], two['index.js']);
    assert.equal(one['index.css'], two['index.css']);
    has(one['index.js.map'], /a\.module\.css\?\w+/);
    assert.notEqual(one['index.js.map'], two['index.js.map']);
  },
  async 'tsup-cjs-interop'({ pass, run, write }) {
    write({ 'src/index.ts': 'export default () => 1;\n' });
    const required = async (flags: string) => {
      await pass(`${OLD_TOOLS}/tsup src/index.ts --format cjs --cjsInterop ${flags}`);
      return (await run('node -p "typeof require(\'./dist/index.cjs\')"')).text.trim();
    };
    assert.equal(await required(''), 'object');
    assert.equal(await required('--splitting'), 'function');
  },
  // Compiled WebAssembly: Node.js reads it from a file for the target node, and cannot fetch one for the web.
  async 'wasm-target'({ build, run, write }) {
    const bytes = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';
    write({
      'make.cjs': `require('fs').writeFileSync('src/add.wasm', Buffer.from('${bytes}', 'base64'));\n`,
    });
    await run('node make.cjs');
    const files = {
      'src/index.ts': "import { add } from './add.wasm';\nconsole.log(add(1, 2));\n",
    };
    const say = async (output: object) => {
      const dist = await build({ output, bundle: false, wasm: { mode: 'compile' } }, files);
      assert.ok('dist/rslib-runtime.js' in dist);
      await build({ output });
      return (await run('node dist/index.js')).text;
    };
    assert.equal(await say({}), '3\n');
    has(await say({ target: 'web' }), /fetch failed/);
  },
} satisfies Claims;
