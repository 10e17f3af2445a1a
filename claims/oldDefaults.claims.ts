import assert from 'node:assert/strict';
import { configFile, LAZY, packageJson, tsconfig } from './files';
import { type Claims, OLD_TOOLS, type Project } from './harness';
import { has, lacks } from './has';

const WEB = { target: 'web' };

/** tsdown needs Node.js 22 for this one function. */
const ON_OLDER_NODE = {
  NODE_OPTIONS:
    '--import=data:text/javascript,Promise.withResolvers||=function(){const%20all={};all.promise=new%20this((resolve,reject)=>Object.assign(all,{resolve,reject}));return%20all}',
};

const COUNTER = {
  'src/state.ts': 'export const state = { count: 0 };\n',
  'src/a.ts': "import { state } from './state.ts';\nexport const add = () => ++state.count;\n",
  'src/b.ts': "import { state } from './state.ts';\nexport const count = () => state.count;\n",
};

const configOf = (name: string, value: object) => ({
  [name]: `export default ${JSON.stringify(value)};\n`,
});

/** What `b.cjs` counts after `a.cjs` has added. */
const counted = async ({ pass }: Project) => {
  const use = "require('./dist/a.cjs').add(); console.log(require('./dist/b.cjs').count())";
  return (await pass(`node -e "${use}"`)).trim();
};

/** What other tools do without being asked, and what it takes to get the same from Rslib. */
export default {
  // Rslib's half, and tsup's, are those of `tsup-splitting`.
  async 'commonjs-shared-state'(project) {
    const { pass, write } = project;
    const [a, b] = ['src/a.ts', 'src/b.ts'];
    write({
      ...COUNTER,
      ...configOf('build.config.mjs', {
        entries: ['src/a', 'src/b'],
        rollup: { emitCJS: true },
        failOnWarn: false,
      }),
      ...configOf('vite.config.mjs', { build: { lib: { entry: [a, b], formats: ['cjs'] } } }),
    });
    for (const command of [
      `rollup ${a} ${b} -d dist -f cjs --entryFileNames [name].cjs --chunkFileNames [name]-chunk.cjs`,
      'unbuild',
      'vite build',
      `tsdown ${a} ${b} --format cjs --no-dts`,
    ]) {
      await pass(`rm -rf dist && ${OLD_TOOLS}/${command}`, ON_OLDER_NODE);
      assert.equal(await counted(project), '1', command);
    }
  },
  async 'tsup-import-inlined'({ build, pass, read, write }) {
    write(LAZY);
    const scripts = (files: Record<string, string>, extension: string) =>
      Object.keys(files).filter((path) => path.endsWith(extension)).length;
    await pass(`${OLD_TOOLS}/tsup src/index.ts --format cjs,esm`);
    assert.equal(scripts(read(), '.cjs'), 1);
    assert.equal(scripts(read(), '.js'), 2);
    assert.equal(scripts(await build({ format: 'cjs' }), '.cjs'), 2);
  },
  async 'styles-left-out'({ build, pass, read, write }) {
    write({ 'src/index.ts': "import './a.css';\n", 'src/a.css': '.a { color: red }\n' });
    await pass(`${OLD_TOOLS}/tsup src/index.ts --format esm`);
    assert.ok('dist/index.css' in read());
    assert.ok(!('dist/index.css' in (await build())));
    assert.ok('dist/index.css' in (await build({ output: WEB })));
  },
  async 'script-names'({ pass, read, write }) {
    write({
      'vite.config.mjs':
        'export default { build: { lib: { entry: "src/index.ts", name: "L" } } };\n',
    });
    for (const [command, names] of [
      ['tsup src/index.ts --format iife --global-name L', ['index.global.js']],
      [
        'tsdown --format iife --format umd --no-dts --global-name L',
        ['index.iife.js', 'index.umd.js'],
      ],
      ['vite build', ['claim.js', 'claim.umd.cjs']],
    ] as const) {
      await pass(`rm -rf dist && ${OLD_TOOLS}/${command}`, ON_OLDER_NODE);
      assert.deepEqual(
        Object.keys(read()),
        names.map((name) => `dist/${name}`),
      );
    }
    write({ 'package.json': packageJson({ type: 'commonjs' }) });
    await pass(`rm -rf dist && ${OLD_TOOLS}/vite build`);
    assert.deepEqual(Object.keys(read()), ['dist/claim.mjs', 'dist/claim.umd.js']);
  },
  async 'script-extension-off'({ build }) {
    const files = { 'package.json': packageJson({ type: 'commonjs' }) };
    assert.deepEqual(Object.keys(await build({}, files)), ['dist/index.mjs']);
    assert.deepEqual(Object.keys(await build({ autoExtension: false })), ['dist/index.js']);
  },
  async 'pure-functions'({ build }) {
    const text =
      'const log = (value) => globalThis.log(value);\nexport const value = 1;\nconst logged = log(1);\n';
    has((await build({}, { 'src/index.ts': text }))['dist/index.js'], 'log(1)');
    const javascript = { pureFunctions: ['log'] };
    const rspack = { module: { parser: { javascript } } };
    lacks((await build({ tools: { rspack } }))['dist/index.js'], 'log');
  },
  async 'loader-kinds'({ build }) {
    const files = { 'src/index.ts': "export { default } from './a.foo';\n", 'src/a.foo': 'hi\n' };
    const rule = (type: string) => ({
      tools: { rspack: { module: { rules: [{ test: /\.foo$/, type }] } } },
    });
    has((await build(rule('asset/source'), files))['dist/index.js'], '"hi\\n"');
    has((await build(rule('asset/bytes')))['dist/index.js'], 'aGkK');
    const dist = await build({ source: { assetsInclude: /\.foo$/ } });
    assert.ok('dist/static/assets/a.foo' in dist);
  },
  // Rslib's halves are those of `copy-from`, `banner-footer` and `require-context`.
  async 'tsdown-defaults'({ pass, read, write }) {
    const copy = ['files', { from: 'files/*/*.txt', to: 'dist/flat' }];
    write({
      ...configOf('tsdown.config.mjs', { banner: '/* kit */', dts: true, copy }),
      'tsconfig.json': tsconfig({ types: ['vite/client'] }),
      'files/sub/a.txt': 'a',
      'src/index.ts': "export const all = import.meta.glob('./m/*.ts', { eager: true });\n",
      'src/m/a.ts': 'export const a = 1;\n',
    });
    await pass(`${OLD_TOOLS}/tsdown`, ON_OLDER_NODE);
    const dist = read();
    for (const file of ['dist/index.mjs', 'dist/index.d.mts']) has(dist[file], '/* kit */');
    has(dist['dist/index.mjs'], './m/a.ts');
    lacks(dist['dist/index.mjs'], 'import.meta.glob');
    const copied = Object.keys(dist).filter((path) => path.endsWith('.txt'));
    assert.deepEqual(copied, ['dist/files/sub/a.txt', 'dist/flat/a.txt']);
  },
  // A declared package: two formats of tsdown leave it to a global, those of Rslib contain it (`umd-bundles-declared`).
  async 'tsdown-globals'({ pass, read, write }) {
    const formats = { entry: 'src/index.ts', format: ['iife', 'umd'], globalName: 'Kit' };
    write({
      ...configOf('tsdown.config.mjs', { ...formats, platform: 'browser' }),
      'package.json': packageJson({ dependencies: { lodash: '*' } }),
      'src/index.ts': "export { default } from 'lodash';\n",
    });
    await pass(`${OLD_TOOLS}/tsdown`, ON_OLDER_NODE);
    has(read()['dist/index.umd.js'], 'require("lodash")');
    has(read()['dist/index.iife.js'], /\(lodash\);/);
  },
  async 'dts-bundle-types-of-lodash'({ fail, pass, read, write }) {
    const config = (bundle: object | true) => configFile({ lib: [{ dts: { bundle } }] });
    write({
      'package.json': packageJson({
        dependencies: { lodash: '^4.0.0' },
        devDependencies: { '@types/lodash': '^4.0.0' },
      }),
      'tsconfig.json': tsconfig({ lib: ['ES2022', 'DOM'], esModuleInterop: true }),
      'src/index.ts':
        "import debounce from 'lodash/debounce.js';\nexport const later = debounce(() => 1, 10);\n",
      ...config(true),
    });
    has(await fail('rslib'), 'Internal Error: Unable to follow symbol for "MapCache"');
    write(config({ bundledPackages: [] }));
    await pass('rslib');
    has(read()['dist/index.d.ts'], /from 'lodash'/);
  },
  async 'unbuild-target'({ build, pass, read, write }) {
    write({
      'package.json': packageJson({ engines: { node: '>=12' } }),
      'src/index.ts': 'export const read = (a) => a?.b ?? 1;\n',
      ...configOf('build.config.mjs', { entries: ['src/index'], failOnWarn: false }),
    });
    await pass(`${OLD_TOOLS}/unbuild`);
    has(read()['dist/index.mjs'], 'a?.b ?? 1');
    lacks((await build())['dist/index.js'], '?.');
  },
  // A folder as mkdist takes it: scripts compiled, styles and texts beside them.
  async 'mkdist-item'({ build, pass, read, write }) {
    const files = {
      'src/raw/a.ts': "export { b } from './b';\n",
      'src/raw/b.ts': 'export const b = 1;\n',
      'src/raw/s.css': '.s { color: red }\n',
      'src/raw/docs/c.md': '# c\n',
      'src/raw/d.json': '{}',
    };
    const entries = [{ builder: 'mkdist', input: 'src/raw', outDir: 'old' }];
    const before = configOf('build.config.mjs', { entries, failOnWarn: false });
    write({ ...files, ...before, 'package.json': packageJson({ type: 'module' }) });
    await pass(`${OLD_TOOLS}/unbuild`);
    const old = read('old');
    assert.deepEqual(
      Object.keys(old),
      ['a.mjs', 'b.mjs', 'd.json', 'docs/c.md', 's.css'].map((path) => `old/${path}`),
    );
    has(old['old/s.css'], '.s{color:red}');
    const item = (entry: string[], output: object) => ({
      bundle: false,
      source: { entry: { index: entry } },
      output: { distPath: 'dist/raw', ...output },
    });
    const all = './src/raw/**';
    const naive = await build(item([all], { copy: ['src/raw/**/*.md'] }), files);
    for (const path of ['dist/raw/docs/c.js', 'dist/raw/d.js', 'dist/raw/src/raw/docs/c.md']) {
      assert.ok(path in naive, path);
    }
    assert.ok(!('dist/raw/s.css' in naive));
    const copy = [{ from: '**/*.{md,json}', context: './src/raw' }];
    const dist = await build(item([all, '!**/*.{md,json}'], { ...WEB, copy }));
    assert.deepEqual(
      Object.keys(dist).filter((path) => path.startsWith('dist/raw/')),
      ['a.js', 'b.js', 'd.json', 'docs/c.md', 's.css'].map((path) => `dist/raw/${path}`),
    );
    const vue = { 'src/raw/a.ts': "export { default } from './b.vue';\n", 'src/raw/b.vue': '' };
    const only = ['./src/raw/*.ts'];
    const from = async (output: object) => (await build(item(only, output), vue))['dist/raw/a.js'];
    has(await from({}), '"./b.js"');
    has(await from({ externals: [/\.vue$/] }), '"./b.vue"');
  },
  async 'bundleless-styles-node'({ build }) {
    const files = { 'src/index.ts': "import './a.css';\n", 'src/a.css': '.a { color: red }\n' };
    const dist = await build({ bundle: false }, files);
    has(dist['dist/index.js'], 'import "./a.css"');
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
    assert.ok('dist/a.css' in (await build({ bundle: false, output: WEB })));
  },
  async 'modern-folders'({ pass, read, write }) {
    const item = { format: 'esm', outDir: './dist/es', dts: { distPath: './types' } };
    write({
      'package.json': packageJson({ type: 'commonjs' }),
      'tsconfig.json': tsconfig(),
      'src/index.ts':
        "// @ts-expect-error A file.\nimport big from './big.svg';\nexport const read = (one?: { a: string }) => one?.a ?? big;\n",
      'src/big.svg': `<svg>${'x'.repeat(20_000)}</svg>`,
      ...configFile({ lib: [{ output: { distPath: './dist/es' }, dts: { distPath: './types' } }] }),
      'modern.config.mjs': `import { moduleTools } from '@modern-js/module-tools';\nexport default { plugins: [moduleTools()], buildConfig: [${JSON.stringify(item)}] };\n`,
    });
    await pass('ln -sfn ../../../../legacy/node_modules node_modules');
    await pass('node_modules/.bin/modern build && rm node_modules');
    const old = read();
    lacks(old['dist/es/index.js'], '??');
    has(
      Object.keys(old).join(' '),
      /dist\/es\/assets\/big\.\w+\.svg dist.+ dist\/es\/types\/index\.d\.ts/,
    );
    await pass('rm -rf dist && rslib');
    assert.deepEqual(Object.keys(read()), ['dist/es/index.mjs', 'dist/es/static/svg/big.svg']);
    assert.ok('types/index.d.ts' in read('types'));
  },
} satisfies Claims;
