import assert from 'node:assert/strict';
import type { Claims } from './harness';
import { has, lacks } from './has';

const LATER = { 'src/later.ts': "console.log('later runs');\nexport const value = 1;\n" };
const RUNTIME = '__webpack_require__';

/** Syntax of modules and functions that comes out as something else. */
export default {
  async 'import-defer'({ build, pass }) {
    const load = `node -e "import('./dist/index.js').then(() => console.log('loaded'))"`;
    const source =
      "import defer * as later from './later';\nexport const run = () => later.value;\n";
    for (const bundle of [true, false]) {
      lacks(
        (await build({ bundle }, { ...LATER, 'src/index.ts': source }))['dist/index.js'],
        'defer',
      );
      assert.equal(await pass(load), 'later runs\nloaded\n');
    }
    const called = "export const run = () => import.defer('./later');\n";
    has(
      (await build({}, { ...LATER, 'src/index.ts': called }))['dist/index.js'],
      'import("./later.js")',
    );
    await build({}, { ...LATER, 'src/index.ts': called.replace('.defer', '') });
    assert.equal(await pass(load), 'loaded\n');
  },
  async 'bytes-attribute'({ build, fail, pass }) {
    const use = `node -p "import('./dist/index.js').then(({ data }) => console.log(data))"`;
    const text = async (name: string, content: string, config = {}) => {
      const source = `export { default as data } from './${name}' with { type: 'bytes' };\n`;
      const files = { 'src/index.ts': source, [`src/${name}`]: content };
      return (await build(config, files))['dist/index.js'] ?? '';
    };
    await text('a.bin', 'hi');
    has(await pass(use), 'Uint8Array(2) [ 104, 105 ]');
    const rules = [{ with: { type: 'bytes' }, type: 'asset/bytes' }];
    const tools = { rspack: { module: { rules } } };
    for (const name of ['a.png', 'a.woff2', 'a.mp4', 'a.txt']) {
      has(await text(name, 'hi'), /static\/\w+\/a\./);
      has(await text(name, 'hi', { tools }), '"aGk="');
      has(await pass(use), 'Uint8Array(2) [ 104, 105 ]');
    }
    // What is compiled: `const n: number = 1` without its type.
    const bytes = Buffer.from('const n: number = 1').toString('base64');
    lacks(await text('a.ts', 'const n: number = 1', { tools }), bytes);
    await text('a.bin', 'hi', { bundle: false });
    has(await fail(use), 'ERR_IMPORT_A');
  },
  async 'bundler-runtime'({ build, fail, pass, write }) {
    write({
      'src/other.ts': 'export const a = 1;\nexport const b = 2;\n',
      'src/old.cjs': 'module.exports = { a: 1 };\n',
      'src/note.txt': 'hi',
    });
    const output = async (source: string, bundle = true, config: object = {}) => {
      const entry = { index: bundle ? './src/index.ts' : ['./src/index.ts', './src/other.ts'] };
      const files = { 'src/index.ts': source };
      return (
        Object.entries(await build({ bundle, source: { entry }, ...config }, files)).find(
          ([file]) => /^dist\/index\.c?js$/.test(file),
        )?.[1] ?? ''
      );
    };
    for (const format of ['cjs', 'umd'])
      has(await output('export const a = 1;\n', true, { format, umdName: 'own' }), RUNTIME);
    write({ 'src/a.css': '.a { color: red }\n' });
    const css = "import './a.css';\nexport const a = 1;\n";
    const web = { output: { target: 'web' } };
    lacks(await output(css, true, web), RUNTIME);
    has(await output(css, true, { output: { target: 'web', injectStyles: true } }), RUNTIME);
    const useEval =
      "import { a } from './other';\nexport const own = a;\nexport const run = (code) => eval(code);\n";
    for (const source of [
      "export * as all from './other';\n",
      "import * as all from './other';\nexport const keys = Object.keys(all);\n",
      "import old from './old.cjs';\nexport { old };\n",
      "export const old = require('./old.cjs');\n",
      "export { default as note } from './note.txt';\n",
      useEval,
    ]) {
      const code = await output(source);
      has(code, RUNTIME);
      const added = code.length - source.length;
      assert.ok(added > 400 && added < 2000, `${source}: ${added} bytes`);
    }
    for (const source of [
      "import * as all from './other';\nexport const value = all.a;\n",
      "export * from './other';\n",
      useEval.replace('eval(', '(0, eval)('),
    ])
      lacks(await output(source), RUNTIME);
    // In the source as Node.js runs it, `a` is in sight.
    const use = "const { run } = await import('./dist/index.js');\nconsole.log(run('a'));\n";
    write({ 'use.mjs': use, 'own.mjs': use.replace('./dist/index.js', './src/plain.js') });
    write({
      'src/plain.js': useEval.replace('./other', './other.js'),
      'src/other.js': 'export const a = 1;\n',
    });
    assert.equal(await pass('node own.mjs'), '1\n');
    for (const bundle of [true, false]) {
      has(await output(useEval, bundle), RUNTIME);
      has(await fail('node use.mjs'), 'ReferenceError: a is not defined');
    }
  },
  async 'expression-names'({ build, pass, write }) {
    write({
      'src/index.ts': `export const Alias = class Named {};
export const mixin = (Base) => class Mixed extends Base {};
export const wrap = (run) => run;
export const wrapped = wrap(function inner() {});
export class Declared {}
export const used = () => class Used { static self = () => Used };\n`,
      'use.mjs': `const { Alias, mixin, wrapped, Declared, used } = await import('./dist/index.js');
console.log([Alias, mixin(Object), wrapped, Declared, used()].map((one) => one.name || '-').join());\n`,
    });
    const names = async (output: object, bundle = true) => {
      await build({ bundle, output });
      return pass('node use.mjs');
    };
    for (const bundle of [true, false])
      assert.equal(await names({}, bundle), 'Alias,-,-,Declared,Used\n');
    assert.equal(await names({ minify: false }), 'Named,Mixed,inner,Declared,Used\n');
    const unused = { dead_code: true, unused: true, toplevel: true };
    const compress = { defaults: false, ...unused, keep_classnames: true, keep_fnames: true };
    const minimizerOptions = { mangle: false, minify: false, compress };
    assert.equal(
      await names({ minify: { css: false, jsOptions: { minimizerOptions } } }),
      'Named,Mixed,inner,Declared,Used\n',
    );
  },
} satisfies Claims;
