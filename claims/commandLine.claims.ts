import assert from 'node:assert/strict';
import { configFile, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/**
 * Builds in watch mode beside a file of another tool in `dist`, changes the source, and prints what `dist` holds after
 * each of the two builds.
 */
const WATCH = `import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createRslib } from '@rslib/core';

const built = async (text) => {
  for (let code = ''; !code.includes(text); await wait(50)) {
    try { code = readFileSync('dist/index.js', 'utf8'); } catch {}
  }
  return readdirSync('dist').join();
};
const rslib = await createRslib({ config: { logLevel: 'silent' } });
const { close } = await rslib.build({ watch: true });
console.log(await built('value'));
writeFileSync('dist/other.txt', '');
await wait(1000);
writeFileSync('src/index.ts', 'export const changed = 1;');
console.log(await built('changed'));
await close();
process.exit();
`;

/** What flags and commands do beyond the option that they stand for. */
export default {
  async 'flags-add'({ pass, read, write }) {
    write({
      ...configFile({
        output: { externals: ['one'] },
        source: { entry: { index: './src/index.ts' } },
      }),
      'src/index.ts': "export { a } from 'one';\nexport { b } from 'two';\n",
      'src/more.ts': 'export const more = 1;\n',
    });
    await pass('rslib --externals two --entry src/more.ts');
    assert.deepEqual(Object.keys(read()), ['dist/index.js', 'dist/more.js']);
    has(read()['dist/index.js'], /"one"[\s\S]*"two"/);
    // A list of an item gives way to the flag; of a shared `syntax` the lowest runtime stays.
    const item = "{ lib: [{ source: { entry: { index: './src/index.ts' } } }] }";
    write(configFile(item));
    await pass('rslib --entry src/more.ts');
    assert.deepEqual(Object.keys(read()), ['dist/more.js']);
    const code = async (config: string) => {
      write({
        ...configFile(config),
        'src/index.ts': 'export const read = (value) => value?.name;\n',
      });
      await pass('rslib --syntax es2022');
      return read()['dist/index.js'] ?? '';
    };
    has(await code("{ syntax: ['chrome 70'] }"), /null == value/);
    has(await code("{ lib: [{ syntax: ['chrome 70'] }] }"), /value\?\.name/);
  },
  async 'config-beside-root'({ fail, pass, read, write }) {
    write({
      'inner/package.json': { type: 'module' },
      'inner/src/index.ts': '',
      'inner/own.mjs': "export default { format: 'cjs' };\n",
    });
    await pass('rslib --root inner --config own.mjs');
    assert.deepEqual(Object.keys(read('inner/dist')), ['inner/dist/index.cjs']);
    await fail('rslib --root inner --config inner/own.mjs');
  },
  async 'version-flag'({ pass, read }) {
    has(await pass('rslib --version'), /^rslib\/\d/m);
    assert.deepEqual(read(), {});
    lacks(await pass('rslib build --version'), /^rslib\/\d/m);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
  },
  async 'lib-unknown-beside'({ fail, pass, read, write }) {
    write(configFile({ lib: [{ format: 'esm' }, { format: 'cjs' }] }));
    has(await fail('rslib --lib typo'), /libs are not found: "typo"/);
    has(await fail('rslib --lib cjs --format esm'), /libs are not found: "cjs"/);
    lacks(await pass('rslib --lib esm --lib typo'), /typo/);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
  },
  async 'inspect-node-env'({ run, write }) {
    write({
      'rslib.config.mjs': 'export default ({ env }) => { console.log(`is ${env}`); return {}; };\n',
    });
    for (const command of ['build', 'inspect'])
      assert.match((await run(`env -u NODE_ENV rslib ${command}`)).text, /is production/, command);
    write({
      'inspect.mjs': `import { createRslib } from '@rslib/core';
const rslib = await createRslib();
for (const mode of ['production', undefined]) {
  process.env.NODE_ENV = 'test';
  const { origin } = await rslib.inspectConfig({ mode });
  console.log(mode, process.env.NODE_ENV, Object.keys(origin).join());
}\n`,
    });
    const layers = 'rsbuildConfig,environmentConfigs,bundlerConfigs';
    const { text } = await run('node inspect.mjs');
    assert.equal(text, `production production ${layers}\nundefined production ${layers}\n`);
  },
  async 'watch-cleans-once'({ pass, write }) {
    write({ 'watch.mjs': WATCH, 'dist/old.txt': '' });
    const text = await pass('node watch.mjs');
    assert.equal(text, 'index.js\nindex.js,other.txt\n');
  },
  async 'error-rspack-plugin'({ fail, write }) {
    const failed = async (plugin: string) => {
      write({
        'rslib.config.mjs': `import { rspack } from '@rslib/core';\nexport default { plugins: [${plugin}] };\n`,
      });
      const text = await fail('rslib');
      return text;
    };
    const message =
      'BannerPlugin looks like a webpack or Rspack plugin, please use `tools.rspack` to register it';
    has(await failed("new rspack.BannerPlugin({ banner: 'a' })"), message);
    has(await failed("{ name: 'rollup', transform() {} }"), /Expect the setup function/);
  },
  // The process ends before anything can be caught.
  async 'api-exits'({ run, write }) {
    const ended = async (config: object, file = 'src/index.ts') => {
      write({
        'package.json': { name: 'claim', type: 'module', dependencies: { react: '*' } },
        'src/index.tsx': 'export const Own = () => <p />;\n',
        'tsconfig.json': { compilerOptions: { jsx: 'preserve' } },
        'build.mjs': `import { createRslib } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';
const plugins = [pluginReact({ swcReactOptions: { runtime: 'preserve' } })];
const own = { plugins, source: { entry: { index: './${file}' } }, performance: { buildCache: false } };
const rslib = await createRslib({ config: { ...own, ...${JSON.stringify(config)} } });
await rslib.build().then(({ close }) => close(), () => console.log('caught'));
console.log('went on');\n`,
      });
      const { exit, text } = await run('node build.mjs');
      return exit === 1 && !/caught|went on/.test(text);
    };
    assert.ok(await ended({ format: 'mf' }));
    assert.ok(await ended({ externalHelpers: true }));
    assert.ok(await ended({}, 'src/index.tsx'));
    assert.equal(await ended({ format: 'none' }), false);
    assert.equal(await ended({ bundle: false }, 'src/index.tsx'), false);
  },
  async 'api-cwd'({ run, write }) {
    write({
      'inner/src/index.ts': '',
      'inner/package.json': {},
      'build.mjs': `import { resolve } from 'node:path';
import { createRslib } from '@rslib/core';
for (const cwd of ['inner', resolve('inner')]) {
  const rslib = await createRslib({ cwd, config: { logLevel: 'silent' } });
  await rslib.build().then(({ close }) => close().then(() => console.log('built')), () => console.log('failed'));
}\n`,
    });
    has((await run('node build.mjs')).text, /failed\n[\s\S]*built\n/);
  },
  async 'api-require'({ pass, write }) {
    write({ 'use.cjs': "console.log(typeof require('@rslib/core').createRslib);\n" });
    assert.equal(await pass('node use.cjs'), 'function\n');
  },
  async 'default-ids'({ dir, load }) {
    const { createRslib } = await load<{
      createRslib(options: object): Promise<{
        inspectConfig(): Promise<{ origin: { environmentConfigs: object } }>;
      }>;
    }>('@rslib/core');
    const ids = async (lib: object[]) => {
      const rslib = await createRslib({ cwd: dir, config: { lib, logLevel: 'silent' } });
      return Object.keys((await rslib.inspectConfig()).origin.environmentConfigs);
    };
    assert.deepEqual(await ids([{}, { format: 'cjs' }]), ['esm', 'cjs']);
    assert.deepEqual(await ids([{ id: 'own' }, {}]), ['own', 'esm0']);
    assert.deepEqual(await ids([{}, { id: 'own' }, {}]), ['esm0', 'own', 'esm1']);
  },
  // A flag knows only on and off: what the file says beside it is gone.
  async 'flags-replace'({ pass, read, write }) {
    const minify = { js: false, css: true };
    write({
      'tsconfig.json': tsconfig(),
      ...configFile({ lib: [{ dts: { distPath: './types' }, output: { minify } }] }),
      'src/index.ts': 'export const sum = (first: number, second: number) => first + second;\n',
    });
    await pass('rslib');
    assert.deepEqual(Object.keys(read('types')), ['types/index.d.ts']);
    has(read()['dist/index.js'], 'first + second');
    await pass('rslib --dts --minify');
    assert.ok('dist/index.d.ts' in read());
    lacks(read()['dist/index.js'], 'first');
    // Of the folders, only the root.
    write(configFile({ output: { distPath: { root: 'dist', js: 'js' } } }));
    await pass('rslib --dist-path lib');
    assert.deepEqual(Object.keys(read('lib')), ['lib/js/index.js']);
  },
  // The value of the shell is used, and gone afterwards.
  async 'api-env-cleanup'({ pass, write }) {
    write({
      '.env': 'TOKEN=file\n',
      'build.mjs': `import { createRslib, loadEnv } from '@rslib/core';
const rslib = await createRslib({ loadEnv: process.argv[2] === 'build', config: { logLevel: 'silent' } });
if (process.argv[2] === 'build') await (await rslib.build()).close();
else loadEnv().cleanup();
console.log(process.env.TOKEN);\n`,
    });
    for (const way of ['build', 'load'])
      assert.equal(await pass(`node build.mjs ${way}`, { TOKEN: 'shell' }), 'undefined\n', way);
  },
  async 'root-relative'({ pass, read, write }) {
    write({
      'packages/a/package.json': { name: 'a', type: 'module' },
      'packages/a/src/index.ts': 'export const a = 1;\n',
      'config/rslib.config.mjs': "export default { root: './packages/a' };\n",
    });
    await pass('rslib --config config/rslib.config.mjs');
    assert.deepEqual(Object.keys(read('packages/a/dist')), ['packages/a/dist/index.js']);
  },
  async 'flags-entry-names'({ fail, pass, read, write }) {
    write({ 'src/a/index.ts': 'export {};\n', 'src/b/index.ts': 'export {};\n' });
    await pass('rslib --entry src/a/index.ts --entry src/b/index.ts');
    assert.deepEqual(Object.keys(read()), ['dist/index0.js', 'dist/index1.js']);
    const text = await fail("rslib --no-bundle --entry 'src/**' --entry '!src/a/index.ts'");
    has(text, 'No entry files matching !src/a/index.ts');
  },
  async 'flags-unknown-value'({ pass, read, write }) {
    write(configFile({ format: 'cjs' }));
    has(await pass('rslib --log-level nothing --config-loader nothing'), 'built in');
    assert.deepEqual(Object.keys(read()), ['dist/index.cjs']);
    has(await pass('rslib --log-level verbose'), 'applied modifyEnvironmentConfig hook');
  },
  // Loaded natively, such a file fails: see `error-config-file`.
  async 'config-no-default'({ pass, read, write }) {
    write({ 'rslib.config.ts': "export const config = { format: 'cjs' };\n" });
    lacks(await pass('rslib --config-loader jiti'), /warn|error/);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
  },
  async 'api-multi-stats'({ pass, write }) {
    write({
      'build.mjs': `import { createRslib } from '@rslib/core';
for (const lib of [[{}], [{}, { format: 'cjs' }]]) {
  const rslib = await createRslib({ config: { lib, logLevel: 'silent' } });
  const { stats, close } = await rslib.build();
  console.log(stats.constructor.name, stats.stats?.length);
  await close();
}\n`,
    });
    assert.equal(await pass('node build.mjs'), 'Stats undefined\nMultiStats 2\n');
  },
} satisfies Claims;
