import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { configFile, packageJson, tsconfig } from './files';
import { type Claims, packageAt } from './harness';
import { has } from './has';

const BUILDS_TYPES = 'export default { lib: [{ dts: true }] };\n';

export default {
  // The inferred type of a dynamic import, of an own module and of a package; then written out.
  async 'dts-bundle-import'({ fail, pass, write }) {
    const build = (module: string, code: string) => {
      write({
        'package.json': { name: 'claim', version: '1.0.0', dependencies: { dep: '*' } },
        'tsconfig.json': tsconfig(),
        ...configFile({ lib: [{ dts: { bundle: true } }] }),
        ...packageAt('node_modules/dep', 'dep', { 'index.d.ts': 'export declare const d: 1;\n' }),
        'src/later.ts': 'export const later = 1;\n',
        'src/index.ts': code.replaceAll('./later', module),
      });
    };
    const check = 'tsc --noEmit --ignoreConfig --module nodenext dist/index.d.ts';
    const inferred = "export const load = () => import('./later');\n";
    build('./later', inferred);
    const message =
      'symbol has a ts.SyntaxKind.SourceFile declaration which is not (yet?) supported by API Extractor';
    has(await fail('rslib'), message);
    build('dep', inferred);
    await pass('rslib');
    has(await fail(check), /TS2305: Module '"dep"' has no exported member 'dep'/);
    const written =
      "import type * as later from './later';\nexport const load = (): Promise<typeof later> => import('./later');\n";
    for (const module of ['./later', 'dep']) {
      build(module, written);
      await pass('rslib');
      await pass(check);
    }
  },
  // A user installs neither the package nor its types: only what the tarball holds.
  async 'error-dev-types'({ fail, pass, write }) {
    const types = 'export interface Emitter { on(name: string): void }\n';
    const files = { 'index.d.ts': `${types}export default function mitt(): Emitter;\n` };
    write({
      ...packageAt('node_modules/mitt', 'mitt', {
        ...files,
        'index.js': 'export default () => ({ on() {} });\n',
      }),
      'package.json': packageJson({
        exports: { types: './dist/index.d.ts', default: './dist/index.js' },
        files: ['dist'],
        engines: { node: '>=20.19' },
        devDependencies: { mitt: '*' },
      }),
      'tsconfig.json': tsconfig(),
      'src/index.ts': "import mitt from 'mitt';\nexport const bus = mitt();\n",
      'user/use.mts': "import { bus } from 'claim';\nbus.on('a');\n",
    });
    const compile = (dts: string) => {
      write({ 'rslib.config.mjs': `export default { lib: [{ dts: ${dts} }] };\n` });
      return `rslib && d=$(mktemp -d) && cp -r user/. $d && mkdir -p $d/node_modules/claim && cp -r package.json dist $d/node_modules/claim && cd $d && tsc --noEmit --ignoreConfig --module nodenext --types "" use.mts; code=$?; rm -rf $d; exit $code`;
    };
    const message =
      "error TS2307: Cannot find module 'mitt' or its corresponding type declarations";
    has(await fail(compile('true')), message);
    await pass('publint --strict --pack npm && attw --pack . --profile esm-only');
    await pass(compile('{ bundle: true }'));
  },
  async 'error-isolated'({ fail, write }) {
    const code = ['{ k }', '{ ...o }', '[1]', 'call()'].map(
      (value, i) => `export const v${i} = ${value};\n`,
    );
    code.push(
      'export const same = (x = call()) => x;\n',
      'export class A { p = call(); get g() { return call(); } set g(v) {} [call()] = 1; }\n',
      'export class B extends (() => A)() {}\nexport const { d } = { d: 1 };\n',
      'export function named(x = call()): void {}\nnamed.more = 1;\n',
      'export default [1].map(call);\nexport enum E { A = other }\n',
      'export class C { m() {} }\nexport const f = { m: () => {} };\nexport const D = class {};\n',
      "export const l = [...[1]] as const;\nexport function g(x: boolean) { return x ? 1 : 'a'; }\n",
    );
    write({
      'src/other.ts': 'export const other = 1;\n',
      'src/index.ts': `import { other } from './other';\nconst k = 1;\nconst o = {};\nconst call = () => 1;\n${code.join('')}`,
    });
    const codes =
      'TS9008 TS9009 TS9010 TS9011 TS9012 TS9013 TS9015 TS9016 TS9017 TS9018 TS9019 TS9020 TS9021 TS9022 TS9023 TS9037 TS9038'.split(
        ' ',
      );
    for (const [dts, options] of [
      [{ isolated: true }, {}],
      [true, { isolatedDeclarations: true, declaration: true }],
    ] as const) {
      write({
        'tsconfig.json': tsconfig(options),
        'rslib.config.mjs': `export default { lib: [{ dts: ${JSON.stringify(dts)} }] };\n`,
      });
      const values =
        'Enum member initializers must be computable without references to external symbols';
      has(await fail('rslib'), ...codes, values);
    }
  },
  async 'error-untyped-package'({ fail, pass, run, write }) {
    write({
      ...packageAt('node_modules/plain', 'plain', { 'index.js': 'export const value = 1;\n' }),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': BUILDS_TYPES,
      'src/index.ts': "import { value } from 'plain';\nexport const twice = () => value * 2;\n",
    });
    await fail('rslib');
    const message = "error TS7016: Could not find a declaration file for module 'plain'";
    has((await run('tsc -p . --noEmit')).text, message);
    write({ 'src/plain.d.ts': "declare module 'plain' {\n  export const value: number;\n}\n" });
    await pass('rslib');
  },
  // What users of a library see whose `exports` name no types.
  async 'error-exports-without-types'({ pass, run, write }) {
    const library = (exports: object) =>
      packageAt('node_modules/your-library', 'your-library', {
        'package.json': { name: 'your-library', type: 'module', exports: { '.': exports } },
        'dist/index.js': 'export const value = 1;\n',
        'dist/types/index.d.ts': 'export declare const value: number;\n',
      });
    write({
      ...library({ import: './dist/index.js' }),
      'tsconfig.json': tsconfig(),
      'src/index.ts': "export { value } from 'your-library';\n",
    });
    const message = "error TS7016: Could not find a declaration file for module 'your-library'";
    has((await run('tsc -p . --noEmit')).text, message);
    const types = './dist/types/index.d.ts';
    for (const exports of [
      { types, import: './dist/index.js' },
      { import: './dist/index.js', types },
    ]) {
      write(library(exports));
      await pass('tsc -p . --noEmit');
    }
    // One beside the code is found without `types`, and before a later one.
    const beside = 'node_modules/your-library/dist/index.d.ts';
    write({ ...library({ import: './dist/index.js', types }), [beside]: 'export {};\n' });
    has((await run('tsc -p . --noEmit')).text, 'error TS2305');
  },
  async 'error-anonymous-class'({ run, write }) {
    const built = (type: string) => {
      write({
        'tsconfig.json': tsconfig({ declaration: true }),
        'src/index.ts': `export const make = ()${type} =>\n  class {\n    private x = 1;\n    get() {\n      return this.x;\n    }\n  };\n`,
      });
      return run('tsc -p . --noEmit');
    };
    const message =
      "error TS4094: Property 'x' of exported anonymous class type may not be private or protected";
    has((await built('')).text, message);
    assert.equal((await built(': (new () => { get(): number })')).exit, 0);
  },
  async 'error-root-dir'({ fail, pass, run, write }) {
    write({
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': BUILDS_TYPES,
      'shared/name.ts': "export const name = 'a';\n",
      'src/index.ts': "export { name } from '../shared/name';\n",
    });
    await fail('rslib');
    const { text } = await run('tsc -p . --noEmit');
    const message = "error TS6059: File '/…/shared/name.ts' is not under 'rootDir'";
    assert.ok(text.replace(/'\/.*(?=\/shared)/, "'/…").includes(message), text);
    write({ 'tsconfig.json': tsconfig({ rootDir: '.' }) });
    await pass('rslib');
    // The declarations keep the folder.
    assert.equal((await run('ls dist/src')).text, 'index.d.ts\n');
  },
  // Rslib looks in the folders above, too: the project is built in one that has none.
  async 'error-no-tsconfig'({ fail, write }) {
    write(configFile({ dts: true }));
    const text = await fail(
      `folder=$(mktemp -d) && trap 'rm -r "$folder"' EXIT
cp -r src package.json rslib.config.mjs "$folder" && cd "$folder" && rslib`,
    );
    has(text, /Failed to resolve tsconfig file "tsconfig\.json"/);
  },
  // The declarations look for the file in the folders above, too, and then cover all that it includes.
  async 'tsconfig-above'({ fail, pass, read, write }) {
    write({
      'tsconfig.json': tsconfig(
        { rootDir: '.', paths: { '@/*': ['./pkg/src/*'] } },
        { include: ['.'] },
      ),
      'other.ts': 'export const other = 1;\n',
      'pkg/package.json': { name: 'pkg', type: 'module' },
      'pkg/rslib.config.mjs': 'export default { dts: true };\n',
      'pkg/src/value.ts': 'export const value = 1;\n',
      'pkg/src/index.ts': "export { value } from './value';\n",
    });
    await pass('cd pkg && rslib');
    const files = Object.keys(read('pkg/dist'));
    assert.ok(files.includes('pkg/dist/other.d.ts'), files.join());
    assert.ok(files.includes('pkg/dist/pkg/src/index.d.ts'), files.join());
    write({ 'pkg/src/index.ts': "export { value } from '@/value';\n" });
    has(await fail('cd pkg && rslib'), /Can't resolve '@\/value'/);
  },
  async 'dts-javascript'({ dir, fail, pass, read, write }) {
    rmSync(join(dir, 'src'), { recursive: true });
    write({ 'src/index.js': 'export const value = 1;\n', 'tsconfig.json': tsconfig() });
    write({ 'rslib.config.ts': BUILDS_TYPES });
    has(await fail('rslib'), /TS18003/);
    write({ 'tsconfig.json': tsconfig({ allowJs: true }) });
    await pass('rslib');
    assert.deepEqual(Object.keys(read()), ['dist/index.d.ts', 'dist/index.js']);
  },
  // The examples have the package, so a hook of Node.js hides it.
  async 'error-no-api-extractor'({ fail, pass, write }) {
    write({
      'tsconfig.json': tsconfig(),
      ...configFile({ dts: { bundle: true } }),
      'hide.mjs': `import { register } from 'node:module';
const hook = \`export const resolve = (name, context, next) => {
  if (name === '@microsoft/api-extractor') throw new Error('hidden');
  return next(name, context);
};\`;
register('data:text/javascript,' + encodeURIComponent(hook));\n`,
    });
    const text = await fail('rslib', { NODE_OPTIONS: '--import ./hide.mjs' });
    has(text, '@microsoft/api-extractor is required when dts.bundle is set to true');
    await pass('rslib');
  },
} satisfies Claims;
