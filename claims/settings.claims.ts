import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { configFile } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

const BRANCH = 'export const read = (value) => value?.name;\n';
const LOWERED = /null == value/;

export default {
  // A flag is the value of the key that it names, so what counts more than that key counts more than the flag.
  async 'flag-layer'({ pass, read, write }) {
    const output = { overrideBrowserslist: ['chrome 120'] };
    write({ 'src/index.ts': BRANCH.replace('(value)', '(value: any)') });
    write(configFile({ lib: [{ syntax: 'es2022' }] }));
    await pass('rslib --syntax es2015');
    has(read()['dist/index.js'], LOWERED);
    write(configFile({ lib: [{ syntax: 'es2015', output }] }));
    await pass('rslib --syntax es2015');
    lacks(read()['dist/index.js'], LOWERED);
  },
  async 'source-map-css'({ build }) {
    const code = {
      'src/index.ts': "import './a.css';\nexport const a = 1;\n",
      'src/a.css': '.a { color: red }',
    };
    const mapped = async (config: { bundle?: boolean; output?: object } = {}) => {
      const output = { target: 'web', sourceMap: true, ...config.output };
      return await build({ ...config, output }, code);
    };
    const sources = (text = '') => JSON.parse(text).sources;
    const { 'dist/index.css.map': map } = await mapped();
    has(map, /"sourcesContent":\["\.a \{ color: red \}"\]/);
    assert.deepEqual(sources(map), ['../src/a.css']);
    const bundleless = await mapped({ bundle: false });
    assert.deepEqual(sources(bundleless['dist/a.css.map']), ['webpack://./src/a.css']);
    const jsx = await mapped({ bundle: false, output: { filename: { js: '[name].jsx' } } });
    assert.ok('dist/index.jsx' in jsx && !('dist/index.jsx.map' in jsx));
    const isInline = async (sourceMap: unknown) =>
      (await mapped({ output: { sourceMap } }))['dist/index.js']?.includes(
        'sourceMappingURL=data:',
      );
    assert.equal(await isInline({ js: 'inline-source-map' }), true);
    assert.equal(await isInline('inline'), false);
  },
  // Arrays grow, but for a few that are replaced: then the lowest runtime of a shared `syntax` stays.
  async 'shared-arrays'({ build }) {
    const files = { 'src/index.ts': BRANCH };
    const code = async (shared: object, own: object) =>
      (await build({ ...shared, lib: [own] }, files))['dist/index.js'] ?? '';
    has(await code({ syntax: ['chrome 70'] }, { syntax: ['chrome 120'] }), LOWERED);
    lacks(await code({ syntax: 'es2019' }, { syntax: 'es2022' }), LOWERED);
    has(await code({ syntax: 'es2019' }, { syntax: ['chrome 120'] }), LOWERED);
    has(await code({ syntax: 'es2019' }, { syntax: undefined }), LOWERED);
    const runtimes = (name: string) => ({ output: { overrideBrowserslist: [name] } });
    lacks(await code(runtimes('chrome 70'), runtimes('chrome 120')), LOWERED);
    const ran: string[] = [];
    const says = (name: string) => ({ tools: { rspack: () => void ran.push(name) } });
    await code(says('shared'), says('own'));
    assert.deepEqual(ran, ['shared', 'own']);
    const outside = (name: string) => ({ output: { externals: [name] } });
    files['src/index.ts'] = "import 'one';\nimport 'two';\n";
    has(await code(outside('one'), outside('two')), /"one";\nimport "two"/);
    const endings = (name: string) => ({ resolve: { extensions: [name] } });
    Object.assign(files, { 'src/index.ts': "export * from './a';\n", 'src/a.one.ts': BRANCH });
    await assert.rejects(code(endings('.one.ts'), endings('.two.ts')));
    const consoles = (name: string) => ({ performance: { removeConsole: [name] } });
    files['src/index.ts'] = "console.one('stays');\n";
    has(await code(consoles('one'), consoles('two')), /stays/);
    Object.assign(files, {
      'src/index.ts': "import 'dep';\n",
      'node_modules/dep/one.js': 'globalThis.from = "one";\n',
      'node_modules/dep/two.js': 'globalThis.from = "two";\n',
    });
    for (const key of ['conditionNames', 'mainFields']) {
      const paths = { one: './one.js', two: './two.js' };
      const exports = key === 'conditionNames' ? { exports: paths } : paths;
      Object.assign(files, { 'node_modules/dep/package.json': { name: 'dep', ...exports } });
      const names = (name: string) => ({ resolve: { [key]: [name] } });
      assert.match(await code(names('one'), names('two')), /"two"/, key);
    }
  },
  async 'engines-any'({ build, write }) {
    const code = async (node: string) => {
      write({ 'package.json': { name: 'claim', type: 'module', engines: { node } } });
      return (await build({}, { 'src/index.ts': BRANCH }))['dist/index.js'] ?? '';
    };
    for (const node of ['*', '<20']) lacks(await code(node), LOWERED);
    has(await code('>=12'), LOWERED);
  },
  async 'alias-strategy'({ build, write }) {
    write({
      'tsconfig.json': { compilerOptions: { paths: { '@/*': ['./src/paths/*'] } } },
      'src/index.ts': "export * from '@/one';\n",
      'src/paths/one.ts': "export const from = 'paths';\n",
      'src/alias/one.ts': "export const from = 'alias';\n",
    });
    const alias = { '@': './src/alias' };
    const code = async (resolve: object) => (await build({ resolve }))['dist/index.js'] ?? '';
    has(await code({ alias }), /"paths"/);
    has(await code({ alias, aliasStrategy: 'prefer-alias' }), /"alias"/);
    await assert.rejects(code({ aliasStrategy: 'prefer-alias' }));
  },
  async 'out-base-outside'({ build, read }) {
    await build(
      { bundle: false, outBase: './src/a', source: { entry: { index: './src/**' } } },
      {
        'src/index.ts': '',
        'src/a/a.ts': "export * from '../b/b';\n",
        'src/b/b.ts': 'export const b = 1;\n',
      },
    );
    has(read()['dist/a.js'], /"\.\.\/b\/b"/);
    assert.deepEqual(Object.keys(read('b')), ['b/b.js']);
  },
  async 'log-level-version'({ run, write }) {
    write({ 'src/index.ts': "import './missing';\n" });
    const said = async (level: string, flags = '') => {
      write({ 'rslib.config.mjs': `export default { logLevel: '${level}' };\n` });
      return (await run(`rslib ${flags}`)).text.trim();
    };
    has(await said('error'), /^Rslib v[\s\S]*Module not found/);
    has(await said('silent'), /^Rslib v\S+$/);
    assert.equal(await said('info', '--log-level silent'), '');
    lacks(await said('info', '--log-level error'), /Rslib v/);
    has(await said('info', '--log-level=error'), /Rslib v/);
  },
  async 'config-imports'({ load, dir, write }) {
    const config =
      "import { format } from './shared.mjs';\nexport default { lib: [{ format }] };\n";
    write({
      'shared.mjs': "export const format = 'esm';\n",
      'rslib.config.ts': config,
      'native.config.mjs': config,
    });
    const { loadConfig } = await load<{
      loadConfig(options: object): Promise<{ dependencies: string[] }>;
    }>('@rslib/core');
    const read = (path: string, loader: string) => loadConfig({ cwd: dir, path, loader });
    const native = await read('native.config.mjs', 'native');
    assert.deepEqual(native.dependencies, [join(dir, 'shared.mjs')]);
    assert.deepEqual((await read('rslib.config.ts', 'jiti')).dependencies, []);
  },
  async 'package-json-missing'({ dir, pass, read, run, write }) {
    rmSync(join(dir, 'package.json'));
    for (const format of ['esm', 'cjs']) {
      has(await pass(`rslib --format ${format}`), /package\.json` file does not exist/);
      assert.deepEqual(Object.keys(read()), ['dist/index.js']);
    }
    write({ 'package.json': '{ "name": ' });
    assert.equal((await run('rslib')).exit, 1);
  },
  // A wrong entry is found before the compilation, which only says that it failed.
  async 'build-errors'({ build }) {
    const failed = (config: object) =>
      build(config).then(
        () => assert.fail('it was built'),
        (error: AggregateError) => error,
      );
    const entries = await failed({ source: { entry: { a: './no.ts', b: './nor.ts' } } });
    assert.equal(entries.errors.length, 2);
    assert.equal(entries.message, '');
    const broken = await failed({
      source: { entry: { a: './src/index.ts' }, preEntry: './no.ts' },
    });
    assert.equal(broken.errors, undefined);
    assert.equal(broken.message, 'Rspack build failed.');
  },
  async 'lib-alone-cleans'({ read, run, write }) {
    write(configFile({ lib: [{ format: 'esm' }, { format: 'cjs' }] }));
    const both = ['dist/index.cjs', 'dist/index.js'];
    await run('rslib');
    await run('rslib --lib cjs --no-clean');
    assert.deepEqual(Object.keys(read()), both);
    await run('rslib --lib cjs');
    assert.deepEqual(Object.keys(read()), ['dist/index.cjs']);
  },
} satisfies Claims;
