import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { packageJson, tsconfig } from './files';
import { type Claims, type Files, packageAt } from './harness';
import { has, lacks } from './has';

/** Two packages with types of their own, one declared for development, one nowhere. */
const TYPED: Files = {
  'package.json': packageJson({ devDependencies: { internal: '1.0.0' } }),
  'node_modules/internal/package.json': packageJson({
    name: 'internal',
    exports: { types: './index.d.ts', default: './index.js' },
  }),
  'node_modules/internal/index.js': 'export const label = "internal-code";\n',
  'node_modules/internal/index.d.ts':
    '/*! @license MIT */\nexport interface Internal { internalField: string }\nexport declare const label: string;\n',
  'node_modules/stray/package.json': packageJson({
    name: 'stray',
    exports: { types: './index.d.ts', default: './index.js' },
  }),
  'node_modules/stray/index.js': 'export const word = "stray-code";\n',
  'node_modules/stray/index.d.ts':
    'export interface Stray { strayField: string }\nexport declare const word: string;\n',
  'src/index.ts': [
    "import { type Internal, label } from 'internal';",
    "import { type Stray, word } from 'stray';",
    'export const both = label + word;',
    'export type Both = Internal & Stray;\n',
  ].join('\n'),
};

export default {
  // What JSX becomes is the plugin's; `jsx` of tsconfig.json decides what is reported.
  async 'tsconfig-jsx'({ build, load, pass, run, write }) {
    const { pluginReact } = await load('@rsbuild/plugin-react');
    const compilerOptions = {
      jsx: 'react',
      types: ['react'],
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      noEmit: true,
    };
    const emit = async (jsx: string) => {
      const plugins = [pluginReact?.()];
      const source = { entry: { index: './src/index.tsx' } };
      return build(
        { plugins, source },
        {
          'src/index.tsx': 'export const Box = () => <p>1</p>;\n',
          'tsconfig.json': { compilerOptions: { ...compilerOptions, jsx }, include: ['src'] },
        },
      );
    };
    assert.deepEqual(await emit('react'), await emit('react-jsx'));
    write({ 'tsconfig.json': { compilerOptions, include: ['src/index.tsx'] } });
    has((await run('tsc -p .')).text, /TS2686: 'React' refers to a UMD global/);
    write({
      'tsconfig.json': {
        compilerOptions: { ...compilerOptions, jsx: 'react-jsx' },
        include: ['src/index.tsx'],
      },
    });
    await pass('tsc -p .');
  },
  // One run: bundling declarations takes seconds. `all` is the default, `named` replaces it.
  async 'dts-bundle-copies'({ build, dir }) {
    const lib = (folder: string, bundle: boolean | object) => ({
      dts: { bundle },
      output: { distPath: `dist/${folder}` },
    });
    const dist = await build(
      {
        lib: [lib('all', true), lib('named', { bundledPackages: ['stray'] })],
      },
      { ...TYPED, 'tsconfig.json': tsconfig({ lib: ['ES2022'] }) },
    );
    has(dist['dist/all/index.js'], /internal-code[\s\S]*stray-code/);
    const all = dist['dist/all/index.d.ts'] ?? '';
    has(all, /internalField/);
    lacks(Object.keys(dist).join() + all, /license/i);
    has(all, /from 'stray'/);
    const named = dist['dist/named/index.d.ts'] ?? '';
    has(named, /strayField/, /from 'internal'/);
    has(readFileSync(join(dir, '.rstack/declarations/.gitignore'), 'utf8'), /^\*/m);
  },
  // `deep` is known to `direct` only; a list replaces the default. What the source declares globally is lost.
  async 'dts-bundle-transitive'({ build }) {
    const lib = (folder: string, bundle: boolean | object) => ({
      dts: { bundle },
      output: { distPath: `dist/${folder}` },
    });
    const dist = await build(
      { lib: [lib('all', true), lib('named', { bundledPackages: ['direct', 'deep'] })] },
      {
        'package.json': { name: 'claim', type: 'module', devDependencies: { direct: '1.0.0' } },
        'tsconfig.json': tsconfig({ lib: ['ES2022', 'DOM'] }),
        ...packageAt('node_modules/direct', 'direct', {
          'index.d.ts':
            "import type { Deep } from 'deep';\nexport interface Direct { inner: Deep }\n",
        }),
        ...packageAt('node_modules/deep', 'deep', {
          'index.d.ts': 'export interface Deep { deepField: string }\n',
        }),
        'src/index.ts': [
          "import type { Direct } from 'direct';",
          'declare global {\n  interface Window { mine: string }\n}',
          'export const use = (one: Direct): string => one.inner.deepField;\n',
        ].join('\n'),
      },
    );
    const all = dist['dist/all/index.d.ts'] ?? '';
    has(all, /interface Direct/, /from 'deep'/);
    const named = dist['dist/named/index.d.ts'] ?? '';
    has(named, /deepField/);
    lacks(named, /from '/);
    lacks(all + named, /Window/);
  },
  async 'dts-auto-extension'({ build }) {
    const dist = await build(
      {
        lib: [
          { format: 'cjs', dts: true, output: { distPath: 'dist/plain' } },
          { format: 'cjs', dts: { autoExtension: true }, output: { distPath: 'dist/auto' } },
        ],
      },
      { 'tsconfig.json': tsconfig() },
    );
    assert.deepEqual(Object.keys(dist), [
      'dist/auto/index.cjs',
      'dist/auto/index.d.cts',
      'dist/plain/index.cjs',
      'dist/plain/index.d.ts',
    ]);
  },
  // A glob of the entry does not reach TypeScript: tests need `exclude` in tsconfig.json.
  async 'dts-tests-excluded'({ build }) {
    const lib = {
      bundle: false,
      dts: true,
      source: { entry: { index: ['./src/**', '!./src/**/*.test.ts'] } },
    };
    const files = { 'src/index.test.ts': 'export {};\n', 'tsconfig.json': tsconfig() };
    const before = await build(lib, files);
    assert.ok('dist/index.test.d.ts' in before && !('dist/index.test.js' in before));
    const after = await build(lib, {
      'tsconfig.json': tsconfig({}, { exclude: ['**/*.test.ts'] }),
    });
    assert.deepEqual(Object.keys(after), ['dist/index.d.ts', 'dist/index.js']);
  },
  // A referenced package has to be built; what TypeScript remembers of a build outlives the files of it.
  async 'dts-references-problems'({ copyExample, dir, run, write }) {
    copyExample('dts-references');
    const modules = `${dir}/packages/app/node_modules/@acme`;
    await run(`mkdir -p ${modules} && ln -s ../../../core ${modules}/core`);
    const build = (config: string) => {
      write({
        'packages/app/rslib.config.ts': `export default { dts: ${config}, performance: { buildCache: false } };\n`,
      });
      return run('cd packages/app && rslib');
    };
    has((await build('true')).text, /TS2307.*Cannot find module '@acme\/core'/);
    assert.equal((await build('{ build: true }')).exit, 0);
    await run('rm -r packages/core/dist');
    has((await build('{ build: true }')).text, /TS2307.*Cannot find module '@acme\/core'/);
    await run('rm packages/*/*.tsbuildinfo');
    assert.equal((await build('{ build: true }')).exit, 0);
    const core = JSON.parse(readFileSync(`${dir}/packages/core/tsconfig.json`, 'utf8'));
    write({ 'packages/core/tsconfig.json': { ...core, references: [{ path: '../app' }] } });
    const text = stripVTControlCharacters((await build('{ build: true }')).text);
    has(text, 'error TS6202: Project references may not form a circular graph');
  },
  // A type of JSON data keeps the import of the file, without its attribute; a module `names.js` stands in `dist`.
  async 'json-declarations'({ build, run, write }) {
    const lib = { bundle: false, dts: true };
    const dist = await build(lib, {
      'tsconfig.json': tsconfig({ resolveJsonModule: true }),
      'src/names.json': { a: 'Ada' },
      'src/index.ts':
        "import names from './names.json' with { type: 'json' };\nexport type Names = typeof names;\n",
    });
    has(dist['dist/index.d.ts'], /from ['"]\.\/names\.json['"];/);
    assert.ok('dist/names.js' in dist && !('dist/names.json' in dist));
    const consumer = async (skipLibCheck: boolean) => {
      write({
        'package.json': { name: 'claim', type: 'module', exports: './dist/index.js' },
        'use.ts':
          "import type { Names } from './dist/index.js';\nexport const n: Names = { b: 1 };\n",
        'use.json': {
          compilerOptions: { module: 'nodenext', noEmit: true, skipLibCheck, types: [] },
          files: ['use.ts'],
        },
      });
      return run('tsc -p use.json');
    };
    assert.equal((await consumer(true)).exit, 0);
    has((await consumer(false)).text, /TS2307.*names\.json/);
    await run('cp src/names.json dist');
    has((await consumer(false)).text, /TS1543/);
  },
} satisfies Claims;
