import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { configFile, packageJson } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** A script for browsers, in a file that Node.js takes for CommonJS. */
const script = (format: 'umd' | 'iife') => ({
  format,
  output: { target: 'web', filename: { js: 'index.cjs' } },
});

const NAMED = `class Lost extends Error {
  constructor() {
    super();
    this.name = new.target.name;
  }
}
function first() {
  return new Error('first');
}
export const all = [Lost, first];
`;

export default {
  async 'use-strict'({ build, dir, run, write }) {
    const directives = (text = '') => (text.match(/(["'])use strict\1/g) ?? []).length;
    const two = { 'src/b.ts': 'export const b = 1;\n', 'src/index.ts': 'export const a = 1;\n' };
    const plain = await build({ format: 'cjs', bundle: false }, two);
    assert.deepEqual(Object.values(plain).map(directives), [1, 1]);
    assert.equal(directives((await build())['dist/index.js']), 0);
    has((await build(script('umd')))['dist/index.cjs'], /=>\(?\(\)=>\{\s+"use strict";/);
    const source = { entry: { index: './src/old.cjs' } };
    const file = { 'src/old.cjs': 'exports.old = 1;\n' };
    for (const format of ['cjs', 'umd']) {
      const dist = await build({ format, source }, file);
      assert.deepEqual(Object.values(dist).map(directives), [0]);
    }
    // A script is no ES module either, although package.json has `type: module`.
    const bare = { 'src/index.ts': 'globalThis.value = 1;\n' };
    for (const format of ['cjs', 'umd']) {
      assert.deepEqual(Object.values(await build({ format }, bare)).map(directives), [0]);
    }
    rmSync(`${dir}/src/old.cjs`);
    // Written in the source it stays, in each file of its own and at the entry of a bundle.
    const strict = "'use strict';\nexport const value = 1;\n";
    write({ 'src/index.ts': strict, 'src/b.ts': strict });
    has((await build())['dist/index.js'], /^"use strict";\nconst/);
    const files = await build({ bundle: false });
    assert.deepEqual(Object.values(files).map(directives), [1, 1]);
    const inner = { 'src/index.ts': "export * from './b';\n" };
    assert.equal(directives((await build({}, inner))['dist/index.js']), 0);
    write({ 'src/index.ts': strict });
    const cjs = await build({ format: 'cjs', output: { filename: { js: 'index.cjs' } } });
    assert.equal(directives(cjs['dist/index.cjs']), 2);
    assert.equal((await run(`node -p "require('./dist/index.cjs').value"`)).text, '1\n');
    // CommonJS source is left as sloppy as it was written.
    const old = await build({ format: 'cjs' }, { 'src/index.ts': 'module.exports = 1;\n' });
    assert.equal(directives(old['dist/index.cjs']), 0);
    assert.equal(directives((await build(script('iife')))['dist/index.cjs']), 0);
  },
  // The directive has lost its semicolon, and the wrapper after it becomes its argument list.
  async 'directive-before-wrapper'({ build, fail }) {
    for (const format of ['umd', 'iife'] as const) {
      for (const directive of ['use strict', 'use client']) {
        const code = `${format === 'umd' ? 'export const value = 1' : 'console.log(1)'};\n`;
        const dist = await build(script(format), { 'src/index.ts': `'${directive}';\n${code}` });
        assert.ok(dist['dist/index.cjs']?.startsWith(`"${directive}"(`));
        const said = 'TypeError: "use strict" is not a function';
        has(await fail('node dist/index.cjs'), said.replace('use strict', directive));
      }
    }
  },
  async 'pure-annotations'({ build, load, write, dir }) {
    const files = {
      'src/index.ts': `import { make } from './make';
export const kept = /*#__PURE__*/ make('a');
export enum Color { Red }
/*#__NO_SIDE_EFFECTS__*/
export function again() { return make('b'); }
`,
      'src/make.ts': 'export const make = (s: string) => ({ s, at: Date.now() });\n',
    };
    for (const config of [{}, { bundle: false }, { format: 'cjs' }, { syntax: 'es5' }]) {
      const text = Object.values(await build(config, files)).join('');
      has(text, /kept = \/\*#__PURE__\*\/ /, /Color = \/\*#__PURE__\*\/ function/);
      lacks(text, /NO_SIDE_EFFECTS/);
    }
    lacks((await build({ output: { minify: true } }))['dist/index.js'], /PURE/);
    // The plugin marks what React offers for the top of a module.
    const { pluginReact } = await load('@rsbuild/plugin-react');
    write({
      'package.json': packageJson({ peerDependencies: { react: '*' } }),
      'src/icon.tsx': `import { createContext, forwardRef, memo } from 'react';
export const a = createContext(0);
export const b = memo(() => <b />);
export const c = forwardRef(() => <b />);
`,
    });
    const dist = await build({
      plugins: [pluginReact?.()],
      source: { entry: { index: './src/icon.tsx' } },
      output: { target: 'web' },
    });
    const marks = dist['dist/index.js']?.match(
      /\/\*#__PURE__\*\/ (createContext|memo|forwardRef|jsx)\(/g,
    );
    assert.equal(marks?.length, 5, `${dir}: ${dist['dist/index.js']}`);
  },
  async 'keep-names'({ build, run, write }) {
    write({
      'src/index.ts': NAMED,
      'use.mjs':
        "import { all } from './dist/index.js';\nconsole.log(all.map((one) => one.name || '-').join());\n",
    });
    const names = async (output: object) => {
      await build({ output });
      return (await run('node use.mjs')).text.trim();
    };
    assert.equal(await names({}), 'Lost,first');
    assert.notEqual(await names({ minify: true }), 'Lost,first');
    const keep = { keep_classnames: true, keep_fnames: true };
    const minified = (minimizerOptions: object) =>
      names({ minify: { jsOptions: { minimizerOptions } } });
    assert.equal(await minified({ mangle: keep, compress: keep }), 'Lost,first');
    // One of the two is not enough: `compress` moves a function to its only use, where it has no name.
    assert.equal(await minified({ mangle: keep }), 'Lost,-');
    assert.equal(await minified({ mangle: false }), '-,-');
  },
  // The folder of a claim is called `project`.
  async 'externals-entry-path'({ build }) {
    const files = { 'src/index.ts': 'export const one = 1;\n' };
    for (const bundle of [true, false]) {
      const left = await build({ bundle, output: { externals: [/project/] } }, files);
      has(left['dist/index.js'], /^import "\/.+\/project\/src\/index\.ts";/);
      lacks(left['dist/index.js'], 'one =');
      const kept = await build({ bundle, output: { externals: [/^project/] } });
      has(kept['dist/index.js'], 'one =');
    }
  },
  async 'externals-scope'({ build, write }) {
    for (const name of ['@babel/core', '@babel/types', 'small']) {
      write({
        [`node_modules/${name}/package.json`]: {
          name,
          version: '1.0.0',
          type: 'module',
          exports: { '.': './index.js', './sub': './index.js' },
        },
        [`node_modules/${name}/index.js`]: `export const name = 'code of ${name}';\n`,
      });
    }
    write({
      'src/index.ts': `import { name as a } from '@babel/core';
import { name as b } from '@babel/types/sub';
import { name as c } from 'small';
export const all = [a, b, c];
`,
    });
    const inside = async (output: object) =>
      [...((await build({ output }))['dist/index.js'] ?? '').matchAll(/code of ([@\w/]+)/g)].map(
        ([, name]) => name,
      );
    assert.deepEqual(await inside({ externals: [/^@babel\//] }), ['small']);
    const dependencies = { '@babel/core': '1', '@babel/types': '1', small: '1' };
    write({ 'package.json': packageJson({ dependencies }) });
    assert.deepEqual(await inside({}), []);
    const exclude = [/^@babel\//];
    assert.deepEqual(await inside({ autoExternal: { exclude } }), ['@babel/core', '@babel/types']);
    assert.deepEqual(await inside({ autoExternal: { exclude: ['@babel/core'] } }), ['@babel/core']);
  },
  // A class with a private field, an async method, a loop and a spread.
  async 'es5-cost'({ build, write }) {
    write({
      'src/index.ts': `export class Store {
  #items: number[] = [];
  async load(more: number[]) {
    for (const one of await Promise.all(more)) this.#items = [...this.#items, one];
    return this.#items;
  }
}\n`,
    });
    const code = async (syntax: string) => (await build({ syntax }))['dist/index.js'] ?? '';
    const [today, es2015, es5] = [await code('esnext'), await code('es2015'), await code('es5')];
    const kilobytes = [today, es2015, es5].map(({ length }) => length / 1000);
    assert.deepEqual(
      kilobytes.map((size) => Math.round(size * 2) / 2),
      [0, 3, 11],
      String(kilobytes),
    );
    has(es5, /export \{ src_Store as Store \}/);
    write({ 'src/index.ts': 'export const greet = (name: string) => name;\n' });
    const grown = (await code('es5')).length - (await code('esnext')).length;
    assert.ok(grown > 10 && grown < 100, String(grown));
  },
  async 'duplicate-entry'({ pass, read, write }) {
    write({
      'src/words.ts': 'export const a = 1;\n',
      'src/words.json': { b: 1 },
      ...configFile({ bundle: false }),
    });
    const text = await pass('rslib');
    has(
      text,
      'Duplicate entry words from src/words.ts and src/words.json, which may lead to the incorrect output, please rename the file',
    );
    lacks(read()['dist/words.js'], /b/);
  },
  // The name is that of a variable which every CommonJS file of Rslib declares itself.
  async 'module-variable-cjs'({ build }) {
    const source = { define: { LOADER: '__webpack_require__' } };
    const files = { 'src/index.ts': '// @ts-nocheck\nexport const loader = () => LOADER;\n' };
    const own = /^var __webpack_require__ =/m;
    const esm = (await build({ source }, files))['dist/index.js'];
    has(esm, '=>__webpack_require__');
    lacks(esm, own);
    has((await build({ source, format: 'cjs' }))['dist/index.cjs'], own, '=>__webpack_require__');
  },
} satisfies Claims;
