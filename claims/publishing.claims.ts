import assert from 'node:assert/strict';
import { packageJson, tsconfig } from './files';
import { type Claims, OLD_TOOLS } from './harness';
import { has, lacks } from './has';

export default {
  // With the tsconfig.json of the quick start, which includes only src, tsc alone does not see the configuration.
  async 'tsc-sees-config'({ pass, run, write }) {
    const config = (key: string) =>
      `import { defineConfig } from '@rslib/core';\nexport default defineConfig({ lib: [{ ${key}: 'esm' }] });\n`;
    const check =
      'tsc --noEmit --ignoreConfig --skipLibCheck --module preserve --target esnext rslib.config.ts';
    write({ 'tsconfig.json': tsconfig(), 'rslib.config.ts': config('formt') });
    await pass('tsc --noEmit');
    has((await run(check)).text, /'formt' does not exist/);
    // Also in a CommonJS package, whose configuration Rslib still loads as an ES module.
    write({
      'package.json': { name: 'claim', version: '1.0.0' },
      'rslib.config.ts': `${config('format')}export const folder = import.meta.dirname;\n`,
    });
    await pass(check);
  },
  async 'prepublish-tarball'({ fail, pass, write }) {
    const nowhere = '--dry-run --registry http://127.0.0.1:1 --fetch-retries 0';
    const pkg = (scripts: object) => ({
      'package.json': { name: 'claim', version: '1.0.0', scripts },
    });
    write(pkg({ prepublishOnly: 'exit 3' }));
    await fail(`npm publish ${nowhere}`);
    await pass(`npm pack && npm publish ${nowhere} claim-1.0.0.tgz`);
    write(pkg({ prepack: 'exit 3' }));
    await fail('npm pack --dry-run');
  },
  async 'attw-no-types'({ fail, pass, write }) {
    const types = { types: './dist/index.d.ts' };
    const pkg = (exports: object) => ({
      'package.json': packageJson({ files: ['dist'], exports }),
    });
    const attw = 'attw --pack . --profile esm-only --format ascii';
    const index = { ...types, default: './dist/index.js' };
    write({ ...pkg({ '.': index }), 'dist/index.js': 'export const value = 1;\n' });
    has(await pass(attw), /does not contain types/);
    await fail('publint --pack npm');
    write(pkg({ '.': './dist/index.js' }));
    await pass(`${attw} && publint --strict --pack npm`);
    write({ ...pkg({ '.': index, './sub': './dist/sub.js' }), 'dist/sub.js': 'export {};\n' });
    write({ 'dist/index.d.ts': 'export declare const value: 1;\n' });
    has(await fail(attw), /No types/);
  },
  async 'peers-installed'({ pass, write }) {
    const peerDependencies = { old: 'file:../../old', maybe: '*' };
    const peerDependenciesMeta = { maybe: { optional: true } };
    write({
      'old/package.json': { name: 'old', version: '1.0.0' },
      'lib/package.json': packageJson({ name: 'lib', peerDependencies, peerDependenciesMeta }),
      'user/package.json': { private: true },
    });
    await pass('cd lib && npm pack --silent');
    await pass('cd user && npm install --offline --silent ../lib/lib-1.0.0.tgz');
    assert.equal(await pass('ls user/node_modules'), 'lib\nold\n');
  },
  async 'attw-deletes'({ pass, run, write }) {
    write({ 'package.json': packageJson({ exports: './src/index.ts' }) });
    await pass('npm pack --silent');
    has(await pass('ls'), 'claim-1.0.0.tgz');
    await run('attw --pack .');
    lacks(await pass('ls'), 'claim-1.0.0.tgz');
  },
  // Changesets has to be set up before `changeset` works.
  async 'changeset-init'({ fail, pass, read, write }) {
    // A repository of packages of its own: otherwise the folder goes into the one around it.
    write({
      'package.json': { private: true, workspaces: ['packages/*'] },
      'package-lock.json': {},
      'packages/a/package.json': { name: 'a', version: '1.0.0' },
    });
    has(await fail('changeset'), /There is no \.changeset folder/);
    await pass('changeset init');
    assert.ok(read('.changeset')['.changeset/config.json']);
  },
  async 'npm-prerelease'({ run, write }) {
    write({ 'package.json': { name: 'claim', version: '1.0.0-beta.0' } });
    const { text } = await run(
      'npm publish --dry-run --registry http://127.0.0.1:1 --fetch-retries 0',
    );
    const old = Number.parseInt((await run('npm -v')).text, 10) < 11;
    has(text, old ? /with tag latest/ : /You must specify a tag using --tag/);
  },
  async 'linked-files'({ run, write }) {
    const exports = { '.': './index.js' };
    write({
      'lib/package.json': packageJson({ name: 'lib', exports, files: ['index.js'] }),
      'lib/index.js': "export { default } from './left-out.js';\n",
      'lib/left-out.js': "export default 'seen';\n",
      'app/package.json': { private: true, type: 'module' },
      'app/use.mjs':
        "console.log((await import('lib')).default);\nawait import('lib/left-out.js');\n",
    });
    const { text } = await run('cd app && npm install --offline --silent ../lib && node use.mjs');
    has(text, /seen[\s\S]*ERR_PACKAGE_PATH_NOT_EXPORTED/);
  },
  async 'application-lowers'({ load, read, write, dir }) {
    write({
      'node_modules/modern/package.json': packageJson({ name: 'modern' }),
      'node_modules/modern/index.js': 'export const read = (value) => value?.x;\n',
    });
    write({ 'src/index.js': "import { read } from 'modern';\nconsole.log(read(globalThis));\n" });
    const { createRsbuild } = await load<{
      createRsbuild(options: object): Promise<{ build(): Promise<{ close(): Promise<void> }> }>;
    }>('@rsbuild/core');
    for (const [include, kept] of [
      [[], true],
      [[/modern/], false],
    ] as const) {
      const source = { entry: { index: './src/index.js' }, include };
      const output = { overrideBrowserslist: ['chrome 50'] };
      const config = { mode: 'production', logLevel: 'silent', source, output };
      await (await (await createRsbuild({ cwd: dir, config })).build()).close();
      assert.equal(/\?\.x/.test(Object.values(read('dist/static/js')).join()), kept);
    }
  },
  // Node.js reads the map of a file while it loads it.
  async 'maps-enabled-late'({ build, run, write }) {
    await build(
      { output: { sourceMap: true } },
      { 'src/index.ts': "process.setSourceMapsEnabled(true);\nthrow new Error('mapped');\n" },
    );
    lacks((await run('node dist/index.js')).text, /src\/index\.ts:2/);
    has((await run('node --enable-source-maps dist/index.js')).text, /src\/index\.ts:2/);
    write({
      'first.mjs': "process.setSourceMapsEnabled(true);\nawait import('./dist/index.js');\n",
    });
    has((await run('node first.mjs')).text, /src\/index\.ts:2/);
  },
  // What a declaration imports: who notices that it leads nowhere, and who resolves a name of `imports`.
  async 'declaration-imports'({ pass, run, write }) {
    const exports = { types: './dist/index.d.ts', default: './dist/index.js' };
    const pkg = { name: 'lib', version: '1.0.0', type: 'module', types: exports.types, exports };
    const lib = (path: string) => ({
      'node_modules/lib/package.json': { ...pkg, imports: { '#unit': './dist/unit.js' } },
      'node_modules/lib/dist/index.js': '',
      'node_modules/lib/dist/index.d.ts': `export type { T } from '${path}';\n`,
      'node_modules/lib/dist/unit.d.ts': 'export type T = 1;\n',
    });
    const noticed = async (path: string) => {
      write(lib(path));
      const attw = 'attw --pack . --profile esm-only --format ascii';
      return /Internal resolution error/.test((await run(`cd node_modules/lib && ${attw}`)).text);
    };
    assert.equal(await noticed('./gone.js'), true);
    for (const path of ['@/unit', 'gone']) assert.equal(await noticed(path), false, path);
    const use = (from: string) => write({ 'src/index.ts': `export type { T } from '${from}';\n` });
    write({ ...lib('#unit'), 'tsconfig.json': tsconfig({ skipLibCheck: false }) });
    use('lib');
    await pass('tsc --noEmit');
    const old = `${OLD_TOOLS}/tsc --noEmit --moduleResolution node10`;
    has((await run(old)).text, /Cannot find module '#unit'/);
    use('lib/dist/unit.js');
    has((await run('tsc --noEmit')).text, /TS2307/);
    write({ 'node_modules/lib/package.json': { ...pkg, exports: undefined } });
    await pass('rm node_modules/lib/dist/index.d.ts && tsc --noEmit');
  },
} satisfies Claims;
