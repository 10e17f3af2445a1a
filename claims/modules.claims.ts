import assert from 'node:assert/strict';
import { installInUser, pageOf } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** A package in node_modules of the project, as a consumer has it. */
const installed = (name: string, manifest: object, code: string) => ({
  [`node_modules/${name}/package.json`]: { name, version: '1.0.0', type: 'module', ...manifest },
  [`node_modules/${name}/index.js`]: code,
});

export default {
  async 'engines-warn'({ pass, write }) {
    write({ 'package.json': { name: 'lib', version: '1.0.0', engines: { node: '>=99' } } });
    write({ 'user/package.json': { private: true } });
    has(await pass(installInUser('lib')), 'npm warn EBADENGINE Unsupported engine');
  },
  async 'require-async-dependency'({ run, write }) {
    write({
      ...installed('outer', { exports: './index.js' }, "export * from 'inner';\n"),
      ...installed('inner', { exports: './index.js' }, 'export const value = await 1;\n'),
      'use.cjs': "require('outer');\n",
    });
    has((await run('node use.cjs')).text, /ERR_REQUIRE_ASYNC_MODULE/);
  },
  async 'ts1479-cures'({ run, write }) {
    const manifest = { exports: { types: './index.d.ts', default: './index.js' } };
    write({
      ...installed('esm-lib', manifest, 'export const value = 1;\n'),
      'node_modules/esm-lib/index.d.ts': 'export declare const value: number;\n',
      'use.cts': "import { value } from 'esm-lib';\nexport const used = value;\n",
      'late.cts': "export const used = import('esm-lib').then(({ value }) => value);\n",
    });
    const check = (file: string, module: string) =>
      run(`tsc --ignoreConfig --noEmit --types '' --target es2022 --module ${module} ${file}`);
    has((await check('use.cts', 'node16')).text, /TS1479/);
    const cures = [
      ['use.cts', 'nodenext'],
      ['use.cts', 'node20'],
      ['late.cts', 'node16'],
    ] as const;
    for (const [file, module] of cures) {
      const { exit, text } = await check(file, module);
      assert.equal(exit, 0, text);
    }
  },
  async 'typescript-7-node10'({ fail }) {
    has(await fail('tsc --ignoreConfig --noEmit --moduleResolution node10 src/index.ts'), /node10/);
  },
  // The package is a module: a CommonJS file called .js in it needs a package.json of its own beside it.
  async 'auto-extension-off-type'({ build, pass, run, write }) {
    const lib = { format: 'cjs', autoExtension: false, output: { distPath: 'dist/cjs' } };
    await build({ lib: [lib] }, { 'package.json': { type: 'module' } });
    const { text } = await run('node --no-warnings dist/cjs/index.js');
    has(text, /ReferenceError: exports is not defined in ES module scope/);
    write({ 'dist/cjs/package.json': { type: 'commonjs' } });
    await pass('node dist/cjs/index.js');
  },
  async 'node-requires-esm'({ build, run, write }) {
    await build();
    write({ 'use.cjs': "console.log(require('./dist/index.js').value);\n" });
    has((await run('node --no-warnings use.cjs')).text, /^1\n/);
  },
  // `import.meta` is replaced in CommonJS; `__filename`, `__dirname` and `require` are left alone in ESM.
  async 'shims-defaults'({ build }) {
    const dist = await build(
      { lib: [{ format: 'esm' }, { format: 'cjs' }] },
      {
        'src/index.ts':
          'export const url = import.meta.url;\nexport const dir = () => [__dirname, __filename, require];\n',
      },
    );
    lacks(dist['dist/index.cjs'], /[^_]import\.meta\.url/);
    has(dist['dist/index.js'], /\[\s*__dirname,\s*__filename,\s*require\s*\]/);
  },
  async 'shims-resolve'({ build, run }) {
    const source = "console.log(import.meta.resolve('node:fs'));\n";
    await build({ lib: [{ format: 'esm' }, { format: 'cjs' }] }, { 'src/index.ts': source });
    assert.equal((await run('node dist/index.js')).text, 'node:fs\n');
    has((await run('node dist/index.cjs')).text, /TypeError: .*resolve is not a function/);
  },
  async 'umd-node-global'({ build, run, write }) {
    const lib = (target: string) => ({
      format: 'umd',
      umdName: 'Lib',
      output: { target, distPath: `dist/${target}` },
    });
    await build({ lib: [lib('node'), lib('web')] });
    write({
      'node.mjs': pageOf('dist/node/index.js', 'page.Lib.value'),
      'web.mjs': pageOf('dist/web/index.js', 'page.Lib.value'),
    });
    has((await run('node node.mjs')).text, /global is not defined/);
    has((await run('node web.mjs')).text, /^1\n/);
  },
  async 'unresolved-import'({ build, read }) {
    const files = { 'src/index.ts': "export { name } from 'nowhere';\n" };
    await assert.rejects(build({}, files));
    await build({ bundle: false });
    has(read()['dist/index.js'], /from "nowhere"/);
  },
  // The import of a stylesheet that is not emitted stays, whatever the reason.
  async 'bundleless-css-missing'({ build, read, run }) {
    const styled = async (target: string, css: string) => {
      await build(
        { bundle: false, output: { target } },
        { 'src/index.ts': "import './a.css';\n", 'src/a.css': css },
      );
      has((await run('node dist/index.js')).text, /ERR_(MODULE_NOT_FOUND|UNKNOWN_FILE)/);
      return Object.keys(read());
    };
    assert.deepEqual(await styled('node', '.a { color: red }'), ['dist/index.js']);
    assert.deepEqual(await styled('web', '.a {}'), ['dist/index.js']);
    assert.deepEqual(await styled('web', '.a { color: red }'), ['dist/a.css', 'dist/index.js']);
  },
  async 'node-image'({ build, run }) {
    await build({}, { 'src/index.ts': "export { default } from './a.png';\n", 'src/a.png': 'x' });
    has((await run('node dist/index.js')).text, /ERR_UNKNOWN_FILE_EXTENSION/);
  },
  async 'exports-close'({ run, write }) {
    const pkg = { name: 'lib', version: '1.0.0', type: 'module', main: './dist/index.js' };
    write({
      'node_modules/open/package.json': { ...pkg, name: 'open' },
      'node_modules/open/dist/inner.js': "console.log('loaded');\n",
      'node_modules/closed/package.json': { ...pkg, name: 'closed', exports: './dist/index.js' },
      'node_modules/closed/dist/inner.js': "console.log('loaded');\n",
      'open.mjs': "import 'open/dist/inner.js';\n",
      'closed.mjs': "import 'closed/dist/inner.js';\n",
    });
    assert.equal((await run('node open.mjs')).text, 'loaded\n');
    has((await run('node closed.mjs')).text, /ERR_PACKAGE_PATH_NOT_EXPORTED/);
  },
  // Without bundling nothing is inlined: a worker query loses its meaning, React stays an import.
  async 'bundleless-imports-stay'({ build }) {
    const dist = await build(
      { bundle: false, output: { target: 'web' } },
      {
        'src/index.ts':
          "export { useState } from 'react';\nexport { default as W } from './w?worker';\n",
        'src/w.ts': 'postMessage(1);\n',
      },
    );
    has(dist['dist/index.js'], /from "react"/, /from "\.\/w\.js"/);
    lacks(dist['dist/w.js'], /default/);
  },
  async 'worker-node-target'({ build }) {
    const dist = await build(
      {},
      {
        'src/index.ts':
          "export const start = () => new Worker(new URL('./work.ts', import.meta.url));\n",
        'src/work.ts': 'postMessage(1);\n',
      },
    );
    assert.equal(Object.keys(dist).length, 2);
  },
  // A thread is found by its address, a process only where it is an entry.
  async 'node-worker'({ build, pass }) {
    const files = {
      'src/index.ts': `import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
new Worker(new URL('./thread.ts', import.meta.url));
fork(join(import.meta.dirname, 'child.js'));\n`,
      'src/thread.ts': "const words: string[] = ['a', 'thread'];\nconsole.log(words.join(' '));\n",
      'src/child.ts': "const words: string[] = ['a', 'child'];\nconsole.log(words.join(' '));\n",
    };
    const entry = { index: './src/index.ts', child: './src/child.ts' };
    for (const config of [{ source: { entry } }, { bundle: false }]) {
      await build(config, files);
      assert.deepEqual((await pass('node dist/index.js')).trim().split('\n').sort(), [
        'a child',
        'a thread',
      ]);
    }
  },
  // Legacy decorators and their metadata follow tsconfig.json, useDefineForClassFields does not.
  async 'tsconfig-read'({ build }) {
    const source = 'export class A {\n  x = 1;\n}\n';
    const tsconfig = (options: object) => ({ compilerOptions: options, include: ['src'] });
    const fields = await build(
      {},
      { 'src/index.ts': source, 'tsconfig.json': tsconfig({ useDefineForClassFields: false }) },
    );
    has(fields['dist/index.js'], /class A \{\s*x = 1;/);
    const decorated = await build(
      {},
      {
        'src/index.ts':
          'const dec = (..._: unknown[]): void => {};\nexport class A {\n  @dec y: string = "";\n}\n',
        'tsconfig.json': tsconfig({ experimentalDecorators: true, emitDecoratorMetadata: true }),
      },
    );
    has(decorated['dist/index.js'], /design:type", String/);
    // With legacy decorators every field becomes an assignment, as Lit and MobX need it.
    const assigned = await build(
      {},
      {
        'src/index.ts': source,
        'tsconfig.json': tsconfig({ experimentalDecorators: true }),
      },
    );
    has(assigned['dist/index.js'], /this\.x = 1/);
  },
  async 'json-bundleless-cjs'({ build, fail, write }) {
    await build(
      { bundle: false, format: 'cjs' },
      {
        'src/index.ts': "import names from './names.json';\nexport const first = () => names.a;\n",
        'src/names.json': { a: 'Ada' },
        'tsconfig.json': { compilerOptions: { module: 'esnext', moduleResolution: 'bundler' } },
      },
    );
    write({ 'use.cjs': "console.log(require('./dist/index.cjs').first());\n" });
    has(await fail('node use.cjs'), /Cannot read properties of undefined \(reading 'a'\)/);
  },
  async 'require-context'({ build, fail, pass }) {
    const files = {
      'src/index.ts':
        "const icons = require.context('./icons', true, /\\.ts$/);\nexport const all = icons.keys().map((name) => icons(name).default);\n",
      'src/icons/a.ts': "export default 'a';\n",
      'src/icons/deep/b.ts': "export default 'b';\n",
    };
    const use = "import('./dist/index.js').then(({ all }) => console.log(all.join()))";
    for (const bundle of [true, false]) {
      await build({ bundle }, files);
      has(await pass(`node -e "${use}"`), 'a,b');
      const kept = `export const all = import.meta.webpackContext('./icons').keys();\n`;
      await build({ bundle }, { 'src/index.ts': kept });
      has(await fail(`node -e "${use}"`), 'webpackContext is not a function');
    }
  },
  // What `engines.node` and `syntax` lower, and that functions are left alone.
  async 'no-polyfill'({ build }) {
    const dist = await build(
      { syntax: 'es2015' },
      { 'src/index.ts': 'export const last = (a?: number[]) => a?.at(-1) ?? 0;\n' },
    );
    const code = dist['dist/index.js'] ?? '';
    lacks(code, /\?\?|\?\./);
    has(code, /\.at\(-1\)/);
    lacks(code, /core-js/);
  },
} satisfies Claims;
