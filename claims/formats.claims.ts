import assert from 'node:assert/strict';
import { type Claims, packageAt } from './harness';
import { has, lacks } from './has';

export default {
  // The attribute stays on the import of the module that the JSON has become.
  // Built at the same time, so that either of the two may be the one that stays.
  async 'libs-overwrite'({ pass, read, write }) {
    write({
      'rslib.config.mjs': "export default { lib: [{}, { format: 'umd', umdName: 'Value' }] };\n",
    });
    lacks(await pass('rslib'), /warn|error|conflict/i);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
  },
  // The import resolves while building, but its file is no entry.
  async 'bundleless-outside'({ fail, pass, read, write }) {
    write({ 'shared/text.ts': "export const text = 'shared';\n" });
    const built = async (text: string) => {
      write({ 'src/index.ts': `${text}\n` });
      lacks(await pass('rslib --no-bundle'), /warn|error/i);
      assert.deepEqual(Object.keys(read()), ['dist/index.js']);
    };
    await built("export { text } from '../shared/text';");
    has(read()['dist/index.js'], '"../shared/text"');
    has(await fail('node dist/index.js'), 'ERR_MODULE_NOT_FOUND');
    const version = (attribute: string) =>
      `import pkg from '../package.json'${attribute};\nconsole.log(pkg.version);`;
    await built(version(''));
    has(await fail('node dist/index.js'), /ERR_IMPORT_(ATTRIBUTE|ASSERTION_TYPE)_MISSING/);
    await built(version(" with { type: 'json' }"));
    has(await pass('node dist/index.js'), '1.0.0');
    await pass('rslib --no-bundle --dist-path dist/esm');
    has(await fail('node dist/esm/index.js'), /Cannot find module .*dist\/package\.json/);
  },
  async 'import-meta-resolve'({ build, fail, pass }) {
    const files = (code: string) => ({
      'src/index.ts': `import { createRequire } from 'node:module';\nconsole.log(typeof createRequire, ${code});\n`,
    });
    const formats = { lib: [{ format: 'esm' }, { format: 'cjs' }] };
    await build(formats, files("import.meta.resolve('node:fs')"));
    await pass('node dist/index.js');
    has(await fail('node dist/index.cjs'), /TypeError: .*resolve is not a function/);
    await build(formats, files("createRequire(import.meta.url).resolve('node:fs')"));
    await pass('node dist/index.js && node dist/index.cjs');
  },
  async 'worker-in-variable'({ build }) {
    const worker = { 'src/w.ts': 'const n: number = 1;\npostMessage(n);\n' };
    const dist = async (code: string) =>
      Object.keys(
        await build({ output: { target: 'web' } }, { ...worker, 'src/index.ts': `${code}\n` }),
      );
    const url = "new URL('./w.ts', import.meta.url)";
    assert.deepEqual(await dist(`export const w = new Worker(${url});`), [
      'dist/index.js',
      'dist/w.js',
    ]);
    assert.deepEqual(await dist(`const url = ${url};\nexport const w = new Worker(url);`), [
      'dist/index.js',
      'dist/static/assets/w.ts',
    ]);
  },
  async 'json-bundleless-attribute'({ build, fail }) {
    const dist = await build(
      { bundle: false },
      {
        'src/index.ts':
          "import de from './de.json' with { type: 'json' };\nconsole.log(de.hello);\n",
        'src/de.json': '{ "hello": "Hallo" }',
      },
    );
    has(dist['dist/index.js'], /from "\.\/de\.js" with/);
    const text = await fail('node dist/index.js');
    has(text, /ERR_IMPORT_ASSERTION_TYPE_FAILED|ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE/);
  },
  // A UMD file is a script or CommonJS: what `"type": "module"` makes of `.js` has no exports.
  async 'umd-type-module'(project) {
    const umd = { format: 'umd', umdName: 'Library' };
    const keys = async (type: string, filename: string) => {
      await project.build(
        { ...umd, output: { filename: { js: filename } } },
        { 'package.json': { name: 'library', version: '1.0.0', type } },
      );
      project.write({
        'use.mjs': `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
console.log(Object.keys(require('./dist/${filename}')).join() || 'nothing');\n`,
      });
      const { text } = await project.run('node use.mjs');
      return text.trim();
    };
    assert.equal(await keys('commonjs', 'index.js'), 'value');
    assert.equal(await keys('module', 'library.cjs'), 'value');
    assert.equal(await keys('module', 'index.js'), 'nothing');
  },
  // What `vue-tsc` writes for an import without an extension, read by a consumer whose resolver wants one.
  async 'declarations-without-extension'({ fail, run, write }) {
    write({
      ...packageAt('node_modules/library', 'library', {
        'index.d.ts': "export { count } from './count';\n",
        'count.d.ts': 'export declare const count: number;\n',
        'index.js': "export { count } from './count.js';\n",
        'count.js': 'export const count = 1;\n',
      }),
      'src/index.ts': "import { count } from 'library';\nexport const text: string = count;\n",
      'tsconfig.json': {
        compilerOptions: { module: 'nodenext', noEmit: true, strict: true, types: [] },
        include: ['src'],
      },
    });
    has(await fail('tsc'), /TS2835/);
    const skipped = await run('tsc --skipLibCheck');
    assert.equal(skipped.exit, 0, skipped.text);
  },
  // ES5 needs a format without `import` and `export`, and a bundled package is lowered only when `source.include` names it.
  async 'es5-script'({ build, pass, run, write }) {
    const modern = { 'index.js': 'export const twice = (n) => n * 2;\n' };
    write(packageAt('node_modules/modern', 'modern', modern));
    const lib = (name: string, options: object, source = {}) => ({
      syntax: 'es5',
      source,
      output: { target: 'web', distPath: `dist/${name}` },
      ...options,
    });
    const umd = { format: 'umd', umdName: 'Library' };
    await build(
      {
        lib: [
          lib('esm', { format: 'esm' }, { include: [/node_modules/] }),
          lib('own', umd),
          lib('all', umd, { include: [/node_modules/] }),
        ],
      },
      {
        'src/index.ts': "import { twice } from 'modern';\nexport const four = () => twice(2);\n",
      },
    );
    const parse = async (name: string) =>
      (await run(`acorn --ecma5 --silent dist/${name}/index.js`)).exit;
    assert.deepEqual(await Promise.all(['esm', 'own', 'all'].map(parse)), [1, 1, 0]);
    // As a module, `export` is not a fault to acorn.
    await pass('acorn --ecma5 --module --silent dist/esm/index.js');
  },
  // The helpers of rewritten syntax call what the oldest runtimes lack.
  async 'es5-needs-functions'({ build }) {
    const needs = async (code: string) => {
      const dist = await build({ syntax: 'es5' }, { 'src/index.ts': code });
      return ['Promise', 'WeakMap', 'Symbol'].filter((name) =>
        dist['dist/index.js']?.includes(name),
      );
    };
    const asked = async (code: string, name: string) =>
      assert.ok((await needs(code)).includes(name), name);
    await asked('export const wait = async () => 1;\n', 'Promise');
    await asked(
      'export class One {\n  #a = 1;\n  get() {\n    return this.#a;\n  }\n}\n',
      'WeakMap',
    );
    await asked(
      'export const last = (all: Set<number>) => {\n  let at = 0;\n  for (const one of all) at = one;\n  return at;\n};\n',
      'Symbol',
    );
  },
} satisfies Claims;
