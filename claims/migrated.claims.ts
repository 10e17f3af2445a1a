import assert from 'node:assert/strict';
import { configFile, LAZY, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

const WEB = { target: 'web' };

/** What was different in libraries that were moved from other tools, page in hand. */
export default {
  // Each setting that an old tsconfig.json has or lacks, while the others are right.
  async 'old-tsconfig'({ fail, pass, write }) {
    write({
      ...configFile({ dts: true }),
      'src/index.ts': 'export const mode = process.env.MODE;\n',
      'tests/index.test.ts': "import { mode } from '../src';\nconsole.log(mode);\n",
    });
    const right = { types: ['node'] };
    for (const [code, options, more] of [
      ['TS5011', { ...right, rootDir: undefined }, {}],
      ['TS6059', right, { include: ['src', 'tests'] }],
      ['TS2591', {}, {}],
      ['TS5102', { ...right, baseUrl: '.' }, {}],
    ] as const) {
      write({ 'tsconfig.json': tsconfig(options, more) });
      has(await fail('rslib'), code);
    }
    write({ 'tsconfig.json': tsconfig(right) });
    await pass('rslib');
  },
  // The names that Node.js sees are those of the module that the file requires last.
  async 'commonjs-barrel'({ build, fail, pass }) {
    const files = {
      'package.json': packageJson({ type: 'commonjs' }),
      'src/a.ts': 'export const a = 1;\n',
      'src/b.ts': 'export const b = 2;\n',
      'src/index.ts': "export * from './a';\nexport * from './b';\n",
      'use.mjs': "import { a, b } from './dist/index.js';\nconsole.log(a + b);\n",
    };
    const config = { format: 'cjs', bundle: false };
    await build(config, files);
    has(await fail('node use.mjs'), "Named export 'a' not found");
    assert.equal((await pass('node -p "require(\'./dist/index.js\').a"')).trim(), '1');
    const names = "export { a } from './a';\nexport { b } from './b';\n";
    await build(config, { 'src/index.ts': names });
    assert.equal((await pass('node use.mjs')).trim(), '3');
    // One is not enough beside any other module.
    await build(config, { 'src/index.ts': "export * from './a';\nexport { b } from './b';\n" });
    has(await fail('node use.mjs'), "Named export 'a' not found");
    await build({ format: 'cjs' }, { 'src/index.ts': files['src/index.ts'] });
    assert.equal((await pass('node use.mjs')).trim(), '3');
    const esm = {
      'package.json': packageJson({ type: 'commonjs', dependencies: { dep: '*' } }),
      'node_modules/dep/package.json': packageJson({ name: 'dep' }),
      'node_modules/dep/index.js': 'export const a = 1, b = 2;\n',
    };
    await build({ format: 'cjs' }, { ...esm, 'src/index.ts': "export * from 'dep';\n" });
    has(await fail('node use.mjs'), "Named export 'a' not found");
    await build({ format: 'cjs' }, { 'src/index.ts': "export { a, b } from 'dep';\n" });
    assert.equal((await pass('node use.mjs')).trim(), '3');
  },
  async 'commonjs-import-default'({ build, pass }) {
    const files = {
      'src/later.ts': 'export default 1;\n',
      'src/index.ts': "export const load = async () => (await import('./later')).default;\n",
    };
    const loaded = () => pass('node -e "require(\'./dist/index.cjs\').load().then(console.log)"');
    await build({ format: 'cjs', bundle: false }, files);
    has(await loaded(), /\{ default: 1 \}/);
    await build({ format: 'cjs' });
    assert.equal((await loaded()).trim(), '1');
  },
  // In a browser the file would find itself by document.currentScript.
  async 'web-commonjs-import'({ build, fail, pass }) {
    const files = { ...LAZY, 'package.json': packageJson({ type: 'commonjs' }) };
    const load = 'node -e "require(\'./dist/index.js\').load().then((m) => console.log(m.later))"';
    await build({ format: 'cjs', output: WEB }, files);
    has(await fail(load), 'Error: Automatic publicPath is not supported in this browser');
    const tools = { rspack: { output: { asyncChunks: false } } };
    await build({ format: 'cjs', output: WEB, tools });
    assert.equal((await pass(load)).trim(), '1');
    await build({ format: 'cjs', output: WEB, bundle: false });
    assert.equal((await pass(load)).trim(), '1');
  },
  async 'dts-bundle-private'({ build, fail, pass, write }) {
    const store =
      'export class Store {\n  private current = 1;\n  get() {\n    return this.current;\n  }\n}\n';
    const entry = { index: './src/index.ts', store: './src/store.ts' };
    await build(
      { source: { entry }, dts: { bundle: true } },
      {
        'tsconfig.json': tsconfig(),
        'src/store.ts': store,
        'src/index.ts':
          "import { Store } from './store';\nexport const read = (store: Store) => store.get();\nexport { Store };\n",
      },
    );
    const use = (from: string) =>
      write({
        'use.mts': `import { read } from './dist/index.js';\nimport { Store } from './dist/${from}.js';\nread(new Store());\n`,
      });
    const check = 'tsc --noEmit --ignoreConfig --module nodenext use.mts';
    use('store');
    has(await fail(check), "Types have separate declarations of a private property 'current'");
    use('index');
    await pass(check);
  },
  // A folder that is built apart, with the tsconfig.json of the whole and with one of its own.
  async 'part-declarations'({ build }) {
    const part = { entry: { index: './src/raw/**' } };
    const item = (source: object) => ({
      bundle: false,
      dts: true,
      source,
      output: { distPath: 'dist/raw' },
    });
    const files = {
      'tsconfig.json': tsconfig(),
      'tsconfig.raw.json': tsconfig({ rootDir: 'src/raw' }, { include: ['src/raw'] }),
      'src/raw/index.ts': 'export const raw = 1;\n',
    };
    const shared = await build(item(part), files);
    has(shared['dist/raw/index.js'], 'raw');
    lacks(shared['dist/raw/index.d.ts'], 'raw');
    const own = await build(item({ ...part, tsconfigPath: './tsconfig.raw.json' }));
    has(own['dist/raw/index.d.ts'], 'raw');
    // An entry of the top level is an entry of each item.
    const cli = { entry: { cli: './src/cli.ts' } };
    const both = await build({ source: cli, lib: [{}] }, { 'src/cli.ts': 'export {};\n' });
    assert.deepEqual(Object.keys(both), ['dist/cli.js']);
    const main = { entry: { main: './src/index.ts' } };
    const merged = await build({ source: cli, lib: [{ source: main }] });
    assert.deepEqual(Object.keys(merged), ['dist/cli.js', 'dist/main.js']);
  },
  async 'import-helpers'({ fail, pass, write }) {
    write({
      ...configFile({ dts: true }),
      'src/index.ts': "export * from './other';\n",
      'src/other.ts': 'export const other = 1;\n',
    });
    const options = { target: 'es2021', module: 'commonjs', ignoreDeprecations: '6.0' };
    const settings = { ...options, moduleResolution: 'bundler', esModuleInterop: true };
    write({ 'tsconfig.json': tsconfig({ ...settings, importHelpers: true }) });
    has(await fail('rslib'), 'TS2354');
    write({ 'tsconfig.json': tsconfig(settings) });
    await pass('rslib');
  },
  // Shared code keeps its place, while what `import()` loads moves.
  async 'chunk-file-names'({ build }) {
    const text = 'export const shared = () => `${Math.random()} of a text that is long enough`;\n';
    const entry = { a: './src/a.ts', b: './src/b.ts' };
    const tools = { rspack: { output: { chunkFilename: 'chunks/[name].js' } } };
    const dist = await build(
      { source: { entry }, tools },
      {
        'src/shared.ts': text,
        'src/later.ts': 'export const later = 1;\n',
        'src/a.ts':
          "import { shared } from './shared';\nexport const a = [shared(), import('./later')];\n",
        'src/b.ts': "import { shared } from './shared';\nexport const b = shared();\n",
      },
    );
    const rest = Object.keys(dist).filter((path) => !/^dist\/[ab]\.js$/.test(path));
    assert.equal(rest.length, 2);
    assert.ok('dist/chunks/later.js' in dist);
  },
  async 'one-style-name'({ build, fail, write }) {
    const entry = { a: './src/a.ts', b: './src/b.ts' };
    const sheets = (css: string) => ({
      lib: [{}],
      source: { entry },
      output: { ...WEB, filename: { css } },
    });
    write({
      'src/a.ts': "import './a.css';\n",
      'src/b.ts': "import './b.css';\n",
      'src/a.css': '.a { color: red }\n',
      'src/b.css': '.b { color: red }\n',
      ...configFile(sheets('style.css')),
    });
    has(
      await fail('rslib'),
      'Multiple assets emit different content to the same filename style.css',
    );
    const dist = await build(sheets('[name].css'));
    assert.ok('dist/a.css' in dist && 'dist/b.css' in dist);
  },
  // One object of names, no switch: `true` is accepted and changes nothing.
  async 'shims-true'({ build }) {
    const files = { 'src/index.ts': 'export const folder = __dirname;\n' };
    has((await build({ shims: true }, files))['dist/index.js'], /folder = __dirname/);
    const shims = { esm: { __dirname: true } };
    has((await build({ shims }))['dist/index.js'], 'import.meta.url');
  },
  async 'import-each'({ build, run }) {
    const item = (options: object) => ({
      source: { transformImport: [options] },
      output: { externals: [/^(lodash|kit)/] },
    });
    const text = "import { kebabCase } from 'lodash';\nexport const text = kebabCase('A');\n";
    const of = async (options: object) => {
      await build(item({ libraryName: 'lodash', ...options }), { 'src/index.ts': text });
      return run('node dist/index.js');
    };
    assert.equal((await of({ customName: 'lodash/{{ member }}.js' })).exit, 0);
    has((await of({ libraryDirectory: '' })).text, /ERR_MODULE_NOT_FOUND|Cannot find module/);
    const kit = await build(item({ libraryName: 'kit', libraryDirectory: 'es' }), {
      'src/index.ts': "import { DatePicker } from 'kit';\nexport const picker = DatePicker;\n",
    });
    has(kit['dist/index.js'], 'from "kit/es/date-picker"');
  },
  async 'moved-values'({ build, fail, pass, write }) {
    const dist = await build(
      {
        output: {
          filename: { js: '[name].[format].js' },
          copy: [{ from: 'note.txt', to: 'notes' }],
          externals: [
            ({ request }: { request: string }, done: (error?: Error, name?: string) => void) =>
              request === 'far' ? done(undefined, 'near') : done(),
          ],
        },
      },
      { 'src/index.ts': "export { far } from 'far';\n", 'note.txt': 'note\n' },
    );
    assert.ok('dist/notes/note.txt' in dist);
    has(dist['dist/index.[format].js'], 'from "near"');
    const built = { lib: [{ format: 'umd', umdName: 'moved' }] };
    const config = (text: string) =>
      write({ 'rslib.config.mjs': `export default { ...${JSON.stringify(built)}, ${text} };\n` });
    write({ 'src/index.ts': 'export const load = (name) => require(name);\n' });
    config('');
    has(await pass('rslib'), 'Critical dependency');
    config('tools: { rspack: { ignoreWarnings: [/Critical dependency/] } }');
    lacks(await pass('rslib'), 'Critical dependency');
    write({ 'src/index.ts': "export * from '@/far';\n", 'src/far.ts': 'export const far = 1;\n' });
    config("resolve: { alias: { '@': './src' } }");
    await pass('rslib');
    config("resolve: { alias: [{ find: '@', replacement: './src' }] }");
    has(await fail('rslib'), "Can't resolve '@/far'");
  },
} satisfies Claims;
