import assert from 'node:assert/strict';
import { configFile, packageJson, tsconfig } from './files';
import { type Claims, type Files, OLD_TOOLS, packageAt } from './harness';
import { has, lacks } from './has';

/** The configuration of a library with bundled declarations, for a run of the command. */
const config = (bundle: object | boolean): Files => ({
  'rslib.config.ts': `export default ${JSON.stringify({
    lib: [{ dts: { bundle } }],
    performance: { buildCache: false },
  })};\n`,
});

export default {
  async 'dts-bundle-bundleless'({ build }) {
    const config = { bundle: false, dts: { bundle: true } };
    const files = { 'tsconfig.json': tsconfig(), 'src/other.ts': 'export const other = 1;\n' };
    const paths = Object.keys(await build(config, files));
    assert.deepEqual(paths, ['dist/index.d.ts', 'dist/index.js', 'dist/other.js']);
    const source = { entry: { index: ['./src/other.ts'] } };
    const elsewhere = Object.keys(await build({ ...config, source }));
    assert.deepEqual(elsewhere, ['dist/index.d.ts', 'dist/other.js']);
  },
  // API Extractor follows `paths` to the source and copies what stands there.
  async 'dts-bundle-alias'({ fail, pass, read, run, write }) {
    const paths = { '~/*': ['./src/*'] };
    const declaration = async (files: Files) => {
      write(files);
      has(await pass('rslib'), /declaration files bundled successfully/);
      return read()['dist/index.d.ts'] ?? '';
    };
    const copied = await declaration({
      ...config(true),
      'tsconfig.json': tsconfig({ paths }),
      'src/index.ts': "export { add } from '~/add';\n",
      'src/add.ts': 'export const add = (a: number, b: number) => a + b + 1234;\n',
    });
    has(copied, /a \+ b \+ 1234/);
    has((await run('tsc --noEmit --ignoreConfig dist/index.d.ts')).text, /error TS1\d{3}/);
    const whole = /^export declare const add: \(a: number, b: number\) => number;\s/;
    const mapped = await declaration({
      ...config({ tsconfigPath: './tsconfig.dts.json' }),
      'tsconfig.dts.json': {
        extends: './tsconfig.json',
        compilerOptions: { paths: { '~/*': ['./.rstack/declarations/esm/*'] } },
      },
    });
    has(mapped, whole);
    const relative = await declaration({
      ...config(true),
      'src/index.ts': "export { add } from './add';\n",
    });
    has(relative, whole);
    write({
      'src/index.ts': "export { add } from '~/add';\n",
      'src/add.ts': 'export const add = () => {\n  const { a } = { a: 1 };\n  return a;\n};\n',
    });
    const message = 'Internal Error: Unable to determine semantic information for declaration';
    has(await fail('rslib'), message);
  },
  // Types of DefinitelyTyped that are written with `export =`.
  async 'dts-bundle-export-equals'({ pass, read, run, write }) {
    const source =
      "import time from 'time';\nexport const format: typeof time = (value) => time(value);\n";
    write({
      ...config(true),
      'tsconfig.json': tsconfig({ esModuleInterop: true }),
      'package.json': packageJson({
        dependencies: { time: '1.0.0' },
        devDependencies: { '@types/time': '1.0.0' },
      }),
      ...packageAt('node_modules/time', 'time', { 'index.js': 'export default String;\n' }),
      'node_modules/time/package.json': { name: 'time', version: '1.0.0', main: 'index.js' },
      'node_modules/@types/time/package.json': {
        name: '@types/time',
        version: '1.0.0',
        types: 'index.d.ts',
      },
      'node_modules/@types/time/index.d.ts': [
        'declare function time(value: number): string;',
        'declare namespace time {\n  type Unit = "s" | "m";\n}',
        'export = time;\n',
      ].join('\n'),
      'src/index.ts': source,
    });
    const failed = await run('rslib');
    assert.notEqual(failed.exit, 0);
    has(failed.text, 'Internal Error: Unable to analyze the export "default"');
    assert.ok(!('dist/index.d.ts' in read()));
    write({
      'src/index.ts': "import type { Unit } from 'time';\nexport const unit: Unit = 's';\n",
    });
    has((await run('rslib')).text, /Unable to analyze the export "Unit"/);
    write({ 'src/index.ts': source, ...config({ bundledPackages: [] }) });
    await pass('rslib');
    has(read()['dist/index.d.ts'], /import time from 'time'/);
  },
  // The list holds names of installed packages, which for DefinitelyTyped are not those of the imports.
  async 'dts-bundle-types-packages'({ build }) {
    const lib = (name: string) => ({
      dts: { bundle: { bundledPackages: [name] } },
      output: { distPath: `dist/${name}` },
    });
    const dist = await build(
      { lib: [lib('tree'), lib('@types/tree')] },
      {
        'tsconfig.json': tsconfig(),
        'node_modules/@types/tree/package.json': {
          name: '@types/tree',
          version: '1.0.0',
          types: 'index.d.ts',
        },
        'node_modules/@types/tree/index.d.ts': 'export interface Leaf { leafField: string }\n',
        'src/index.ts':
          "import type { Leaf } from 'tree';\nexport const field = (leaf: Leaf): string => leaf.leafField;\n",
      },
    );
    has(dist['dist/tree/index.d.ts'], /from 'tree'/);
    const listed = dist['dist/@types/tree/index.d.ts'] ?? '';
    has(listed, /interface Leaf/);
    lacks(listed, /from '/);
  },
  // tsup leaves every package an import, as an empty list does (`dts-bundle-export-equals`); see also `dts-bundle-copies`.
  async 'tsup-types'({ pass, read, write }) {
    write({
      'package.json': { name: 'claim', type: 'module', devDependencies: { internal: '1.0.0' } },
      'tsconfig.json': tsconfig(),
      'tsup.config.ts':
        "export default { entry: ['src/index.ts'], format: ['esm'], dts: true, outDir: 'dist/tsup' };\n",
      ...packageAt('node_modules/internal', 'internal', {
        'index.d.ts': 'export interface Internal { internalField: string }\n',
      }),
      'src/index.ts':
        "import type { Internal } from 'internal';\nexport const field = (one: Internal): string => one.internalField;\nexport const wrong: number = 'text';\n",
    });
    await pass(`${OLD_TOOLS}/tsup`);
    has(read()['dist/tsup/index.d.ts'], /from 'internal'/);
  },
  // `@rslib/core/types` declares `*.svg` for you; a file that a declaration names stays in your `src`.
  async 'dts-asset-exports'({ build, run, write }) {
    const folders = ['dist/each', 'dist/one'];
    const uses = folders.map(
      (folder) => `import { cured, logo, note } from '../${folder}/index.js';
export const fits: number[] = [logo, note];
export const wrong: number = cured;\n`,
    );
    write({
      'tsconfig.json': tsconfig({ types: ['@rslib/core/types'] }),
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/note.txt': 'text',
      'src/a.css': '.a { color: red }',
      'src/index.ts': `import './a.css';
import address from './logo.svg';
export { default as logo } from './logo.svg';
export { default as note } from './note.txt?raw';
export const cured: string = address;\n`,
      'user/tsconfig.json': tsconfig({ rootDir: '..', noEmit: true }, { include: ['.'] }),
      'user/0.ts': uses[0] ?? '',
      'user/1.ts': uses[1] ?? '',
    });
    const lib = [true, { bundle: true }].map((dts, at) => ({
      dts,
      output: { target: 'web', distPath: folders[at] },
    }));
    const dist = await build({ lib });
    for (const folder of folders) {
      has(dist[`${folder}/index.d.ts`], /declare const cured: string;/);
    }
    // Bundling drops an import that brings no types.
    has(dist['dist/each/index.d.ts'], /import '\.\/a\.css'/);
    lacks(dist['dist/one/index.d.ts'], /a\.css/);
    const said = async (skip: boolean) => {
      const { text } = await run(`tsc -p user --skipLibCheck ${skip}`);
      return text.split('\n').flatMap((line) => line.match(/TS\d+: .*? '[^']+'/) ?? []);
    };
    // With skipLibCheck the two exports are `any`, which fits everything.
    const wrong = Array(2).fill("TS2322: Type 'string'");
    assert.deepEqual(await said(true), wrong);
    const missing = ['./logo.svg', './note.txt?raw'].map(
      (file) => `TS2307: Cannot find module '${file}'`,
    );
    const styles =
      "TS2882: Cannot find module or type declarations for side-effect import of './a.css'";
    assert.deepEqual((await said(false)).sort(), [...missing, ...missing, styles, ...wrong].sort());
  },
  async 'dts-bundle-entries'({ build, write }) {
    write({ 'tsconfig.json': tsconfig(), 'src/deep/b.ts': 'export const b = 1;\n' });
    const entry = { a: './src/index.ts', b: './src/deep/b.ts' };
    const dist = await build({ dts: { bundle: true }, source: { entry } });
    const names = ['dist/a.d.ts', 'dist/a.js', 'dist/b.d.ts', 'dist/b.js'];
    assert.deepEqual(Object.keys(dist), names);
    // Files of their own have the paths of the source.
    const single = await build({ dts: true, source: { entry } });
    const sources = ['dist/a.js', 'dist/b.js', 'dist/deep/b.d.ts', 'dist/index.d.ts'];
    assert.deepEqual(Object.keys(single), sources);
  },
  // `type` decides what a `.d.ts` describes, whatever lies beside it.
  async 'dts-masquerading'({ pass, run, write }) {
    write({ 'tsconfig.json': tsconfig() });
    const item = (format: string) => ({
      format,
      dts: true,
      output: { distPath: `dist/${format}` },
    });
    const lib = [item('esm'), item('cjs')];
    write(configFile({ lib }));
    const found = async (type: string, esm: string, cjs: string) => {
      const offer = (path: string) => ({
        types: `./dist/${path.slice(0, 3)}/index.d.ts`,
        default: `./dist/${path}`,
      });
      const exports = { import: offer(esm), require: offer(cjs) };
      write({ 'package.json': { name: 'claim', version: '1.0.0', type, exports } });
      await pass('rslib');
      return (await run('attw --pack . --profile node16 --format ascii')).text;
    };
    has(await found('module', 'esm/index.js', 'cjs/index.cjs'), /Masquerading as ESM/);
    has(await found('commonjs', 'esm/index.mjs', 'cjs/index.js'), /Masquerading as CJS/);
  },
  // The re-export stays, since TypeScript leaves out what is marked in one file at a time.
  async 'dts-strip-internal'({ build, fail, write }) {
    const files = {
      'tsconfig.json': tsconfig({ stripInternal: true }),
      'src/index.ts': "export { hidden, Open } from './all';\n",
      'src/all.ts':
        '/** @internal */\nexport const hidden = 1;\nexport class Open {\n  /** @internal */\n  secret(): void {}\n  open(): void {}\n}\n',
    };
    const dist = await build({ dts: true }, files);
    has(dist['dist/index.d.ts'], 'hidden');
    has(dist['dist/all.d.ts'], 'open');
    lacks(dist['dist/all.d.ts'], 'hidden', 'secret');
    write({ 'user.ts': "export { hidden } from './dist/index.js';\n", ...config(true) });
    const flags = '--noEmit --ignoreConfig --module esnext --moduleResolution bundler --types ""';
    has(await fail(`tsc ${flags} user.ts`), /dist\/index\.d\.ts.*TS2305.*'hidden'/);
    has(await fail('rslib'), 'Internal Error: Unable to analyze the export "hidden"');
  },
} satisfies Claims;
