import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configFile, packageJson, tsconfig } from './files';
import type { Claims, Project } from './harness';
import { has, lacks } from './has';

/** Checks `user/use.ts`, as TypeScript does for someone who uses the package. */
const userTypes = ({ run, write }: Project, skipLibCheck: boolean) => {
  write({
    'user/tsconfig.json': tsconfig({ skipLibCheck, rootDir: '..' }, { include: ['use.ts'] }),
  });
  return run('tsc --noEmit -p user');
};

/** Which declaration files a build deletes, rewrites or leaves out. */
export default {
  async 'dts-comments'({ build }) {
    const declared = async (dts: object, removeComments: boolean) => {
      const files = {
        'tsconfig.json': tsconfig({ removeComments }),
        'src/index.ts': '/** What it is. */\nexport const value = 1;\n',
      };
      return (await build({ dts }, files))['dist/index.d.ts'];
    };
    for (const dts of [{}, { bundle: true }, { isolated: true }])
      has(await declared(dts, false), '/** What it is. */');
    for (const dts of [{}, { bundle: true }]) lacks(await declared(dts, true), 'What it is');
    has(await declared({ isolated: true }, true), '/** What it is. */');
  },
  // The folder of declarations is emptied of them before the build, without a message.
  async 'dts-dist-cleaned'({ dir, fail, pass, read, write }) {
    const written = async (folder: string, output: object = {}) => {
      write({
        'tsconfig.json': tsconfig(),
        ...configFile({ dts: { distPath: folder }, output }),
        [`${folder}/deep/own.d.mts`]: 'export {};\n',
        [`${folder}/notes.md`]: 'notes',
      });
      lacks(await pass('rslib'), /warn|own\.d/);
      assert.ok(existsSync(join(dir, folder, 'notes.md')));
      return existsSync(join(dir, folder, 'deep/own.d.mts'));
    };
    assert.equal(await written('./types'), false);
    assert.equal(await written('../outside'), false);
    assert.equal(await written('./types', { cleanDistPath: false }), true);
    assert.ok('types/index.d.ts' in read('types'));
    for (const config of [{ dts: { distPath: '.' } }, { dts: true, output: { distPath: '.' } }]) {
      write({ 'node_modules/other/index.d.ts': 'export {};\n', ...configFile(config) });
      has(await fail('rslib'), 'TS18003', 'No inputs were found in config file');
      assert.equal(existsSync(join(dir, 'node_modules/other/index.d.ts')), false);
    }
  },
  // Only files with the extension of the output are read again after TypeScript: the others stay as it wrote them.
  async 'dts-mixed-extensions'({ build }) {
    const dist = await build(
      { dts: true, bundle: false, banner: { dts: '/* own */' } },
      {
        'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }),
        'src/shape.ts': 'export interface Shape {\n  side: number;\n}\n',
        'src/index.ts': "export type { Shape } from '@/shape';\n",
        'src/module.mts':
          "import type { Shape } from '@/shape';\nexport const shape: Shape = { side: 1 };\n",
      },
    );
    has(dist['dist/index.d.ts'], /^\/\* own \*\//, './shape.js');
    has(dist['dist/module.d.mts'], /from ["']@\/shape["']/);
    lacks(dist['dist/module.d.mts'], 'own');
  },
  async 'dts-declare-module'({ build }) {
    const dist = await build(
      { dts: true },
      {
        'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }),
        'src/shape.ts': 'export interface Shape {\n  side: number;\n}\n',
        'src/index.ts': `export type { Shape } from '@/shape';
declare module '@/shape' {
  interface Shape {
    color?: string;
  }
}
`,
      },
    );
    has(dist['dist/index.d.ts'], /from ["']\.\/shape\.js["']/, /declare module ["']@\/shape["']/);
  },
  // SWC writes none for JavaScript, so what leads there is a file that is not there.
  async 'dts-isolated-script'({ build }) {
    const files = {
      'tsconfig.json': tsconfig({ allowJs: true }),
      'src/old.js': 'export const old = 1;\n',
      'src/index.ts': "export * from './old.js';\n",
    };
    const dist = await build({ bundle: false, dts: { isolated: true } }, files);
    assert.deepEqual(Object.keys(dist), ['dist/index.d.ts', 'dist/index.js', 'dist/old.js']);
    has(dist['dist/index.d.ts'], 'old.js');
    assert.ok('dist/old.d.ts' in (await build({ bundle: false, dts: true }, files)));
  },
  // API Extractor copies './file', but not './folder', which means its index.d.ts; nor what only `typesVersions` names.
  async 'dts-bundle-folder'({ build, run, write }) {
    const inner = {
      'node_modules/inner/package.json': {
        name: 'inner',
        version: '1.0.0',
        main: './index.js',
        types: './index.d.ts',
        typesVersions: { '*': { kit: ['./types/kit.d.ts'] } },
      },
      'node_modules/inner/index.js': '',
      'node_modules/inner/index.d.ts':
        "export { Shape } from './shapes';\nexport { Line } from './line';\n",
      'node_modules/inner/shapes/index.d.ts': 'export interface Shape { side: number }\n',
      'node_modules/inner/line.d.ts': 'export interface Line { length: number }\n',
      'node_modules/inner/types/kit.d.ts': 'export interface Kit { parts: number }\n',
    };
    const dist = await build(
      { dts: { bundle: { bundledPackages: ['inner'] } } },
      {
        ...inner,
        'tsconfig.json': tsconfig(),
        'src/index.ts':
          "export type { Shape, Line } from 'inner';\nexport type { Kit } from 'inner/kit';\n",
      },
    );
    const text = dist['dist/index.d.ts'];
    has(text, "from './shapes'", "from 'inner/kit'", 'interface Line');
    lacks(text, 'interface Shape', 'interface Kit');
    const check = async (skipLibCheck: boolean) => {
      const options = { rootDir: '.', noEmit: true, skipLibCheck };
      write({
        'user/tsconfig.json': { ...tsconfig(options), include: ['.'] },
        'user/use.ts':
          "import type { Shape } from '../dist/index.js';\nexport const shape: Shape = 'anything';\n",
      });
      return run('tsc -p user');
    };
    has((await check(false)).text, 'TS2307', './shapes');
    assert.equal((await check(true)).exit, 0);
  },
  // API Extractor writes `declare function (…)`, which no parser accepts, whichever file the default export is in.
  async 'dts-bundle-anonymous'({ build, run, write }) {
    const check = async (name: string, skipLibCheck = true) => {
      const files = {
        'tsconfig.json': tsconfig(),
        'src/bar.ts': `export default ${name} {}\n`,
        'src/index.ts':
          "export { default as bar } from './bar';\nexport { default } from './bar';\n",
      };
      await build({ dts: { bundle: true } }, files);
      write({
        'user/tsconfig.json': {
          ...tsconfig({ rootDir: '.', noEmit: true, skipLibCheck }),
          include: ['.'],
        },
        'user/use.ts': "import lib from '../dist/index.js';\nexport const used = lib;\n",
      });
      return (await run('tsc -p user')).text;
    };
    has(await check('function ()'), 'error TS1003: Identifier expected');
    has(await check('class', false), 'TS1211');
    assert.equal(await check('function bar()', false), '');
    assert.equal(await check('class Bar', false), '');
  },
  // A reference to the file does not help: its declarations lack it. The user's `lib` lacks the other type.
  async 'ambient-types'(project) {
    const { build, fail, write } = project;
    const files = {
      'tsconfig.json': tsconfig({ lib: ['ES2024'] }),
      'src/index.ts':
        '/// <reference path="./shapes.d.ts" />\nexport const sizeOf = (box: Box): number => box.size;\nexport const open = (): PromiseWithResolvers<1> => Promise.withResolvers();\n',
      'src/shapes.d.ts': 'interface Box { size: number }\n',
    };
    const dist = await build({ dts: true }, files);
    assert.deepEqual(Object.keys(dist), ['dist/index.d.ts', 'dist/index.js']);
    lacks(dist['dist/index.d.ts'], 'reference', 'import');
    write({ 'user/use.ts': "import { sizeOf } from '../dist/index.js';\nsizeOf('text');\n" });
    const newer = "error TS2304: Cannot find name 'PromiseWithResolvers'";
    has((await userTypes(project, false)).text, "TS2304: Cannot find name 'Box'", newer);
    assert.equal((await userTypes(project, true)).exit, 0);
    // The author sees it with the `lib` of such a user.
    has(await fail('tsc --noEmit --lib es2022'), newer);
  },
  async 'references-paths'(project) {
    const { pass, read, write } = project;
    const format = {
      'package.json': packageJson({ name: '@acme/format', types: './dist/index.d.ts' }),
      'tsconfig.json': tsconfig({ composite: true, outDir: 'dist' }),
      'src/index.ts': 'export interface Format { size: number }\n',
    };
    for (const [path, text] of Object.entries(format)) write({ [`packages/format/${path}`]: text });
    const settings = (paths: object, dts = {}) =>
      write({
        'packages/report/tsconfig.json': tsconfig(
          { outDir: 'dist', paths },
          { references: [{ path: '../format' }] },
        ),
        'packages/report/rslib.config.mjs': `export default ${JSON.stringify({ dts: { build: true }, redirect: { dts } })};\n`,
      });
    write({
      'packages/report/package.json': packageJson({ dependencies: { '@acme/format': '*' } }),
      'packages/report/src/index.ts':
        "import type { Format } from '@acme/format';\nexport declare const report: Format;\n",
    });
    const declared = async (command = 'rslib') => {
      await pass(`cd packages/report && ${command}`);
      return read('packages/report/dist')['packages/report/dist/index.d.ts'];
    };
    const paths = { '@acme/format': ['../format/src/index.ts'] };
    settings(paths);
    const link =
      'mkdir -p node_modules/@acme && ln -s ../../../format node_modules/@acme/format && rslib';
    has(await declared(link), "from '../../format/src/index.js'");
    write({
      'user/use.ts': "import { report } from 'claim';\nexport const wrong: string = report;\n",
      'user/node_modules/claim/package.json': packageJson({ types: './dist/index.d.ts' }),
      'user/node_modules/claim/dist/index.d.ts': (await declared()) ?? '',
    });
    has((await userTypes(project, false)).text, 'TS2307');
    assert.equal((await userTypes(project, true)).exit, 0);
    settings(paths, { path: false });
    has(await declared(), "from '@acme/format'");
    settings({});
    has(await declared(), "from '@acme/format'");
  },
} satisfies Claims;
