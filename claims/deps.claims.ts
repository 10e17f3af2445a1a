import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageJson } from './files';
import { type Claims, type Files, packageAt } from './harness';
import { has, lacks } from './has';

const DECLARED: Files = {
  'package.json': packageJson({ dependencies: { declared: '1.0.0' } }),
  'node_modules/declared/package.json': { name: 'declared', version: '1.0.0', main: 'index.js' },
  'node_modules/declared/index.js': 'module.exports = { declared: true };\n',
};

export default {
  async 'esm-require-builtin'({ build, run }) {
    const dist = await build(
      {},
      {
        ...DECLARED,
        'use.mjs': "import { all } from './dist/index.js';\nconsole.log(...all);\n",
        'src/x.cjs': 'module.exports = "bundled";\n',
        'src/index.ts':
          "declare const require: (id: string) => any;\nconst fs = require('node:fs');\nexport const all = [typeof fs.readFileSync, require('declared').declared, require('./x.cjs')];\n",
      },
    );
    const code = dist['dist/index.js'] ?? '';
    has(code, /createRequire/);
    const { text } = await run('node use.mjs');
    assert.equal(text.trim(), 'function true bundled');
  },
  async 'bundleless-module-exports'({ build, pass, run }) {
    const lib = [{ format: 'esm' }, { format: 'cjs' }];
    await build(
      { bundle: false, lib },
      {
        'src/value.cjs': 'module.exports = () => 1;\n',
        'src/imported.ts': "import value from './value.cjs';\nexport const kind = typeof value;\n",
        'src/required.ts': "export const kind = typeof require('./value.cjs');\n",
      },
    );
    has(
      (await run('node dist/imported.js')).text,
      /'\.\/value\.js' does not provide an export named 'default'/,
    );
    const kind = (file: string) => pass(`node -p "require('./dist/${file}.cjs').kind"`);
    assert.equal(await kind('imported'), 'undefined\n');
    assert.equal(await kind('required'), 'object\n');
    const esm = `node --input-type=module -e "console.log((await import('./dist/required.js')).kind)"`;
    assert.equal(await pass(esm), 'object\n');
  },
  // A source that is an ES module by its name has no `require` that the bundler replaces, in either format.
  async 'require-in-modules'({ build, run }) {
    const lib = [{ format: 'esm' }, { format: 'cjs' }];
    const files = {
      'src/x.cjs': 'exports.x = 1;\n',
      'src/main.js': "export const x = require('./x.cjs').x;\n",
      'use.cjs': "require('./dist/index.cjs');\n",
    };
    await build({ lib, source: { entry: { index: './src/main.js' } } }, files);
    has((await run('node dist/index.js')).text, /require is not defined/);
    has((await run('node use.cjs')).text, /Cannot find module '\.\/x\.cjs'/);
  },
  async 'esm-require-variable'({ build, run }) {
    await build(
      {},
      {
        'src/index.ts':
          'declare const require: (id: string) => any;\nexport const load = (name: string) => require(name);\n',
        'use.mjs': "import { load } from './dist/index.js';\nload('node:fs');\n",
      },
    );
    const { text } = await run('node use.mjs');
    has(text, 'ReferenceError: require is not defined in ES module scope');
  },
  async 'polyfill-usage'({ build }) {
    const web = { syntax: ['chrome 60'], output: { target: 'web', polyfill: 'usage' } };
    const umd = { ...web, format: 'umd', umdName: 'Library' };
    const lib = [
      web,
      { ...umd, output: { ...web.output, distPath: 'dist/umd' } },
      { syntax: ['node 12'], output: { polyfill: 'usage', distPath: 'dist/node' } },
    ];
    const declared = {
      name: 'claim',
      version: '1.0.0',
      type: 'module',
      dependencies: { 'core-js': '3' },
    };
    const files = {
      'package.json': declared,
      'src/index.ts': 'export const last = [1].at(-1);\n',
    };
    const dist = await build({ lib }, files);
    has(dist['dist/index.js'], /^import "core-js/);
    lacks(dist['dist/node/index.js'], /core-js/);
    // Without an import to keep, the modules themselves are copied in, as those of an undeclared package are.
    const undeclared = await build(web, { 'package.json': { ...declared, dependencies: {} } });
    for (const code of [dist['dist/umd/index.js'] ?? '', undeclared['dist/index.js'] ?? '']) {
      has(code, /Denis Pushkarev/);
      lacks(code, /["']core-js\/modules/);
      assert.ok(code.length > 20_000);
    }
  },
  // Module ids of CommonJS packages are paths, which npm and pnpm choose differently.
  async 'cjs-module-paths'({ build, write, dir }) {
    const inner = {
      'package.json': { name: 'old', version: '1.0.0' },
      'index.js': 'exports.a = 1;\n',
    };
    const at = (folder: string) =>
      Object.fromEntries(Object.entries(inner).map(([name, text]) => [`${folder}/${name}`, text]));
    write({ 'src/index.ts': "export { a } from 'old';\n", ...at('node_modules/old') });
    const flat = (await build())['dist/index.js'] ?? '';
    rmSync(join(dir, 'node_modules'), { recursive: true });
    write(at('node_modules/.pnpm/old@1.0.0/node_modules/old'));
    symlinkSync('.pnpm/old@1.0.0/node_modules/old', join(dir, 'node_modules/old'));
    const linked = (await build())['dist/index.js'] ?? '';
    has(flat, /node_modules\/old\/index\.js/);
    assert.notEqual(linked, flat);
  },
  // Without `files`, npm follows .gitignore; with it, three more files are packed.
  async 'npm-files'({ build, run, write }) {
    await build();
    write({ '.gitignore': 'dist\n' });
    const { text } = await run('npm pack --dry-run');
    has(text, /src\/index\.ts/);
    lacks(text, /dist\/index\.js/);
    const pkg = { name: 'claim', version: '1.0.0', files: ['dist'] };
    write({ 'package.json': pkg, 'README.md': '', LICENSE: '', 'CHANGELOG.md': '' });
    const listed = (await run('npm pack --dry-run --json')).text.matchAll(/"path": "(.*)"/g);
    const paths = [...listed].map(([, path]) => path);
    assert.deepEqual(paths.sort(), ['LICENSE', 'README.md', 'dist/index.js', 'package.json']);
    const without = async (file: string) => {
      write({ [file]: 'index.js\n' });
      return (await run('npm pack --dry-run')).text;
    };
    has(await without('.npmignore'), 'dist/index.js');
    lacks(await without('dist/.npmignore'), 'dist/index.js');
  },
  // An import, an entry and the `exports` of a bundled package that each name a `.js` file with a `.ts` file beside it.
  async 'ts-beside-js'({ build }) {
    const text = (from: string) => `export const ${from.split('_')[0]} = '${from}';\n`;
    const dist = await build(
      { source: { entry: { index: './src/entry.js' } } },
      {
        ...packageAt('node_modules/both', 'both', {
          'index.js': text('both_js'),
          'index.ts': text('both_ts'),
        }),
        'src/entry.js': text('entry_js'),
        'src/entry.ts': `export * from 'both';\nexport * from './a.js';\n${text('entry_ts')}`,
        'src/a.js': text('a_js'),
        'src/a.ts': text('a_ts'),
      },
    );
    const found = dist['dist/index.js']?.match(/\w+_[jt]s(?=["'])/g)?.sort();
    assert.deepEqual(found, ['a_ts', 'both_ts', 'entry_ts']);
  },
  async 'undeclared-bundled'({ build }) {
    const dist = await build({}, { 'src/index.ts': "export { default } from 'lodash/add.js';\n" });
    lacks(dist['dist/index.js'], /from "lodash/);
    const peerDependenciesMeta = { lodash: { optional: true } };
    const named = await build({}, { 'package.json': packageJson({ peerDependenciesMeta }) });
    lacks(named['dist/index.js'], /from "lodash/);
  },
  // `react` covers no subpath; the JSX runtime is bundled.
  async 'externals-subpath'({ build }) {
    const lib = (name: string, externals: unknown[]) => ({
      output: { externals, distPath: `dist/${name}` },
    });
    const dist = await build(
      {
        lib: [lib('name', ['react']), lib('pattern', [/^react(\/.*)?$/])],
        output: { target: 'web' },
      },
      { 'src/index.ts': "export { jsx } from 'react/jsx-runtime';\n" },
    );
    has(dist['dist/name/index.js'], /react\.transitional\.element/);
    has(dist['dist/pattern/index.js'], /from "react\/jsx-runtime"/);
  },
  // The plugin of the page: a throw in onAfterBuild ends the build with 1, after the files were written.
  // Both formats are read, a package on the list passes, and a linked one has no `node_modules` in its path.
  async 'deps-guard'({ copyExample, dir, fail, pass, read, write }) {
    copyExample('bundle-guard');
    const config = (allowed: string, lib = "{ format: 'esm' }, { format: 'cjs' }") =>
      write({
        'rslib.config.ts': `import { onlyOwnCode } from './onlyOwnCode';
export default { lib: [${lib}], plugins: [onlyOwnCode({ allowed: [${allowed}] })], performance: { buildCache: false } };\n`,
      });
    for (const lib of [undefined, '{}']) {
      config('', lib);
      has(await fail('rslib'), /Bundled, but not allowed: lodash$/m);
      assert.ok('dist/index.js' in read());
    }
    config("'lodash'");
    await pass('rslib');
    config('');
    write({
      'src/index.ts': "export { one } from 'linked';\n",
      ...packageAt('packages/linked', 'linked', {
        'index.js': 'export const one = Math.random();\n',
      }),
    });
    mkdirSync(join(dir, 'node_modules'), { recursive: true });
    symlinkSync('../packages/linked', join(dir, 'node_modules/linked'));
    await pass('rslib');
    has(read()['dist/index.js'], /Math\.random/);
  },
  // The same request is an import in our file and bundled in that of `outer`.
  async 'externals-issuer'({ build }) {
    type Ask = { request?: string; contextInfo?: { issuer: string } };
    const own = (
      { request, contextInfo }: Ask,
      callback: (error?: Error, result?: string) => void,
    ) => {
      const isOurs = !contextInfo?.issuer.includes('node_modules');
      if (request === 'shared' && isOurs) return callback(undefined, request);
      callback();
    };
    const dist = await build(
      { output: { autoExternal: { exclude: ['shared'] }, externals: [own] } },
      {
        'package.json': packageJson({ dependencies: { shared: '1.0.0', other: '1.0.0' } }),
        ...packageAt('node_modules/other', 'other', { 'index.js': 'export const other = 1;\n' }),
        ...packageAt('node_modules/shared', 'shared', {
          'index.js': "export const word = 'inside';\n",
        }),
        ...packageAt('node_modules/outer', 'outer', {
          'index.js': "export { word as outer } from 'shared';\n",
        }),
        'src/index.ts':
          "export { word } from 'shared';\nexport { outer } from 'outer';\nexport { other } from 'other';\n",
      },
    );
    has(dist['dist/index.js'], /from "shared"/, /inside/, /from "other"/);
  },
  async 'dev-dependency-bundled'({ build }) {
    const files = {
      'package.json': { name: 'claim', type: 'module', devDependencies: { preact: '*' } },
      'src/index.ts': "export { h } from 'preact';\n",
    };
    lacks((await build({}, files))['dist/index.js'], /from "preact"/);
    has((await build({ bundle: false }))['dist/index.js'], /from "preact"/);
  },
} satisfies Claims;
