import assert from 'node:assert/strict';
import { packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has } from './has';

/** A package of ES modules only, as a dependency has it. */
const ESM_ONLY = {
  'node_modules/modern/package.json': packageJson({ name: 'modern', exports: './index.js' }),
  'node_modules/modern/index.js': "export const name = 'modern';\n",
};

/** A Node.js that cannot `require()` an ES module. */
const OLD_NODE = 'node --no-experimental-require-module';

export default {
  async 'node-worker-formats'({ build, fail, pass, write }) {
    const start = (address: string) => ({
      'src/index.ts': `import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
export const start = () => new Worker(${address}).on('message', console.log);\n`,
      'src/thread.ts':
        "import { parentPort } from 'node:worker_threads';\nparentPort?.postMessage('a thread');\n",
    });
    write({ 'use.cjs': 'require(process.argv[2]).start();\n' });
    await build({ format: 'cjs' }, start("new URL('./thread.ts', import.meta.url)"));
    has(await fail('node use.cjs ./dist/index.cjs'), 'thread.ts');
    const entry = { index: './src/index.ts', thread: './src/thread.ts' };
    await build(
      { lib: [{}, { format: 'cjs' }], source: { entry } },
      start('join(import.meta.dirname, `thread${extname(import.meta.filename)}`)'),
    );
    for (const file of ['index.js', 'index.cjs'])
      assert.equal(await pass(`node use.cjs ./dist/${file}`), 'a thread\n');
  },
  async 'cjs-dynamic-import'({ build, run, read }) {
    for (const bundle of [true, false]) {
      await build(
        { format: 'cjs', bundle },
        {
          ...ESM_ONLY,
          'package.json': { name: 'claim', type: 'module', dependencies: { modern: '1.0.0' } },
          'src/own.ts': "export const own = 'own';\n",
          'src/index.ts': `export const load = async () => [
              (await import('modern')).name,
              (await import('./own')).own,
            ];\n`,
          'use.cjs': "require('./dist/index.cjs').load().then((names) => console.log(names));\n",
          'static.cjs': "require('modern');\n",
        },
      );
      has(read()['dist/index.cjs'], /await import\("modern"\)/);
      has((await run(`${OLD_NODE} use.cjs`)).text, /\[ 'modern', 'own' \]/);
      has((await run(`${OLD_NODE} static.cjs`)).text, /ERR_REQUIRE_ESM/);
    }
  },
  // One dependency of an application imports the library, another one requires it.
  async 'dual-in-one-bundle'({ copyExample, pass, run, write }) {
    copyExample('dual-hazard');
    write({
      'app/package.json': { name: 'app', private: true, type: 'module' },
      'app/node_modules/old/package.json': { name: 'old', version: '1.0.0', main: 'index.js' },
      'app/node_modules/old/index.js': "exports.Token = require('dual-hazard').Token;\n",
      'app/src/index.js': `import { increment, Token } from 'dual-hazard';
          import old from 'old';
          console.log(increment(), 'same class:', Token === old.Token);\n`,
      'app/rsbuild.config.mjs': `export default {
          output: { target: 'node', distPath: { root: 'dist' }, filename: { js: 'app.cjs' } },
        };\n`,
    });
    await run('mkdir -p app/node_modules && ln -s ../.. app/node_modules/dual-hazard');
    await pass('rslib && rsbuild build --root app');
    has((await run('ls app/dist; node app/dist/app.cjs')).text, /1 same class: false/);
  },
  async 'mts-cts'({ pass, read, run, write }) {
    const config = (text: string) => ({
      'rslib.config.mjs': `export default { bundle: false, ${text} };\n`,
    });
    write({
      'src/index.ts': 'export const shout = (text: string): string => text.toUpperCase();\n',
      'tsconfig.json': {
        compilerOptions: { module: 'NodeNext', strict: true, rootDir: 'src', types: [] },
        include: ['src'],
      },
      'src/index.mts': "import { shout } from './shout.js';\nexport const kind = shout('esm');\n",
      'src/index.cts': "export = { kind: 'cjs' };\n",
      ...config('dts: true'),
    });
    await run('mv src/index.ts src/shout.ts');
    const plain = await run('rslib');
    assert.equal(plain.exit, 0, plain.text);
    has(plain.text, /Duplicate entry index from src\/index\.mts and src\/index\.cts/);
    assert.deepEqual(
      Object.keys(read()).map((path) => path.slice('dist/'.length)),
      ['index.d.cts', 'index.d.mts', 'index.js', 'shout.d.ts', 'shout.js'],
    );
    write({
      ...config(`lib: [
          {
            dts: true,
            source: { entry: { index: ['./src/**', '!./src/**/*.cts'] } },
            output: { filename: { js: '[name].mjs' } },
          },
          { format: 'cjs', source: { entry: { index: ['./src/**/*.cts'] } } },
        ]`),
      'use.mjs':
        "import { kind } from './dist/index.mjs';\nimport old from './dist/index.cjs';\nconsole.log(kind, old.kind);\n",
    });
    await pass('rm -rf dist && rslib');
    assert.deepEqual(
      Object.keys(read()).map((path) => path.slice('dist/'.length)),
      ['index.cjs', 'index.d.cts', 'index.d.mts', 'index.mjs', 'shout.d.ts', 'shout.mjs'],
    );
    has((await run('node use.mjs')).text, /ESM cjs/);
  },
  async 'conditions-order'({ run, write }) {
    for (const [first, second] of [
      ['react-server', 'node'],
      ['node', 'react-server'],
    ] as const) {
      const exports = { [first]: `./${first}.js`, [second]: `./${second}.js` };
      write({
        'package.json': { name: 'claim', type: 'module', exports },
        'react-server.js': "console.log('react-server');\n",
        'node.js': "console.log('node');\n",
        'use.mjs': "import 'claim';\n",
      });
      const { text } = await run('node --conditions react-server use.mjs');
      assert.equal(text.trim(), first);
    }
  },
  async 'development-condition'({ build, pass, read, write }) {
    const item = (name: string, more: object = {}) => ({
      ...more,
      source: {
        entry: { [name]: './src/index.ts' },
        define: { 'process.env.NODE_ENV': JSON.stringify(name) },
      },
    });
    const load = (path: string) => `import { mode } from '${path}';\nconsole.log(mode);\n`;
    const choose = (production: string, development: string) =>
      `if (process.env.NODE_ENV === 'production') {\n  module.exports = require('${production}');
} else {\n  module.exports = require('${development}');\n}\n`;
    const exports = { development: './dist/development.js', default: './dist/production.js' };
    write({
      'package.json': packageJson({ exports }),
      'tsconfig.json': tsconfig({ types: ['node'] }),
      'src/index.ts': 'export const mode = process.env.NODE_ENV;\n',
      'use.mjs': load('claim'),
      'rsbuild.config.mjs':
        "export default { source: { entry: { index: './use.mjs' } }, output: { distPath: 'out' } };\n",
    });
    const dist = await build({ lib: [item('production', { dts: true }), item('development')] });
    assert.ok('dist/index.d.ts' in dist);
    assert.equal(await pass('node use.mjs'), 'production\n');
    assert.equal(await pass('node --conditions=development use.mjs'), 'development\n');
    write({ 'use.cjs': "console.log(require('claim').mode);\n" });
    has(await pass('node --conditions=development use.cjs'), 'development');
    for (const mode of ['production', 'development']) {
      await pass(`rsbuild build --mode ${mode}`);
      has(
        Object.values(read('out')).join(),
        mode === 'production' ? '"production"' : '"development"',
      );
    }
    write({
      'index.cjs': choose('./production.cjs', './development.cjs'),
      'built.cjs': choose('./dist/production.cjs', './dist/development.cjs'),
      'copied.mjs': load('./dist/index.cjs'),
    });
    await build({
      lib: [
        item('production', { format: 'cjs', output: { copy: ['index.cjs'] } }),
        item('development', { format: 'cjs' }),
      ],
    });
    assert.equal(await pass('node copied.mjs'), 'development\n');
    assert.equal(await pass('node copied.mjs', { NODE_ENV: 'production' }), 'production\n');
    const output = { cleanDistPath: false, minify: false };
    await build({ format: 'cjs', output, source: { entry: { built: './built.cjs' } } });
    has(read()['dist/built.cjs'], 'mode = "production"', 'mode = "development"');
  },
  // `exports.count = …` copies the value once, when the file has run.
  async 'cjs-live-binding'({ build, pass, write }) {
    write({
      'src/index.ts':
        'export let count = 0;\nexport const add = () => {\n  count += 1;\n};\nexport const current = () => count;\n',
      'use.mjs':
        'const lib = await import(process.argv[2]);\nlib.add();\nconsole.log(lib.count, lib.current());\n',
    });
    for (const bundle of [true, false]) {
      await build({ bundle });
      assert.equal(await pass('node use.mjs ./dist/index.js'), '1 1\n');
      await build({ bundle, format: 'cjs' });
      assert.equal(await pass('node use.mjs ./dist/index.cjs'), '0 1\n');
    }
  },
  async 'cjs-default-interop'({ build, run, write }) {
    write({
      'package.json': packageJson({ dependencies: { dep: '1.0.0' } }),
      'node_modules/dep/package.json': { name: 'dep', version: '1.0.0', main: './index.js' },
    });
    const marked = "Object.defineProperty(exports, '__esModule', { value: true });\n";
    const both = async (dep: string, source: string) => {
      const files = {
        'node_modules/dep/index.js': `${marked}${dep}\n`,
        'src/index.ts': `// @ts-nocheck\n${source}\n`,
        'use.mjs': 'const { read } = await import(process.argv[2]);\nconsole.log(typeof read());\n',
      };
      await build({ lib: [{}, { format: 'cjs' }] }, files);
      const texts = [];
      for (const file of ['index.js', 'index.cjs']) {
        texts.push((await run(`node use.mjs ./dist/${file}`)).text);
      }
      return texts;
    };
    const named = 'exports.name = String;';
    const byDefault = "import dep from 'dep';\nexport const read = () => dep";
    assert.deepEqual(await both(named, byDefault), ['object\n', 'undefined\n']);
    assert.deepEqual(await both('exports.default = String;', byDefault), [
      'object\n',
      'function\n',
    ]);
    const byName = "import { name } from 'dep';\nexport const read = () => name;";
    assert.deepEqual(await both(named, byName), ['function\n', 'function\n']);
    const hidden = 'Object.assign(exports, { get name() { return String; } });';
    has((await both(hidden, byName))[0], /Named export 'name' not found/);
    const byRequire =
      "import { createRequire } from 'node:module';\nconst dep = createRequire(import.meta.url)('dep');\nexport const read = () => dep.name;";
    assert.deepEqual(await both(hidden, byRequire), ['function\n', 'function\n']);
  },
} satisfies Claims;
