import assert from 'node:assert/strict';
import { configFile, packageJson, tsconfig } from './files';
import type { Claims, Project } from './harness';
import { has, lacks } from './has';

/** The exit code of the command, what it said and what it wrote. */
const built = async ({ run, read, write }: Project, config: string) => {
  write(configFile(config));
  const { exit, text } = await run('rm -rf dist && rslib');
  return { exit, text, files: Object.keys(read()) };
};

export default {
  // Sources in one folder: the code moves up, the declarations stay below `rootDir`.
  async 'out-base-types'({ build }) {
    const files = { 'tsconfig.json': tsconfig(), 'src/deep/x.ts': 'export const x = 1;\n' };
    const source = { entry: { index: './src/deep/**' } };
    const paths = async (config: object) =>
      Object.keys(await build({ bundle: false, dts: true, source, ...config }, files));
    const types = ['dist/deep/x.d.ts', 'dist/index.d.ts'];
    assert.deepEqual(await paths({}), [...types, 'dist/x.js']);
    const fixed = await paths({ outBase: './src' });
    assert.deepEqual(fixed, ['dist/deep/x.d.ts', 'dist/deep/x.js', 'dist/index.d.ts']);
  },
  async 'dts-bundle-name'({ fail, write }) {
    write({
      'package.json': { type: 'module' },
      'tsconfig.json': tsconfig(),
      ...configFile({ dts: { bundle: true } }),
    });
    has(await fail('rslib'), 'The required field "name" was not found');
  },
  // The type checker takes no file from a list of references, and the compiler of JavaScript does not ask it.
  async 'dts-references-only'({ fail, pass, read, write }) {
    write({
      'tsconfig.json': { files: [], references: [{ path: './tsconfig.app.json' }] },
      'tsconfig.app.json': tsconfig({ composite: true }),
      ...configFile({ dts: true }),
      'src/index.ts': "export const value: number = 'text';\n",
    });
    has(await pass('rslib'), /declaration files generated/);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
    has(await fail('rslib --tsconfig tsconfig.app.json'), /TS2322/);
    assert.ok('dist/index.d.ts' in read());
  },
  // Whose types are copied follows from what the code contains; those of React never are, unless a list names them.
  async 'dts-bundle-defaults'({ build }) {
    const names = ['own', 'peer', 'dev', 'react'];
    const types = names.flatMap((name) => [
      [`node_modules/@types/${name}/package.json`, { name: `@types/${name}`, version: '1.0.0' }],
      [`node_modules/@types/${name}/index.d.ts`, 'export interface Type {\n  field: 1;\n}\n'],
    ]);
    const source = names.map(
      (name) =>
        `import type { Type as ${name} } from '${name}';\nexport interface In${name} {\n  field: ${name};\n}\n`,
    );
    const libs = { esm: {}, umd: {}, iife: {}, off: { autoExternal: false } };
    const lib = Object.entries(libs).map(([id, output]) => ({
      format: id === 'off' ? 'esm' : id,
      dts: { bundle: true },
      output: { distPath: `dist/${id}`, ...output },
    }));
    const declared = (...types: string[]) =>
      Object.fromEntries(types.map((name) => [`@types/${name}`, '1.0.0']));
    const dist = await build(
      { lib },
      {
        ...Object.fromEntries(types),
        'package.json': packageJson({
          dependencies: declared('own'),
          peerDependencies: declared('peer'),
          devDependencies: declared('dev', 'react'),
        }),
        'tsconfig.json': tsconfig(),
        'src/index.ts': source.join(''),
      },
    );
    const left = Object.keys(libs).map((id) => {
      const text = dist[`dist/${id}/index.d.ts`] ?? '';
      return names.filter((name) => text.includes(`'${name}'`)).join();
    });
    assert.deepEqual(left, ['own,peer,react', 'react', 'react', 'react']);
  },
  // A short file is an object, a longer one a string to parse; either holds only what is read.
  async 'json-short'({ build }) {
    const built = async (text: string) => {
      const code = "import data from './data.json';\nexport const key = data.key;\n";
      const data = JSON.stringify({ key: [text], other: 'unused' });
      const dist = await build({}, { 'src/index.ts': code, 'src/data.json': data });
      lacks(dist['dist/index.js'], /unused/);
      return dist['dist/index.js'] ?? '';
    };
    lacks(await built('a'), /JSON\.parse/);
    has(await built('a text that is longer'), /JSON\.parse/);
  },
  // What is written as a literal tells its type.
  async 'dts-isolated-literals'({ build }) {
    const dist = await build(
      { dts: { isolated: true } },
      {
        'tsconfig.json': tsconfig(),
        'src/index.ts': 'export const a = 1;\nexport const o = { b: true, install() {} };\n',
      },
    );
    has(dist['dist/index.d.ts'], /const a = 1;[\s\S]*b: boolean;\s+install\(\);/);
    for (const value of ['[1]', 'new Map<string, number>()']) {
      const files = { 'src/index.ts': `export const value = ${value};\n` };
      await assert.rejects(build({ dts: { isolated: true } }, files), value);
    }
  },
  async 'dts-isolated-settings'({ build, write }) {
    write({
      'tsconfig.json': tsconfig({
        declarationMap: true,
        removeComments: true,
        stripInternal: true,
      }),
      'src/index.ts': '/** @internal */\nexport const hidden = 1;\n',
    });
    const dist = await build({ dts: { isolated: true } });
    has(dist['dist/index.d.ts'], /\/\*\* @internal \*\/.*hidden/s);
    assert.ok(!('dist/index.d.ts.map' in dist));
  },
  async 'dts-isolated-alone'({ build, write }) {
    write({ 'tsconfig.json': tsconfig() });
    const built = (others: object) => build({ dts: { isolated: true, ...others } });
    await built({ tsgo: false, build: false });
    for (const other of [
      { tsgo: true },
      { build: true },
      { typescriptPath: '/ts.js' },
      { abortOnError: false },
    ])
      await assert.rejects(built(other), /Can not set "dts\./);
  },
  async 'dts-no-emit'(project) {
    project.write({
      'tsconfig.json': tsconfig({ noEmitOnError: true }),
      'src/index.ts': 'export const value: string = 1;\n',
    });
    const { exit, files, text } = await built(project, '{ dts: true }');
    assert.deepEqual([exit, ...files], [1, 'dist/index.js']);
    // The environment of a claim sets NO_COLOR.
    has(text, '\u001b[');
    // TS4094: what is private in a class without a name has no place in a declaration.
    project.write({
      'tsconfig.json': tsconfig(),
      'src/index.ts': 'export const make = () => class { private x = 1 };\n',
      'src/other.ts': 'export const other: string = 1;\n',
    });
    const unwritten = await built(project, '{ dts: true }');
    has(unwritten.text, /TS4094/);
    assert.deepEqual(unwritten.files, ['dist/index.js', 'dist/other.d.ts']);
  },
  async 'dts-build-folder'(project) {
    project.write({ 'tsconfig.json': tsconfig({ composite: true }) });
    const missing = await built(project, '{ dts: { build: true } }');
    assert.equal(missing.exit, 1);
    has(missing.text, /Please set "declarationDir": "dist" in /);
    for (const key of ['declarationDir', 'outDir']) {
      project.write({ 'tsconfig.json': tsconfig({ composite: true, [key]: 'dist' }) });
      const { exit, files } = await built(project, '{ dts: { build: true } }');
      assert.deepEqual([exit, ...files], [0, 'dist/index.d.ts', 'dist/index.js'], key);
    }
  },
  // An alias to a folder outside `outBase` stays in the code only; one of an asset follows `js.path`, too.
  async 'redirect-reach'({ build }) {
    const files = {
      'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }, { include: ['src/a', 'src/b'] }),
      'src/index.ts': '',
      'src/a/index.ts': "export * from '@/b/x';\n",
      'src/b/x.ts': 'export const x = 1;\n',
      'src/c/index.ts': "export { default as icon } from '@/c/i.svg';\n",
      'src/c/i.svg': '<svg/>',
      'src/c/a.css': "@import '@/c/b.css';\n.a { color: red }\n",
      'src/c/b.css': '.b { color: red }\n',
    };
    const item = (folder: string, more: object) => ({
      bundle: false,
      outBase: `./src/${folder}`,
      source: { entry: { index: `./src/${folder}/**` } },
      output: { distPath: `dist/${folder}` },
      ...more,
    });
    const lib = [
      item('a', { dts: true }),
      item('c', {
        redirect: { js: { path: false } },
        output: { distPath: 'dist/c', target: 'web' },
      }),
    ];
    const dist = await build({ lib }, files);
    has(dist['dist/a/index.js'], /"@\/b\/x"/);
    has(dist['dist/a/a/index.d.ts'], /'\.\.\/b\/x\.js'/);
    has(dist['dist/c/index.js'], /"@\/c\/i\.svg"/);
    has(dist['dist/c/a.css'], /@import ['"]@\/c\/b\.css/);
  },
  async 'dts-inherited'({ run, write }) {
    write({ 'tsconfig.json': tsconfig() });
    const isWarned = async (...dts: (boolean | undefined)[]) => {
      const lib = dts.map((value, at) => ({ dts: value, output: { distPath: `dist/${at}` } }));
      const config = JSON.stringify({ dts: true, lib });
      write(configFile(config));
      return (await run('rslib')).text.includes('using top-level "dts" may cause');
    };
    assert.deepEqual(
      [await isWarned(undefined, undefined), await isWarned(undefined, false)],
      [true, false],
    );
  },
  async 'redirect-dts-bundle'({ build }) {
    const files = {
      'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }),
      'src/index.ts': "export type { T } from '@/t';\nexport const value = 1;\n",
      'src/t.ts': 'export type T = 1;\n',
    };
    const path = async (format: string, dts: object) => {
      const item = { format, umdName: 'Library', dts: true, redirect: { dts } };
      const text = (await build(item, files))['dist/index.d.ts'] ?? '';
      return /from '(.*)'/.exec(text)?.[1];
    };
    for (const format of ['esm', 'umd']) {
      assert.equal(await path(format, {}), './t.js');
      assert.equal(await path(format, { path: false, extension: false }), '@/t');
    }
  },
  // `rootDir: "."` moves them, whatever `include` says; so does none in TypeScript 6 and 7, with an error, or without one.
  async 'dts-root-dir'(project) {
    const moved = ['dist/index.js', 'dist/src/index.d.ts'];
    project.write({ 'tsconfig.json': tsconfig({ rootDir: '.' }) });
    const root = await built(project, '{ dts: true }');
    assert.deepEqual([root.exit, ...root.files], [0, ...moved]);
    project.write({ 'tsconfig.json': tsconfig({ rootDir: undefined }) });
    const none = await built(project, '{ dts: true }');
    has(none.text, /TS5011/);
    assert.deepEqual([none.exit, ...none.files], [1, ...moved]);
    project.write({ 'tsconfig.json': tsconfig({ rootDir: undefined, composite: true }) });
    const silent = await built(project, '{ dts: true }');
    assert.deepEqual([silent.exit, ...silent.files], [0, ...moved]);
    project.write({ 'tsconfig.json': tsconfig() });
    const { exit, files } = await built(project, '{ dts: true }');
    assert.deepEqual([exit, ...files], [0, 'dist/index.d.ts', 'dist/index.js']);
  },
} satisfies Claims;
