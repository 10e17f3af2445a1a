import assert from 'node:assert/strict';
import { configFile, packageJson } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** What a plugin of these claims does. */
interface Api {
  onAfterBuild(hook: object): void;
  transform(filter: object, hook: object): void;
}

/** Tells whether importing the emitted module succeeds. */
const LOAD = "import('./dist/index.js').then(() => console.log('loaded'), console.log);\n";

export default {
  // `typeof require` is replaced, so the branch with `createRequire` is gone.
  async 'typeof-require'({ build, run, write }) {
    const load = "import { createRequire } from 'node:module';\nexport const load = ";
    write({ 'load.mjs': LOAD });
    const loaded = async (code: string) => {
      await build({}, { 'src/index.ts': `${load}${code};\n` });
      return (await run('node load.mjs')).text;
    };
    has(
      await loaded("typeof require === 'undefined' ? createRequire(import.meta.url) : require"),
      /require is not defined/,
    );
    assert.equal(await loaded('createRequire(import.meta.url)'), 'loaded\n');
  },
  // Of a misspelt import the type checker tells in TypeScript only.
  async 'unresolved-in-script'({ fail, pass, write }) {
    const code = "import { name } from './nowhere';\nexport const get = () => name;\n";
    write({
      'tsconfig.json': { compilerOptions: { allowJs: true, rootDir: 'src' }, include: ['src'] },
      ...configFile({ bundle: false, dts: true }),
      'src/index.ts': 'export {};\n',
      'src/script.js': code,
    });
    await pass('rslib');
    write({ 'src/typed.ts': code });
    const text = await fail('rslib');
    has(text, /typed\.ts[\s\S]*TS2307/);
    lacks(text, /script\.js/);
  },
  // React 16.14 and 17 have no `exports`, so Node.js does not complete the path for an ES module.
  async 'jsx-runtime-node'({ run, write }) {
    const react = (exports?: object) => ({
      'node_modules/react/package.json': { name: 'react', version: '17.0.2', exports },
      'node_modules/react/jsx-runtime.js': 'exports.jsx = () => {};\n',
      'use.mjs': "import { jsx } from 'react/jsx-runtime';\nconsole.log(typeof jsx);\n",
    });
    write(react());
    has((await run('node use.mjs')).text, /ERR_MODULE_NOT_FOUND/);
    write(react({ './jsx-runtime': './jsx-runtime.js' }));
    assert.equal((await run('node use.mjs')).text, 'function\n');
  },
  async 'modules-css-bundleless'({ build }) {
    const files = (name: string) => ({
      'src/index.ts': `export { default as styles } from './${name}.css';\n`,
      [`src/${name}.css`]: '.name { color: red }',
    });
    const options = { bundle: false, output: { target: 'web' } };
    has((await build(options, files('a.module')))['dist/a.module.js'], /name: "name-\w+"/);
    const plural = await build(options, files('b.modules'));
    has(plural['dist/b.modules.css'], /\.name-\w+ \{/);
    assert.equal(plural['dist/b.modules.js'], undefined);
    has(plural['dist/index.js'], /from "\.\/b\.modules\.css"/);
    const auto = { output: { target: 'web', cssModules: { auto: /scoped/ } } };
    has((await build(auto, files('c.scoped')))['dist/index.css'], /\.name-\w+ \{/);
    const scoped = await build({ ...auto, bundle: false });
    has(scoped['dist/c.scoped.js'], /^import "\.\/c\.scoped\.js";/);
  },
  async 'builtins-bundleless'({ build }) {
    const files = { 'src/index.ts': "export { readFileSync } from 'node:fs';\n" };
    const output = { target: 'web' };
    await assert.rejects(build({ output }, files));
    has((await build({ output, bundle: false }))['dist/index.js'], /from "node:fs"/);
  },
  // The minifier is what finds the `export` of a script.
  async 'iife-export-kept'({ build, run }) {
    await assert.rejects(build({ format: 'iife' }));
    await build({ format: 'iife', output: { minify: false, filename: { js: '[name].cjs' } } });
    has((await run('node dist/index.cjs')).text, /Unexpected token 'export'/);
  },
  // `type` decides what a .js source is, unless it is missing.
  async 'error-commonjs-source'({ fail, pass, write }) {
    const lib = [{ format: 'cjs', source: { entry: { index: './src/main.js' } } }];
    write({
      'package.json': { type: 'commonjs' },
      'src/main.js': 'export const one = 1;\n',
      ...configFile({ lib }),
    });
    has(
      await fail('rslib'),
      /JavaScript parse error: 'import', and 'export' cannot be used outside of module code/,
    );
    write({ 'package.json': {} });
    await pass('rslib');
  },
  async 'plugin-hook-object'({ build }) {
    const ran: string[] = [];
    const hook = (name: string) => ({ order: 'pre', handler: () => void ran.push(name) });
    const plugin = (setup: (api: Api) => void) => ({ plugins: [{ name: 'claim', setup }] });
    await build(plugin((api) => api.onAfterBuild(hook('after'))));
    await assert.rejects(
      build(plugin((api) => api.transform({ test: /index/ }, hook('transform')))),
    );
    assert.deepEqual(ran, ['after']);
  },
  async 'rstest-lib-item'({ run, write }) {
    const config = (options: string) =>
      `import { withRslibConfig } from '@rstest/adapter-rslib';\nexport default { extends: withRslibConfig(${options}) };\n`;
    write({
      ...configFile({
        lib: [{ id: 'esm', source: { define: { ITEM: '1' } } }],
        source: { define: { TOP: '2' } },
      }),
      'test/index.test.js':
        "import { expect, test } from '@rstest/core';\ntest('top', () => expect(TOP).toBe(2));\ntest('item', () => expect(ITEM).toBe(1));\n",
      'rstest.config.mjs': config(''),
    });
    has((await run('rstest run')).text, /Tests 1 failed \| 1 passed/);
    write({ 'rstest.config.mjs': config("{ libId: 'esm' }") });
    has((await run('rstest run')).text, /Tests 2 passed/);
  },
  // happy-dom is among the packages of this site.
  async 'rstest-dom'({ fail, pass, write }) {
    write({
      'rstest.config.mjs':
        "import { withRslibConfig } from '@rstest/adapter-rslib';\nexport default { extends: withRslibConfig() };\n",
      'test/index.test.js':
        "import { expect, test } from '@rstest/core';\ntest('page', () => expect(typeof document).toBe('object'));\n",
      ...configFile({ lib: [{}] }),
    });
    await fail('rstest run');
    write(configFile({ lib: [{}], output: { target: 'web' } }));
    await pass('rstest run');
  },
  async 'yaml-default'({ build, load }) {
    const { pluginYaml } = await load('@rsbuild/plugin-yaml');
    const plugins = [pluginYaml?.()];
    const files = (names: string) => ({
      'src/index.ts': `export { ${names} } from './a.yaml';\n`,
      'src/a.yaml': 'one: 1\n',
    });
    await build({ plugins }, files('default'));
    await assert.rejects(build({ plugins }, files('one')));
  },
  // Rspack aborts the process; `failed to parse targets: failed to convert target query to version data`.
  async 'syntax-unknown'({ pass, write }) {
    write(configFile({ syntax: ['node 20', 'nope 3'] }));
    const text = await pass('rslib; echo "exit $?"');
    has(text, /failed to parse targets: failed to convert target query to version data/);
    has(text, /exit 134/);
  },
  // The way from a folder to the packages differs, as it does between npm and pnpm.
  async 'chunk-name-packages'({ pass, read, write }) {
    const entry = (name: string) =>
      `import './shared.css';\nimport { shared } from './shared';\nexport const ${name} = () => shared() + '${name}';\n`;
    const folders = ['one', 'two', 'three/four', 'five/six/seven'];
    for (const folder of folders) {
      write({
        [`${folder}/package.json`]: { name: 'claim', type: 'module' },
        [`${folder}/src/a.ts`]: entry('a'),
        [`${folder}/src/b.ts`]: entry('b'),
        [`${folder}/src/shared.css`]: '.shared { color: red }\n',
        [`${folder}/src/shared.ts`]: 'export const shared = () => String(Math.random());\n',
      });
    }
    const built = async (folder: string) => {
      await pass(
        `cd ${folder} && rslib --target web --entry src/a.ts --entry src/b.ts && rm -rf node_modules`,
      );
      return Object.keys(read(`${folder}/dist`))
        .map((path) => path.slice(folder.length))
        .join();
    };
    const names: string[] = [];
    for (const folder of folders) names.push(await built(folder));
    assert.ok(new Set(names).size > 1, names.join('\n'));
    assert.equal(await built('one'), names[0]);
  },
  // The value of a constant is written where it is used, and then nothing needs its module.
  async 'side-effects-constant'({ build }) {
    const built = async (exported: string, sideEffects?: false | string[]) => {
      const dist = await build(
        { output: { target: 'web' } },
        {
          'package.json': packageJson({ sideEffects }),
          'src/index.ts': "export { a } from './a';\n",
          'src/a.css': '.a { top: 0 }\n',
          'src/a.ts': `import './a.css';\nglobalThis.ran = true;\nexport const a = ${exported};\n`,
        },
      );
      return [/ran = true/.test(dist['dist/index.js'] ?? ''), 'dist/index.css' in dist];
    };
    assert.deepEqual(await built('1'), [true, true]);
    assert.deepEqual(await built('() => 1', false), [true, true]);
    assert.deepEqual(await built('1', ['**/*.css']), [false, false]);
    assert.deepEqual(await built('1', ['**/*.css', './src/**']), [true, true]);
  },
  // Imports run first, so code of the bundle cannot prepare anything for a package.
  async 'bundle-order'({ build, pass, write }) {
    write({
      'package.json': packageJson({ dependencies: { dep: '1.0.0' } }),
      'node_modules/dep/package.json': packageJson({ name: 'dep', exports: './index.js' }),
      'node_modules/dep/index.js': 'export const seen = globalThis.flag;\n',
      'src/setup.ts': "(globalThis as { flag?: string }).flag = 'set';\n",
      'src/index.ts':
        "// @ts-nocheck\nimport './setup';\nimport { seen } from 'dep';\nexport { seen };\n",
      'use.mjs': 'console.log((await import(process.argv[2])).seen);\n',
    });
    await build({ lib: [{}, { format: 'cjs' }] });
    assert.equal(await pass('node use.mjs ./dist/index.js'), 'undefined\n');
    assert.equal(await pass('node use.mjs ./dist/index.cjs'), 'set\n');
    await build({ bundle: false });
    assert.equal(await pass('node use.mjs ./dist/index.js'), 'set\n');
  },
  async 'bundle-renames'({ build, pass, write }) {
    write({
      'src/a.ts': 'class Model {}\nexport { Model as A };\n',
      'src/b.ts': 'class Model {}\nexport { Model as B };\n',
      'src/map.ts': 'export class Map {}\n',
      'src/index.ts':
        "export * from './a';\nexport * from './b';\nexport * from './map';\nexport const map = new globalThis.Map();\nexport const own = () => new Set();\n",
      'src/use.ts': 'export const use = () => new Map();\n',
      'use.mjs':
        "const { A, B, Map } = await import('./dist/index.js');\nconsole.log(A.name, B.name, Map.name);\n",
    });
    await build({});
    assert.equal(await pass('node use.mjs'), 'Model b_Model Map\n');
    write({
      'src/b.ts': 'class Model {}\nexport { Model as B };\nexport const use = () => new Map();\n',
    });
    await build({});
    assert.equal(await pass('node use.mjs'), 'Model b_Model map_Map\n');
    await build({ bundle: false });
    assert.equal(await pass('node use.mjs'), 'Model Model Map\n');
    write({ 'src/Box.ts': 'export const Box = () => 1;\n' });
    for (const [syntax, name] of [
      ['es5', 'Box_Box'],
      ['es2015', 'Box'],
    ] as const) {
      await build({ bundle: false, syntax });
      const show = `node -e "import('./dist/Box.js').then(({ Box }) => console.log(Box.name))"`;
      assert.equal(await pass(show), `${name}\n`);
    }
  },
} satisfies Claims;
