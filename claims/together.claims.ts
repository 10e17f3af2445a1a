import assert from 'node:assert/strict';
import { configFile, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/**
 * Watches with what `loadConfig()` gives, whole or only its content, changes the configuration, and without the whole
 * also tsconfig.json, and prints for which file it is called first.
 */
const RESTART = `import { appendFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';
const found = await loadConfig();
let told = () => {};
const restarted = new Promise((resolve) => { told = resolve; });
const rslib = await createRslib({
  config: process.argv[2] === 'whole' ? found : found.content,
  restart: async ({ filePath }) => { told(filePath); return true; },
});
await rslib.build({ watch: true });
// Again and again: a watcher tells nothing of what happens before it has looked at its files.
setInterval(() => {
  for (const file of process.argv.slice(3)) appendFileSync(file, ' ');
}, 500);
console.log('for ' + (await restarted));
process.exit();
`;

const DECORATED =
  'const keep: PropertyDecorator = () => {};\nexport class A {\n  @keep shape!: Shape;\n}\n';

/** What one option does to another, or to what its page does not speak of. */
export default {
  // Whatever `emitDecoratorMetadata` says, the type of a member is a value in the output.
  async 'decorator-metadata'({ build, fail, pass, write }) {
    const named = (word: string) => ({
      'src/shape.ts': 'export interface Shape {\n  side: number;\n}\n',
      'src/index.ts': `import ${word} from './shape';\n${DECORATED}`,
    });
    const options = (more: object) => ({
      'tsconfig.json': tsconfig({ experimentalDecorators: true, ...more }),
    });
    for (const more of [{}, { emitDecoratorMetadata: false }])
      has(
        (await build({}, { ...named('type { Shape }'), ...options(more) }))['dist/index.js'],
        'design:type',
      );
    const swc = { jsc: { transform: { decoratorMetadata: false } } };
    lacks((await build({ tools: { swc } }))['dist/index.js'], 'design:type');
    write(named('{ Shape }'));
    has(await fail('rslib'), "export 'Shape' (imported as 'Shape') was not found");
    write(configFile({ bundle: false }));
    lacks(await pass('rslib'), 'warn');
    has(await fail('node dist/index.js'), "does not provide an export named 'Shape'");
    write(options({ verbatimModuleSyntax: true }));
    has(await fail('tsc --noEmit -p .'), 'TS1484');
  },
  // Lightning CSS keeps what opens a file; a bundle has several such comments.
  async 'css-license'({ build }) {
    const built = async (css: string, bundle: boolean, tools: object = {}) => {
      const dist = await build(
        { bundle, tools, output: { target: 'web' } },
        {
          'src/index.ts': "import './own.css';\nimport './a.css';\n",
          'src/a.css': css,
          'src/own.css': '.own { top: 0 }\n',
        },
      );
      assert.ok(Object.keys(dist).every((name) => !name.endsWith('.txt')));
      return dist[bundle ? 'dist/index.css' : 'dist/a.css'];
    };
    for (const bundle of [true, false]) {
      has(await built('/*! MIT */\n.a { top: 1px }\n', bundle), '/*! MIT */');
      for (const comment of [
        '/* @license MIT */\n.a { top: 1px }\n',
        '/* a */\n/*! MIT */\n.a { top: 1px }\n',
        '.a { top: 1px }\n/*! MIT */\n.b { top: 1px }\n',
      ]) {
        lacks(await built(comment, bundle), 'MIT');
        has(await built(comment, bundle, { lightningcssLoader: false }), 'MIT');
      }
    }
  },
  async 'clean-keep'({ pass, read, write }) {
    write({
      'tsconfig.json': tsconfig(),
      ...configFile('{ dts: true, output: { cleanDistPath: { keep: [/own/] } } }'),
      'dist/own.json': '{}',
      'dist/own.d.ts': 'export {};\n',
      'dist/old.json': '{}',
    });
    await pass('rslib');
    assert.deepEqual(Object.keys(read()), ['dist/index.d.ts', 'dist/index.js', 'dist/own.json']);
  },
  async 'pre-entry-exports'({ build }) {
    const built = async (preEntry: string, format: string) => {
      const dist = await build(
        { format, source: { preEntry } },
        {
          'package.json': packageJson({ dependencies: { dep: '1' } }),
          'src/pre.ts': 'export const before = [1];\n',
        },
      );
      return Object.values(dist).join();
    };
    has(await built('./src/pre.ts', 'esm'), 'export { before, value }');
    has(await built('dep', 'esm'), 'export * from "dep"');
    lacks(await built('./src/pre.ts', 'cjs'), 'exports.before');
  },
  async 'new-url-variable'({ fail, pass, write }) {
    const reading = (url: string) =>
      write({
        'src/index.ts': `import { readFileSync } from 'node:fs';\nconst here = import.meta.url;\nexport const read = (name: string) => readFileSync(${url}, 'utf8') + here.length;\n`,
      });
    const read = (file: string, name: string) =>
      `node -e "import('./dist/${file}').then(({ read }) => console.log(read('${name}')))"`;
    write({
      'src/data/a.txt': 'read',
      ...configFile({ output: { copy: [{ from: './src/data', to: 'data' }] } }),
    });
    reading('new URL(`./data/${name}.txt`, import.meta.url)');
    lacks(await pass('rslib'), 'warn');
    has(await fail(read('index.js', 'a')), /ENOENT: [^\n]+ open 'file:/);
    reading('new URL(name, import.meta.url)');
    has(await pass('rslib'), 'Critical dependency: the request of a dependency is an expression');
    has(await fail(read('index.js', './data/a.txt')), "Cannot find module './data/a.txt'");
    reading('new URL(name, here)');
    lacks(await pass('rslib && rslib --format cjs --no-clean'), 'warn');
    for (const file of ['index.js', 'index.cjs'])
      has(await pass(read(file, './data/a.txt')), /^read/);
  },
  async 'worker-kinds'({ build }) {
    const written = async (call: string) => {
      const url = "new URL('./w.ts', import.meta.url)";
      const source = {
        'src/index.ts': `${call.replace('URL', url)};\n`,
        'src/w.ts': 'postMessage(1 as number);\n',
      };
      return Object.keys(await build({ output: { target: 'web' } }, source)).at(-1);
    };
    assert.equal(await written('new SharedWorker(URL)'), 'dist/w.js');
    assert.equal(await written('navigator.serviceWorker.register(URL)'), 'dist/w.js');
    assert.equal(
      await written('new AudioContext().audioWorklet.addModule(URL)'),
      'dist/static/assets/w.ts',
    );
  },
  async 'env-optional'({ build, pass }) {
    await build(
      { lib: [{}, { format: 'cjs' }] },
      { 'src/index.ts': 'console.log(import.meta.env?.REGION);\n' },
    );
    assert.equal(await pass('node dist/index.js && node dist/index.cjs'), 'undefined\nundefined\n');
  },
  async 'api-restart'({ pass, write }) {
    write({ 'tsconfig.json': tsconfig(), 'watch.mjs': RESTART, 'own.mjs': '' });
    write({ 'rslib.config.mjs': "import './own.mjs';\nexport default {};\n" });
    has(await pass('node watch.mjs whole rslib.config.mjs'), /for [^\n]*rslib\.config\.mjs/);
    has(await pass('node watch.mjs whole own.mjs'), /for [^\n]*own\.mjs/);
    const both = 'rslib.config.mjs tsconfig.json';
    has(await pass(`node watch.mjs content ${both}`), /for [^\n]*tsconfig\.json/);
  },
  async 'umd-await'({ build, pass }) {
    const output = { target: 'web', filename: { js: '[name].cjs' } };
    await build(
      { format: 'umd', umdName: 'Library', output },
      { 'src/index.ts': 'export const a = await Promise.resolve(5);\n' },
    );
    const said = await pass(
      `node -e "const all = require('./dist/index.cjs'); console.log(all instanceof Promise, all.a); all.then(({ a }) => console.log(a))"`,
    );
    assert.equal(said, 'true undefined\n5\n');
  },
  async 'externals-scheme'({ build, fail, pass, write }) {
    write({
      'src/index.ts':
        "export { Database } from 'bun:sqlite';\nexport { env } from 'cloudflare:workers';\n",
    });
    has(
      await fail('rslib'),
      'Reading from "bun:sqlite" is not handled by plugins (Unhandled scheme)',
    );
    await pass('rslib --no-bundle --dist-path kept');
    const externals = [/^bun:/, /^cloudflare:/];
    has(
      (await build({ output: { externals } }))['dist/index.js'],
      'from "bun:sqlite"',
      'from "cloudflare:workers"',
    );
  },
  async 'using-rewritten'({ build }) {
    const source =
      'export function open(make: () => Disposable) {\n  using file = make();\n  return file;\n}\n';
    const dist = await build({ syntax: 'esnext' }, { 'src/index.ts': source });
    has(dist['dist/index.js'], '_ts_add_disposable_resource');
    lacks(dist['dist/index.js'], /using /);
  },
  // A directive counts only above all statements.
  async 'directive-below-shim'({ build }) {
    const isFirst = async (item: object, minify?: object | boolean) => {
      const dist = await build(
        { ...item, bundle: false, output: { target: 'web', minify } },
        { 'src/index.ts': "'use client';\nexport const value = 1;\n" },
      );
      return /^\s*("use strict";)?\s*"use client"/.test(Object.values(dist)[0] ?? '');
    };
    const compress = { directives: false, defaults: false };
    const off = { format: 'cjs', shims: { cjs: { 'import.meta.url': false } } };
    assert.ok(await isFirst({ format: 'cjs' }));
    for (const minify of [
      false,
      { js: false, css: true },
      { jsOptions: { minimizerOptions: { compress } } },
    ]) {
      assert.equal(await isFirst({ format: 'cjs' }, minify), false);
      assert.ok(await isFirst({ format: 'esm' }, minify));
      assert.ok(await isFirst(off, minify));
    }
  },
  async 'minify-commonjs'({ build }) {
    const built = async (output: object, format = 'cjs') => {
      const dist = await build(
        { format, output },
        { 'src/index.ts': 'function unused() {}\nexport class Named {}\n' },
      );
      return Object.values(dist)[0];
    };
    lacks(await built({}), 'unused');
    has(await built({ minify: true }), 'function unused', 'class Named');
    lacks(await built({ minify: true }, 'esm'), 'unused', 'class Named');
    const toplevel = { toplevel: true };
    const minimizerOptions = { compress: toplevel, mangle: toplevel };
    lacks(await built({ minify: { jsOptions: { minimizerOptions } } }), 'unused', 'class Named');
  },
  async 'node-prefix'({ build }) {
    const built = async (syntax: string | string[]) =>
      (await build({ syntax }, { 'src/index.ts': "export * as fs from 'node:fs';\n" }))[
        'dist/index.js'
      ];
    for (const old of ['es2019', ['node 14.17']]) has(await built(old), /from "fs"/);
    for (const young of ['es2020', ['node 14.18']]) has(await built(young), /from "node:fs"/);
  },
  async 'id-characters'({ pass, write }) {
    const said = async (id: string) => {
      write(configFile({ lib: [{ id }] }));
      return pass('rslib');
    };
    has(await said('a/b'), 'Environment name "a/b" contains invalid characters');
    lacks(await said('Az0-_$'), 'warn');
  },
} satisfies Claims;
