import assert from 'node:assert/strict';
import { tsconfig } from './files';
import { type Claims, packageAt } from './harness';
import { has } from './has';

export default {
  // TypeScript 7; each message is one of those that `dts` prints.
  async 'error-tsconfig'({ fail, write }) {
    const options = { baseUrl: '.', esModuleInterop: false, paths: { '@/*': ['src/*'] } };
    write({ 'tsconfig.json': tsconfig({ ...options, target: 'ES5' }) });
    const text = await fail('tsc --noEmit');
    has(
      text,
      "error TS5102: Option 'baseUrl' has been removed",
      "error TS5108: Option 'target=ES5' has been removed",
      "error TS5108: Option 'esModuleInterop=false' has been removed",
      'error TS5090: Non-relative paths are not allowed',
    );
    write({ 'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }) });
    await fail('tsc --noEmit --target ES5');
    const deprecated = await fail(
      '../../../../ts6/node_modules/.bin/tsc --noEmit --target ES5 --baseUrl . --moduleResolution node10',
    );
    has(deprecated, "TS5101: Option 'baseUrl' is deprecated");
    for (const option of ['target=ES5', 'moduleResolution=node10'])
      has(deprecated, `TS5107: Option '${option}' is deprecated`);
    const absent = await fail('tsc --noEmit --types absent');
    has(absent, "error TS2688: Cannot find type definition file for 'absent'");
    write({ 'src/index.ts': 'export const last = [1].at(-1);\n' });
    const old = await fail('tsc --noEmit --lib ES2020');
    has(old, "error TS2550: Property 'at' does not exist on type 'number[]'");
  },
  async 'error-source-types'({ fail, pass, write }) {
    write({
      'tsconfig.json': tsconfig({ verbatimModuleSyntax: true }),
      'src/types.ts': 'export type Shape = number;\n',
      'src/import.ts': "import { Shape } from './types';\nexport const one: Shape = 1;\n",
      'src/export.ts': "export { Shape } from './types';\n",
      'src/extension.ts': "export * from './index.ts';\n",
      'src/mode.ts': 'export const mode = import.meta.env.MODE;\n',
      'src/page.ts': 'export const title = document.title;\n',
      'src/view.tsx': 'export const view = <p />;\n',
    });
    const text = await fail('tsc --noEmit');
    has(
      text,
      "error TS1484: 'Shape' is a type and must be imported using a type-only import",
      "error TS1205: Re-exporting a type when 'verbatimModuleSyntax' is enabled",
      "error TS5097: An import path can only end with a '.ts' extension",
      "error TS2339: Property 'env' does not exist on type 'ImportMeta'",
      "error TS2584: Cannot find name 'document'",
      "error TS17004: Cannot use JSX unless the '--jsx' flag is provided",
    );
    const options = { jsx: 'react-jsx', lib: ['ES2022', 'DOM'], types: ['@rslib/core/types'] };
    write({
      'tsconfig.json': tsconfig({ verbatimModuleSyntax: true, ...options }),
      'src/import.ts': "import type { Shape } from './types';\nexport const one: Shape = 1;\n",
      'src/export.ts': "export type { Shape } from './types';\n",
      'src/extension.ts': "export * from './index';\n",
    });
    await pass('tsc --noEmit');
    const message =
      "error TS2875: This JSX tag requires the module path 'absent/jsx-runtime' to exist";
    has(await fail('tsc --noEmit --jsxImportSource absent'), message);
  },
  // A package without `"type": "module"` that tsconfig.json reads as Node.js would.
  async 'error-node-types'({ fail, pass, write }) {
    const options = { module: 'NodeNext', moduleResolution: 'NodeNext' };
    write({
      'package.json': { name: 'claim', type: 'commonjs' },
      'tsconfig.json': tsconfig({ ...options, verbatimModuleSyntax: true }),
    });
    const message =
      "error TS1287: A top-level 'export' modifier cannot be used on value declarations in a CommonJS module";
    has(await fail('tsc --noEmit'), message);
    write({
      'package.json': { name: 'claim', type: 'module' },
      'src/index.ts': "export * from './other';\n",
      'src/other.ts': 'export const other = 1;\n',
    });
    const text = await fail('tsc --noEmit');
    has(text, 'error TS2835: Relative import paths need explicit file extensions');
    write({ 'tsconfig.json': tsconfig({ verbatimModuleSyntax: true }) });
    await pass('tsc --noEmit');
  },
  async 'error-module-pair'({ fail, pass, write }) {
    write({ 'tsconfig.json': tsconfig({ moduleResolution: 'NodeNext' }) });
    const message =
      "error TS5110: Option 'module' must be set to 'NodeNext' when option 'moduleResolution' is set to 'NodeNext'";
    has(await fail('tsc --noEmit'), message);
    write({ 'tsconfig.json': tsconfig({ module: 'NodeNext', moduleResolution: undefined }) });
    await pass('tsc --noEmit');
    write({
      'src/index.ts': "export * from './folder';\n",
      'src/folder/index.ts': 'export {};\n',
    });
    has(await fail('tsc --noEmit'), 'error TS2834: Relative import paths need explicit');
  },
  async 'error-file-list'({ dir, fail, write }) {
    write({
      'tsconfig.json': tsconfig({ composite: true }, { include: ['src/index.ts'] }),
      'src/index.ts': "export * from './other';\n",
      'src/other.ts': 'export {};\n',
    });
    const message = "error TS6307: File '/…/src/other.ts' is not listed within the file list";
    has((await fail('tsc --noEmit')).replaceAll(dir, '/…'), message);
  },
  // What a consumer, or your own build, says of a package and of a name that are not there.
  async 'error-not-exported'({ fail, run, write }) {
    write({
      ...packageAt('node_modules/your-library', 'your-library', {
        'index.js': '',
        'parse.js': 'export const parse = 1;\n',
      }),
      'src/index.ts':
        "import { nope } from './other';\nimport { parse } from 'your-library/parse.js';\nexport const all = [nope, parse];\n",
      'src/other.ts': 'export const other = 1;\n',
      'use.mjs': "import 'your-library/parse.js';\n",
    });
    const subpath = `Package subpath './parse.js' is not defined by "exports" in`;
    const text = await fail('rslib');
    has(text, subpath);
    const missing =
      "ESModulesLinkingError: export 'nope' (imported as 'nope') was not found in './other'";
    has(text, missing);
    has((await run('node use.mjs')).text, subpath);
    write({
      'node_modules/your-library/package.json': { name: 'your-library', exports: 'index.js' },
      'use.mjs': "import 'your-library';\n",
    });
    const target = await run('node use.mjs');
    const invalid = 'Error [ERR_INVALID_PACKAGE_TARGET]: Invalid "exports" main target "index.js"';
    has(target.text, invalid);
  },
  async 'error-circular'({ build, run }) {
    const message = async (config: object, file: string) => {
      await build(config, {
        'src/index.ts': "export * from './a';\n",
        'src/a.ts':
          "import { B } from './b';\nexport class A {}\nexport const made = () => new B();\n",
        'src/b.ts': "import { A } from './a';\nexport class B extends A {}\n",
      });
      return (await run(`node dist/${file}`)).text;
    };
    has(await message({}, 'index.js'), "ReferenceError: Cannot access 'A' before initialization");
    const text = await message({ format: 'cjs', bundle: false }, 'index.cjs');
    has(text, 'TypeError: Class extends value undefined is not a constructor or null');
  },
  async 'error-old-commonjs'({ build, pass, run, write }) {
    const source = { entry: { main: './src/main.js' } };
    const old = 'module.exports = { value: 1 };\n';
    await build({ source }, { 'src/main.js': old });
    const { text } = await run('node dist/main.js');
    has(text, 'ReferenceError: module is not defined in ES module scope');
    await build(
      { source },
      { 'src/old.cjs': old, 'src/main.js': "export { value } from './old.cjs';\n" },
    );
    const printed = `node -e "import('./dist/main.js').then(({ value }) => console.log(value))"`;
    assert.equal((await run(printed)).text, '1\n');
    await build(
      { format: 'cjs', source },
      { 'src/main.js': 'export default function greet() {}\n' },
    );
    write({ 'use.mjs': "import greet from './dist/main.cjs';\ngreet();\n" });
    has((await run('node use.mjs')).text, /TypeError: greet is not a function/);
    write({ 'use.mjs': "import greet from './dist/main.cjs';\ngreet.default();\n" });
    await pass('node use.mjs');
  },
  // A TypeScript file is a module only if it imports or exports something, whatever package.json says.
  async 'error-top-level-await'({ fail, pass, write }) {
    const message =
      'JavaScript parse error: Top-level-await is only supported in ECMAScript Modules';
    write({ 'src/index.ts': "const { sep } = await import('node:path');\nconsole.log(sep);\n" });
    for (const flag of ['', ' --no-bundle']) {
      has(await fail(`rslib${flag}`), message);
    }
    write({ 'src/index.ts': 'await 1;\nexport {};\n' });
    await pass('rslib');
  },
  async 'error-jsx-in-ts'({ fail, pass, write }) {
    write({
      'src/index.ts': 'export const view = () => <p>text</p>;\n',
      'rslib.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react';\nexport default { plugins: [pluginReact()] };\n",
    });
    has(await fail('rslib'), 'Syntax Error: Unterminated regexp literal');
    await pass('mv src/index.ts src/index.tsx && rslib');
  },
  async 'error-undeclared-names'({ fail, pass, write }) {
    write({
      'tsconfig.json': tsconfig(),
      'src/index.ts': 'export const version: string = __VERSION__;\n',
      'src/old.ts': 'const old = 1;\nexport = old;\n',
    });
    const text = await fail('tsc --noEmit');
    has(
      text,
      "error TS2304: Cannot find name '__VERSION__'",
      'error TS1203: Export assignment cannot be used when targeting ECMAScript modules',
    );
    write({
      'src/old.ts': 'const old = 1;\nexport default old;\n',
      'src/env.d.ts': 'declare const __VERSION__: string;\n',
    });
    await pass('tsc --noEmit');
  },
  async 'error-not-composite'({ dir, fail, pass, write }) {
    write({
      'tsconfig.json': tsconfig({}, { references: [{ path: './other' }] }),
      'other/tsconfig.json': tsconfig(),
      'other/src/index.ts': 'export const other = 1;\n',
    });
    const text = (await fail('tsc --noEmit')).replace(dir, '/…');
    has(text, `error TS6306: Referenced project '/…/other' must have setting "composite": true`);
    write({ 'other/tsconfig.json': tsconfig({ composite: true }) });
    await pass('tsc -b other && tsc --noEmit');
  },
  // Rslib compiles `const enum` as any other, while the declaration keeps the word.
  async 'error-const-enum'({ build, fail, pass, write }) {
    const dist = await build(
      { dts: true },
      {
        'tsconfig.json': tsconfig(),
        'src/index.ts': 'export const enum Level {\n  low = 1,\n}\n',
        'user/tsconfig.json': tsconfig({ isolatedModules: true }, { include: ['*.ts'] }),
        'user/main.ts':
          "import { Level } from '../dist/index.js';\nexport const low = Level.low;\n",
      },
    );
    has(dist['dist/index.js'], /"low"/);
    const check = 'tsc --noEmit -p user --rootDir .';
    const text = await fail(check);
    has(text, "TS2748: Cannot access ambient const enums when 'isolatedModules' is enabled");
    write({ 'src/index.ts': 'export enum Level {\n  low = 1,\n}\n' });
    await build({ dts: true });
    await pass(check);
  },
} satisfies Claims;
