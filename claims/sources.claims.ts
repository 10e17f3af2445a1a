import assert from 'node:assert/strict';
import { join } from 'node:path';
import { browse } from './browse';
import { configFile, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** A script that takes `module` or the global object, whichever there is. */
const UMD_SCRIPT = `(function (root, factory) {
  if (typeof module === 'object') module.exports = factory();
  else root.vendor = factory();
})(this, () => ({ hi: () => 'hi' }));\n`;

/** Sources whose names, places or imports are out of the ordinary. */
export default {
  async 'source-symlinks'({ fail, pass, read, write }) {
    const config = { bundle: false };
    write({
      ...configFile(config),
      'shared/text.ts': "export const text = 'shared';\n",
      'src/index.ts': "export { text } from './shared/text';\n",
    });
    await pass('ln -s ../shared src/shared && rslib');
    assert.deepEqual(Object.keys(read()), ['dist/index.js', 'dist/shared/text.js']);
    has(await fail('node dist/index.js'), 'ERR_MODULE_NOT_FOUND');
    write(configFile({ ...config, tools: { rspack: { resolve: { symlinks: false } } } }));
    await pass('rslib && node dist/index.js');
  },
  async 'platform-files'({ build }) {
    const files = {
      'src/index.ts': "export { store } from './storage';\n",
      'src/storage.ts': 'export const store = 1;\n',
      'src/storage.native.ts': 'export const store = 2;\n',
    };
    const path = async (js = {}) =>
      (await build({ bundle: false, redirect: { js } }, files))['dist/index.js'];
    has(await path(), 'from "./storage.js"');
    has(await path({ extension: false }), 'from "./storage"');
  },
  async 'text-attribute'({ build, fail, pass }) {
    const files = (name: string) => ({
      'src/index.ts': `export { default as note } from './${name}' with { type: 'text' };\n`,
      [`src/${name}`]: 'read me',
    });
    const use = `node -p "import('./dist/index.js').then(({ note }) => console.log(note))"`;
    for (const name of ['note.md', 'note.txt']) {
      assert.deepEqual(Object.keys(await build({}, files(name))), ['dist/index.js']);
      has(await pass(use), 'read me');
    }
    await build({ bundle: false, source: { entry: { index: ['src/index.ts', 'src/note.txt'] } } });
    has(await fail(use), 'ERR_IMPORT_A');
  },
  async 'text-attribute-types'({ fail, pass, write }) {
    write({
      ...configFile({ dts: true }),
      'src/index.ts': "export { default as note } from './note.md' with { type: 'text' };\n",
      'src/note.md': 'read me',
      'tsconfig.json': tsconfig({ lib: ['ES2022', 'DOM'], types: ['@rslib/core/types'] }),
    });
    has(await fail('rslib'), "Cannot find module './note.md'");
    const declared = "declare module '*.md' { const text: string; export default text }\n";
    write({ 'src/md.d.ts': declared });
    await pass('rslib');
  },
  async 'bytes-attribute-types'({ fail, pass, read, write }) {
    const use = "import data from './table.dat' with { type: 'bytes' };\n";
    write({
      ...configFile({ dts: true }),
      'src/index.ts': `${use}export const table: Uint8Array = data;\n`,
      'src/table.dat': 'hi',
      'tsconfig.json': tsconfig({ lib: ['ES2022', 'DOM'], types: ['@rslib/core/types'] }),
    });
    has(await fail('rslib'), "Cannot find module './table.dat'");
    const declared = "declare module '*.dat' { const bytes: Uint8Array; export default bytes }\n";
    write({ 'src/dat.d.ts': declared });
    await pass('rslib');
    assert.equal(read()['dist/index.d.ts'], 'export declare const table: Uint8Array;\n');
    write({ 'src/index.ts': `${use}export { data as table };\n` });
    await pass('rslib');
    has(read()['dist/index.d.ts'] ?? '', "'./table.dat'");
  },
  async 'css-attribute'({ build, dir, fail, write }) {
    const files = {
      'src/index.ts':
        "import sheet from './a.css' with { type: 'css' };\nexport const adopt = () => { document.adoptedStyleSheets = [sheet]; };\n",
      'src/a.css': 'i { top: 1px }\n',
    };
    await build({ bundle: false, output: { target: 'web' } }, files);
    const script = "import { adopt } from './index.js'; adopt(); tell(getComputedStyle(i).top)";
    write({ 'dist/index.html': `<i id="i"></i><script type="module">${script}</script>` });
    assert.equal(await browse(join(dir, 'dist')), '1px');
    write(configFile({ output: { target: 'web' } }));
    has(await fail('rslib'), "export 'default' (imported as 'sheet') was not found in './a.css'");
  },
  async 'in-source-tests'({ build }) {
    const files = {
      'src/index.ts':
        'export const one = 1;\nif (import.meta.vitest) import.meta.vitest.test(one);\n',
    };
    has((await build({}, files))['dist/index.js'], 'import.meta.vitest.test');
    const define = { 'import.meta.vitest': 'undefined' };
    lacks((await build({ source: { define } }))['dist/index.js'], 'vitest');
  },
  async 'ambient-const-enum'({ fail, pass, write }) {
    write({
      'package.json': packageJson({ dependencies: { dep: '*' } }),
      'tsconfig.json': tsconfig(),
      'node_modules/dep/package.json': packageJson({ name: 'dep', types: './index.d.ts' }),
      'node_modules/dep/index.js': '',
      'node_modules/dep/index.d.ts': 'export declare const enum Kind { A = 1 }\n',
      ...configFile({ dts: true }),
      'src/index.ts': "import { Kind } from 'dep';\nexport const kind: number = Kind.A;\n",
    });
    await pass('rslib');
    has(await fail('node dist/index.js'), "does not provide an export named 'Kind'");
    await pass('tsc --outDir compiled && node compiled/index.js');
    write({ 'tsconfig.json': tsconfig({ isolatedModules: true }) });
    has(await fail('rslib'), 'TS2748');
  },
  async 'entry-not-included'({ pass, read, write }) {
    write({
      'tsconfig.json': tsconfig(),
      ...configFile({
        dts: true,
        source: { entry: { index: './src/index.ts', cli: './bin/cli.ts' } },
      }),
      'bin/cli.ts': "export const value: number = 'text';\n",
    });
    await pass('rslib');
    assert.deepEqual(Object.keys(read()), ['dist/cli.js', 'dist/index.d.ts', 'dist/index.js']);
  },
  async 'dirname-of-output'({ build, fail, pass }) {
    const files = {
      'src/cli/run.ts':
        "import { readFileSync } from 'node:fs';\nimport { join } from 'node:path';\nconsole.log(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));\n",
    };
    const source = { entry: { run: './src/cli/run.ts' } };
    await build({ source }, files);
    has(await fail('node dist/run.js'), 'ENOENT');
    await build({ bundle: false, source: { entry: { run: './src/**' } } });
    has(await pass('node dist/cli/run.js'), '"claim"');
  },
  async 'error-vendored-script'({ build, fail, pass, write }) {
    const files = (extension: string) => ({
      'src/index.ts': `import './vendor.${extension}';\n`,
      [`src/vendor.${extension}`]: UMD_SCRIPT,
    });
    await build({}, files('js'));
    has(
      await fail('node dist/index.js'),
      "TypeError: Cannot set properties of undefined (setting 'vendor')",
    );
    await build({}, files('cjs'));
    await pass('node dist/index.js');
    write({ ...configFile({}), 'src/index.ts': "export { default } from './vendor.js';\n" });
    has(await fail('rslib'), "export 'default'", 'module has no exports');
  },
  async 'error-parameter-decorator'({ build, fail, write }) {
    write(configFile({}));
    write({
      'src/index.ts':
        'const inject = (): any => () => {};\nexport class Service { constructor(@inject() readonly name: string) {} }\n',
    });
    has(await fail('rslib'), 'Unexpected token `@`. Expected yield, an identifier, [ or {');
    const legacy = { 'tsconfig.json': tsconfig({ experimentalDecorators: true }) };
    has((await build({}, legacy))['dist/index.js'], '_ts_param(0, inject())');
  },
  async 'error-tsconfig-bom'({ fail, pass, write }) {
    write({ ...configFile({}), 'tsconfig.json': '\uFEFF{}' });
    has(await fail('rslib'), 'JSON parse error: expected value at line 1 column 1');
    write({ 'tsconfig.json': '{}', 'src/index.ts': '\uFEFFexport const value = 1;\n' });
    await pass('rslib');
  },
  // The path has a variable, so the import stays as written, and Node.js finds the copied file.
  async 'json-variable'({ build, pass, write }) {
    const lib = ['esm', 'cjs'].flatMap((format) =>
      [true, false].map((bundle) => ({
        format,
        bundle,
        output: { distPath: `dist/${format}${bundle}` },
      })),
    );
    const dist = await build(
      { lib, output: { copy: [{ from: './src/locales', to: 'locales' }] } },
      {
        'src/locales/en.json': { hello: 'Hello' },
        'src/index.ts':
          "export const load = (name: string) =>\n  import(`./locales/${name}.json`, { with: { type: 'json' } });\n",
      },
    );
    const outputs = Object.keys(dist).filter((path) => /index\.c?js$/.test(path));
    assert.equal(outputs.length, 4);
    const run = `for (const path of ${JSON.stringify(outputs)}) import('./' + path).then((m) => m.load('en')).then((m) => console.log(m.default.hello));`;
    write({ 'use.mjs': run });
    assert.equal(await pass('node --no-warnings use.mjs'), 'Hello\n'.repeat(4));
  },
} satisfies Claims;
