import assert from 'node:assert/strict';
import { configFile, LAZY, pageOf } from './files';
import { type Claims, OLD_TOOLS } from './harness';
import { has, lacks } from './has';

/** `add(a, b)`, as bytes; a file of a claim is text, so a shell command writes it. */
const WASM = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';

const SCRIPT = '// note\nfunction start(longName) {\n  return longName;\n}\n';

export default {
  // Chunks of 0.x had their number in front.
  async 'chunk-names-since-1'({ build, pass, read, write }) {
    const lib = [{ format: 'esm' }, { format: 'cjs' }];
    write({
      'src/index.ts': "export const load = () => import('./heavy');\n",
      'src/heavy.ts': 'export const heavy = 1;\n',
      ...configFile({ lib }),
    });
    await pass(`${OLD_TOOLS}/rslib build`);
    assert.ok(read('dist')['dist/0~heavy.js']);
    assert.ok((await build({ lib }))['dist/heavy~0.js']);
  },
  // A copied script is dead-code-eliminated like the output; what nothing calls in a classic script is dead.
  async 'copy-minified'({ build }) {
    const lib = (folder: string, pattern: object, minify?: boolean) => ({
      output: { distPath: `dist/${folder}`, minify, copy: [{ from: 'extra', ...pattern }] },
    });
    const kept = { info: { minimized: true } };
    const dist = await build(
      {
        lib: [
          lib('a', {}),
          lib('b', kept),
          lib('c', {}, true),
          lib('d', kept, true),
          lib('e', {}, false),
        ],
      },
      {
        'extra/x.js': SCRIPT,
        'extra/w.jsx': SCRIPT,
        'extra/y.cjs': `${SCRIPT}module.exports = start;\n`,
        'extra/z.css': '.z {  color: red }\n',
      },
    );
    assert.equal(dist['dist/a/x.js'], '');
    assert.equal(dist['dist/a/w.jsx'], '');
    lacks(dist['dist/a/y.cjs'], /note/);
    has(dist['dist/a/y.cjs'], /longName/);
    assert.equal(dist['dist/a/z.css'], '.z {  color: red }\n');
    lacks(dist['dist/c/y.cjs'], /longName/);
    assert.equal(dist['dist/c/z.css'], '.z{color:red}');
    for (const folder of ['b', 'd', 'e']) {
      assert.equal(dist[`dist/${folder}/x.js`], SCRIPT);
      assert.equal(dist[`dist/${folder}/z.css`], '.z {  color: red }\n');
    }
  },
  // Imports of bundleless output know neither a folder of their kind nor a hash.
  async 'bundleless-names'({ build }) {
    const lib = (folder: string, output: object) => ({
      bundle: false,
      output: { target: 'web', distPath: `dist/${folder}`, ...output },
    });
    const dist = await build(
      {
        lib: [
          lib('css', {
            distPath: { root: 'dist/css', css: 'styles' },
            filename: { css: 'style-[name].css' },
          }),
          lib('js', { distPath: { root: 'dist/js', js: 'scripts' } }),
          lib('hash', { filenameHash: true }),
        ],
      },
      {
        'src/index.ts': "import './a.css';\nexport * from './b';\n",
        'src/b.ts': 'export const b = 1;\n',
        'src/a.css': '.a { color: red }',
      },
    );
    assert.ok('dist/css/a.css' in dist && 'dist/js/a.css' in dist);
    has(dist['dist/js/scripts/index.js'], /import "\.\/a\.css"/);
    const hashed = Object.keys(dist).filter((path) => path.startsWith('dist/hash/'));
    assert.ok(!hashed.includes('dist/hash/b.js'), hashed.join());
    const entry = hashed.find((path) => path.startsWith('dist/hash/index.')) ?? '';
    has(dist[entry], /from "\.\/b\.js"/);
  },
  async 'copy-from'({ build }) {
    const copied = async (pattern: object) => {
      const output = { copy: [pattern] };
      const dist = await build({ output }, { 'files/sub/a.txt': 'a' });
      return Object.keys(dist).filter((path) => path.endsWith('.txt'));
    };
    assert.deepEqual(await copied({ from: 'files' }), ['dist/sub/a.txt']);
    assert.deepEqual(await copied({ from: 'files', to: 'in' }), ['dist/in/sub/a.txt']);
    assert.deepEqual(await copied({ from: 'files/**' }), ['dist/files/sub/a.txt']);
  },
  // The tool names chunks itself, with the whole path, so that the folder for them is not asked.
  async 'dist-path-async'({ build }) {
    const distPath = { js: 'js', jsAsync: 'async' };
    const dist = await build({ lib: [{ output: { distPath } }] }, LAZY);
    assert.deepEqual(Object.keys(dist), ['dist/js/index.js', 'dist/later.js']);
    has(dist['dist/js/index.js'], 'import("../later.js")');
  },
  async 'wasm-filename'({ build, run }) {
    await run(`node -e "fs.writeFileSync('src/add.wasm', Buffer.from('${WASM}', 'base64'))"`);
    const names = ['[name].wasm', '[hash].wasm', '[id].wasm'];
    const lib = names.map((wasm, at) => ({
      output: { filename: { wasm }, distPath: `dist/${at}` },
    }));
    const dist = await build({ lib }, { 'src/index.ts': "export { add } from './add.wasm';\n" });
    const files = Object.keys(dist).filter((path) => path.endsWith('.wasm'));
    has(
      files.join(),
      /0\/static\/wasm\/\[name\]\.wasm,.*1\/static\/wasm\/\w{16}\.wasm,.*2\/static\/wasm\/_src_add_wasm\.wasm/,
    );
  },
  // The wrapper takes each helper from a global of its name, which no page has.
  async 'external-helpers-umd'({ build, fail, pass, write }) {
    const web = { output: { target: 'web' }, syntax: 'es5', externalHelpers: true };
    const source = {
      'src/index.ts': 'globalThis.box = new (class { #one = 1; one = this.#one; })();\n',
    };
    const project = {
      'package.json': { name: 'claim', type: 'module', dependencies: { '@swc/helpers': '*' } },
      'page.mjs': pageOf('dist/index.js', 'page.box'),
    };
    write(project);
    for (const format of ['umd', 'iife']) {
      await build({ ...web, format }, source);
      await fail('node page.mjs');
      await build({ ...web, format, externalHelpers: false }, source);
      await pass('node page.mjs');
    }
    const own = (name: string) => `export class ${name} { #one = 1; one = this.#one; }\n`;
    const modules = { 'src/a.ts': own('A'), 'src/index.ts': `export * from './a';\n${own('B')}` };
    const helpers = async (tools: object) => {
      const dist = await build({ ...web, format: 'umd', externalHelpers: false, tools }, modules);
      return dist['dist/index.js']?.match(/function \w*class_call_check\w*\(/g)?.length;
    };
    assert.equal(await helpers({}), 2);
    assert.equal(await helpers({ swc: { jsc: { externalHelpers: true } } }), 1);
  },
  async 'print-file-size'({ run, write }) {
    const listed = async (value: string) => {
      write({
        'rslib.config.mjs': `export default { bundle: false, performance: { printFileSize: ${value} } };\n`,
      });
      return (await run('rslib')).text.includes('dist/index.js');
    };
    assert.deepEqual([await listed('true'), await listed('{ detail: true }')], [true, true]);
    assert.deepEqual([await listed('{}'), await listed('{ compressed: false }')], [false, false]);
  },
  // Each CommonJS entry has a runtime of its own, and with it its own modules.
  async 'shared-chunk-copies'({ build, run, write }) {
    const split = {
      format: 'cjs',
      source: { entry: { a: './src/a.ts', b: './src/b.ts' } },
      splitChunks: {
        cacheGroups: { shared: { test: /one/, name: 'shared', chunks: 'all', enforce: true } },
      },
    };
    write({
      'src/one.ts': 'export const one = {};\n',
      'src/a.ts': "import { one } from './one';\nexport const a = one;\n",
      'src/b.ts': "import { one } from './one';\nexport const b = one;\n",
    });
    const same = async (more: object) => {
      assert.ok('dist/shared.cjs' in (await build({ ...split, ...more })));
      return (await run(`node -p "require('./dist/a.cjs').a === require('./dist/b.cjs').b"`)).text;
    };
    assert.equal(await same({}), 'false\n');
    const rspack = { optimization: { runtimeChunk: 'single' } };
    assert.equal(await same({ tools: { rspack } }), 'true\n');
  },
  async 'asset-exceptions'({ build }) {
    const lib = (folder: string, output: object, bundle = true) => ({
      bundle,
      output: { distPath: `dist/${folder}`, ...output },
    });
    const off = { emitAssets: false };
    const dist = await build(
      {
        lib: [
          lib('limit', { dataUriLimit: { svg: 0 } }),
          lib('bundle', off),
          lib('bundleless', off, false),
        ],
      },
      {
        'src/index.ts':
          "export { default as a } from './a.png';\nexport { default as b } from './b.svg';\n",
        'src/a.png': 'a',
        'src/b.svg': '<svg/>',
      },
    );
    const assets = Object.keys(dist).filter((path) => /png|svg/.test(path));
    assert.deepEqual(assets, [
      'dist/bundleless/static/image/a.png',
      'dist/bundleless/static/svg/b.svg',
      'dist/limit/static/svg/b.svg',
    ]);
  },
  async 'legal-comments-minified'({ build }) {
    // An object that does not turn off the minifying of JavaScript has this effect, too.
    const switches = { off: undefined, on: true, css: { css: true } };
    const item = (legalComments: string, name: keyof typeof switches) => ({
      output: {
        legalComments,
        minify: switches[name],
        distPath: `dist/${legalComments}-${name}`,
      },
    });
    const values = ['linked', 'inline', 'none'];
    const names = ['off', 'on', 'css'] as const;
    const dist = await build(
      { lib: values.flatMap((value) => names.map((name) => item(value, name))) },
      { 'src/index.ts': '/*! kept */\nexport const a = 1;\n' },
    );
    const kept = values.map((value) =>
      names.map((name) => /kept/.test(dist[`dist/${value}-${name}/index.js`] ?? '')),
    );
    assert.deepEqual(kept, [
      [true, false, false],
      [true, true, true],
      [true, false, false],
    ]);
    const styles = await build(
      { output: { target: 'web', minify: true, legalComments: 'none' } },
      { 'src/index.ts': "import './a.css';\n", 'src/a.css': '/*! kept */ .a { color: red }\n' },
    );
    has(styles['dist/index.css'], /kept/);
  },
} satisfies Claims;
