import assert from 'node:assert/strict';
import { configFile, pageOf } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** Prints a value of the UMD file in a page. */
const page = (printed: string) => ({ 'page.mjs': pageOf('dist/index.cjs', printed) });

export default {
  // The shim is written into the first line, which belongs to the shebang.
  async 'shims-require-shebang'({ pass, fail, read, write }) {
    const config = (shims: object) => configFile({ shims: { esm: shims } });
    write({
      'src/index.ts': '#!/usr/bin/env node\nconsole.log(typeof __dirname);\n',
      ...config({ require: true }),
    });
    has(await fail('rslib'), 'JavaScript parse error: Expected ident');
    write(config({ __dirname: true }));
    await pass('rslib');
    has(read()['dist/index.js'], /^#!/);
    assert.equal(await pass('./dist/index.js'), 'string\n');
  },
  // Other code of a script has no file of its own, a worker has; a hash in its name is not filled in.
  async 'worker-file'({ build }) {
    const files = {
      'src/work.ts': "console.log('at work');\n",
      'src/later.ts': "console.log('later');\n",
      'src/index.ts': `Object.assign(globalThis, {
  start: () => new Worker(new URL('./work.ts', import.meta.url)),
  later: () => import('./later'),
});\n`,
    };
    const holding = async (text: string, config: object) => {
      const dist = await build({ output: { target: 'web' }, ...config }, files);
      return Object.keys(dist).map(
        (path) => dist[path]?.includes(text) && path !== 'dist/index.js',
      );
    };
    for (const format of ['umd', 'iife']) {
      assert.deepEqual((await holding('at work', { format })).filter(Boolean), [true], format);
      assert.deepEqual((await holding("'later'", { format })).filter(Boolean), [], format);
    }
    const hashed = await build({ output: { target: 'web', filenameHash: true } });
    has(Object.values(hashed).join(), /new URL\("\.\/work\.\[contenthash:10\]\.js"/);
  },
  // Below the target that has `globalThis`, which is ES2020, the wrapper takes what browsers have.
  async 'umd-old-syntax'({ build, run, write }) {
    write({
      'use.cjs': "console.log(require('./dist/index.cjs').value);\n",
      ...page('page.Library.value'),
    });
    const umd = (syntax: string | string[], rspack = {}) =>
      build({
        format: 'umd',
        umdName: 'Library',
        syntax,
        output: { target: 'web', filename: { js: 'index.cjs' } },
        tools: { rspack },
      });
    await umd('es2020');
    assert.equal((await run('node use.cjs')).text, '1\n');
    for (const syntax of ['es2019', 'es5', ['ie 11'], ['chrome 70']]) {
      await umd(syntax);
      has((await run('node use.cjs')).text, 'ReferenceError: self is not defined');
      assert.equal((await run('node page.mjs')).text, '1\n');
    }
    await umd('es5', { output: { globalObject: "typeof self === 'undefined' ? this : self" } });
    assert.equal((await run('node use.cjs && node page.mjs')).text, '1\n1\n');
  },
  // Rspack looks for a way to load chunks that all the runtimes have, though UMD output has no chunks.
  async 'error-chunk-format'({ run, write }) {
    const built = (target: string, syntax: string | string[]) => {
      const lib = [{ format: 'umd', umdName: 'Library', syntax, output: { target } }];
      write(configFile({ lib }));
      return run('rslib');
    };
    const message = 'For the selected environment is no default script chunk format available';
    for (const [target, other, own] of [
      ['web', ['node 20'], ['chrome 100']],
      ['web', ['chrome 100', 'node 20'], 'es2018'],
      ['node', ['chrome 100'], ['node 20']],
    ] as const) {
      const { exit, text } = await built(target, [...other]);
      assert.equal(exit, 1);
      has(text, message);
      assert.equal((await built(target, typeof own === 'string' ? own : [...own])).exit, 0);
    }
  },
  async 'umd-default'({ build, pass, write }) {
    write(page('page.Library.default()'));
    const output = { target: 'web', filename: { js: 'index.cjs' } };
    await build(
      { format: 'umd', umdName: 'Library', output },
      { 'src/index.ts': 'export default () => 1;\n' },
    );
    assert.equal(await pass('node page.mjs'), '1\n');
  },
  // Rslib merges it into what it sets for the format; CommonJS needs the type as well, with and without bundling.
  async 'export-default-itself'({ build, pass, write }) {
    write({
      ...page('page.Library()'),
      'src/index.ts': 'export const named = 2;\nexport default () => 1;\n',
    });
    const itself = (library: object) => ({ rspack: { output: { library } } });
    const filename = { js: 'index.cjs' };
    await build({
      format: 'umd',
      umdName: 'Library',
      output: { target: 'web', filename },
      tools: itself({ export: 'default' }),
    });
    assert.equal(await pass('node page.mjs'), '1\n');
    assert.equal(await pass(`node -p "require('./dist/index.cjs')()"`), '1\n');
    const tools = itself({ type: 'commonjs2', export: 'default' });
    for (const bundle of [true, false]) {
      await build({ format: 'cjs', bundle, tools });
      const printed = await pass(`node -p "const f = require('./dist/index.cjs'); [f(), f.named]"`);
      assert.equal(printed, '[ 1, undefined ]\n');
    }
  },
  // What is too large to be written into the code is looked for at the root of the page's site, unless the script is asked.
  async 'umd-asset-address'({ build }) {
    const files = {
      'src/index.ts': "import './a.css';\nexport { default } from './big.png';\n",
      'src/a.css': '.a { background: url(./big.png) }',
      'src/big.png': 'x'.repeat(5000),
    };
    const built = (output: object) =>
      build({ format: 'umd', umdName: 'Library', output: { target: 'web', ...output } }, files);
    const fixed = await built({});
    has(fixed['dist/index.js'], /\.p = "\/";/);
    has(fixed['dist/index.css'], /url\("?\/static\/image\/big\.png/);
    const script = { 'src/index.ts': "import big from './big.png';\nglobalThis.big = big;\n" };
    const iife = await build({ format: 'iife', output: { target: 'web' } }, script);
    has(iife['dist/index.js'], /\.p = "\/";/);
    const beside = await built({ assetPrefix: 'auto' });
    has(beside['dist/index.js'], /document\.currentScript\.src/);
    has(beside['dist/index.css'], /url\("?(\.\/)?static\/image\/big\.png/);
  },
  // An array names an object, which holds the exports.
  async 'umd-nested-name'({ build, run, write }) {
    await build({
      format: 'umd',
      umdName: ['MyCompany', 'MyLib'],
      output: { target: 'web', filename: { js: 'index.cjs' } },
    });
    write(page('page.MyCompany.MyLib.value'));
    assert.equal((await run('node page.mjs')).text, '1\n');
  },
  // The name for AMD loaders is not written unless Rspack is told to.
  async 'umd-amd-name'({ build }) {
    const code = async (rspack: object) => {
      const umdName = { root: 'Library', amd: 'lib-amd', commonjs: 'lib-cjs' };
      const config = { format: 'umd', umdName, output: { target: 'web' }, tools: { rspack } };
      return (await build(config))['dist/index.js'] ?? '';
    };
    has(await code({}), /define\(\[\], factory\)/);
    const named = await code({ output: { library: { umdNamedDefine: true } } });
    has(named, /define\("lib-amd", \[\], factory\)/);
  },
  async 'umd-module'({ build, pass }) {
    const exported = async (output: object) => {
      await build({
        format: 'umd',
        umdName: 'Library',
        output: { ...output, filename: { js: 'index.cjs' } },
      });
      return pass(`node -p "Object.keys(require('./dist/index.cjs') ?? {}).join()"`);
    };
    assert.equal(await exported({}), 'value\n');
    assert.equal(await exported({ module: true }), '\n');
  },
  async 'umd-dotted-name'({ build, pass, write }) {
    const output = { target: 'web', filename: { js: 'index.cjs' } };
    await build({ format: 'umd', umdName: 'MyCompany.MyLib', output });
    write(page("page['MyCompany.MyLib'].value, typeof page.MyCompany"));
    assert.equal(await pass('node page.mjs'), '1 undefined\n');
  },
  // A value for one format turns the option on for scripts, which look for a global called like the package.
  async 'auto-external-scripts'({ build, pass, read, write }) {
    const files = {
      'package.json': { name: 'claim', type: 'module', dependencies: { react: '*' } },
      'src/index.ts': "import { version } from 'react';\nconsole.log(version);\n",
    };
    const code = async (format: string, autoExternal?: object) => {
      const config = {
        lib: [{ format, umdName: 'Library' }],
        output: { target: 'web', autoExternal },
      };
      return (await build(config, files))['dist/index.js'];
    };
    for (const [format, global] of [
      ['umd', 'root["react"]'],
      ['iife', 'globalThis.react'],
    ] as const) {
      lacks(await code(format), global);
      has(await code(format, { devDependencies: true }), global);
      write(configFile({ lib: [{ format, umdName: 'Library' }], output: { target: 'web' } }));
      await pass('rslib --auto-external');
      has(read()['dist/index.js'], global);
    }
  },
  // Scripts of one name replace each other; `[name]` is the key of the entry.
  async 'umd-entries-name'({ build, pass, write }) {
    write({ 'src/a.ts': 'export const a = 1;\n', 'src/b.ts': 'export const b = 2;\n' });
    write({
      'page.mjs': `${pageOf('dist/a.cjs', "''")}
runInContext(readFileSync('dist/b.cjs', 'utf8'), page);
console.log(JSON.stringify(page.Library));
`,
    });
    const held = async (umdName: string | string[]) => {
      const source = { entry: { a: './src/a.ts', b: './src/b.ts' } };
      const output = { target: 'web', filename: { js: '[name].cjs' } };
      await build({ format: 'umd', umdName, source, output });
      return (await pass('node page.mjs')).trim();
    };
    assert.equal(await held('Library'), '{"b":2}');
    assert.equal(await held(['Library', '[name]']), '{"a":{"a":1},"b":{"b":2}}');
  },
  // A name with dots is replaced where it is written out, also by what replaces NODE_ENV in scripts.
  async 'define-destructured'({ build }) {
    const code = async (reads: string, format: string) => {
      const define = { 'process.env.MODE': '"m"' };
      const config = { format, umdName: 'Library', source: { define } };
      return (await build(config, { 'src/index.ts': `export const ${reads};\n` }))['dist/index.js'];
    };
    for (const format of ['esm', 'umd']) {
      lacks(await code('mode = process.env.MODE', format), 'process.env');
      has(await code('{ MODE } = process.env', format), 'process.env');
    }
    has(await code('{ NODE_ENV } = process.env', 'umd'), 'process.env');
  },
} satisfies Claims;
