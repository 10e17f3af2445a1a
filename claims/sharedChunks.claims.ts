import assert from 'node:assert/strict';
import { configFile, packageJson, SHARING } from './files';
import { type Claims, packageAt } from './harness';
import { has, lacks } from './has';

const PUBLISHED = {
  name: 'claim',
  type: 'module',
  exports: { '.': './dist/index.js', './extra': './dist/extra.js' },
};

export default {
  // Two entries share a bundled CommonJS package: its chunk registers it for them and is imported by name only.
  async 'side-effects-shared-chunk'({ build, run, write }) {
    const lib = {
      source: { entry: { index: './src/index.ts', extra: './src/extra.ts' } },
      output: { autoExternal: false },
    };
    const old = { 'index.js': "exports.word = function () { return 'old'; };\n" };
    const dist = await build(lib, {
      ...packageAt('node_modules/old', 'old', old, 'commonjs'),
      'src/index.ts': "import { word } from 'old';\nexport const first = word();\n",
      'src/extra.ts': "import { word } from 'old';\nexport const second = word();\n",
      'app/app.js':
        "import { first } from 'claim';\nimport { second } from 'claim/extra';\nconsole.log(first, second);\n",
      'app/rsbuild.config.ts': `export default {
          source: { entry: { app: './app.js' } },
          output: { target: 'node', module: true, filename: { js: '[name].mjs' } },
        };\n`,
    });
    assert.ok('dist/rslib-runtime.js' in dist);
    has(dist['dist/index.js'], /^import "\.\/\d+\.js";$/m);
    const application = (sideEffects: boolean | string[]) => {
      write({ 'package.json': { ...PUBLISHED, sideEffects } });
      return run('rsbuild build --root app && node app/dist/app.mjs');
    };
    const broken = await application(false);
    assert.notEqual(broken.exit, 0);
    has(broken.text, 'TypeError: __webpack_modules__[moduleId] is not a function');
    has((await application(['dist/*.js'])).text, /^old old$/m);
  },
  // Rslib's value for ESM and CommonJS comes last, for a federated module yours does; scripts are never split.
  async 'split-chunks-fixed'({ build, pass, read, write }) {
    const names = async (format: string, splitChunks: object | false) => {
      const source = { entry: { a: './src/a.ts', b: './src/b.ts' } };
      const config = { lib: [{ format, umdName: 'Library' }], source, splitChunks };
      return Object.keys(await build(config, SHARING)).length;
    };
    assert.equal(await names('esm', false), 3);
    const group = { test: /node_modules/, name: 'shared', chunks: 'all', enforce: true };
    assert.equal(await names('umd', { cacheGroups: { group } }), 2);
    let printed = '';
    const used = async (format: string, splitChunks: string) => {
      write({
        'rslib.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default {
  splitChunks: ${splitChunks},
  lib: [{ format: '${format}', plugins: [${format === 'mf' ? "pluginModuleFederation({ name: 'own', exposes: { '.': './src/index.ts' } }, {})" : ''}] }],
};
`,
      });
      printed = await pass('rm -rf dist && rslib inspect');
      return read('dist/.rsbuild')[`dist/.rsbuild/rspack.config.${format}.mjs`];
    };
    const initial = "{ chunks: 'initial' }";
    has(await used('cjs', initial), /splitChunks: \{[^}]*chunks: 'async'/);
    has(await used('cjs', 'false'), /splitChunks: \{[^}]*chunks: 'async'/);
    has(await used('mf', '{}'), /splitChunks: \{[^}]*chunks: 'all'/);
    has(await used('mf', initial), /splitChunks: \{[^}]*chunks: 'initial'/);
    has(await used('mf', 'false'), /splitChunks: false/);
    const plain = await used('mf', 'undefined');
    const old = "undefined, performance: { chunkSplit: { strategy: 'all-in-one' } }";
    assert.equal(await used('mf', old), plain);
    has(printed, 'The `performance.chunkSplit` option is deprecated and will not work');
  },
  // Declared or not; what one file alone imports is in it.
  async 'bundleless-one-package'({ build, pass }) {
    const esm = packageJson({ name: 'esm', exports: './index.js' });
    const uses = "export { b } from 'esm';\nexport { default } from 'old';\n";
    const files = {
      'package.json': packageJson({ dependencies: { esm: '*', own: '*' } }),
      'node_modules/esm/package.json': esm,
      'node_modules/esm/index.js': "export const b = ['shared'];\n",
      'node_modules/old/package.json': { name: 'old', version: '1.0.0' },
      'node_modules/old/index.js': "module.exports = 'old';\n",
      'node_modules/own/package.json': { ...esm, name: 'own' },
      'node_modules/own/index.js': "export const own = ['own'];\n",
      'src/index.ts': `${uses}export { own } from 'own';\nimport 'own/sub.js';\n`,
      'src/more.ts': uses,
    };
    const externals = { esm: false, old: false, own: false };
    const dist = await build({ bundle: false, output: { externals } }, files);
    lacks(dist['dist/index.js'], 'shared');
    has(dist['dist/index.js'], /['"]own['"]/, 'import "own/sub.js"', './rslib-runtime.js');
    for (const text of Object.values(dist)) lacks(text, /from "(esm|old|own)"/);
    const use = "import('./dist/more.js').then((all) => console.log(all.b[0], all.default))";
    assert.equal(await pass(`node -e "${use}"`), 'shared old\n');
  },
  // The function that both use takes the entry along; a cache group collects the styles, and every script still loads.
  async 'css-lazy-shares'({ build, pass }) {
    const files = {
      'src/own.css': '.own { color: red }',
      'src/lazy.css': '.lazy { color: red }',
      'src/twice.ts': 'export const twice = () => Math.random() * 2;\n',
      'src/lazy.ts':
        "import './lazy.css';\nimport { twice } from './twice';\nexport const late = twice();\n",
      'src/index.ts':
        "import './own.css';\nexport { twice } from './twice';\nexport const load = () => import('./lazy');\n",
    };
    const output = { target: 'web' };
    const styles = (dist: Record<string, string>) =>
      Object.keys(dist).filter((path) => path.endsWith('.css'));
    const [chunk, ...others] = styles(await build({ output }, files));
    has(chunk, /^dist\/\w{1,2}\.css$/);
    assert.deepEqual(others, ['dist/lazy.css']);
    const group = { type: 'css/mini-extract', name: 'style', chunks: 'all', enforce: true };
    const splitChunks = { cacheGroups: { styles: group } };
    for (const format of ['cjs', 'esm']) {
      const dist = await build({ format, output, splitChunks });
      assert.deepEqual(styles(dist), ['dist/style.css']);
      has(dist['dist/style.css'], '.own', '.lazy');
    }
    const use =
      "import('./dist/index.js').then((all) => all.load()).then((all) => console.log(all.late > 0))";
    assert.equal(await pass(`node -e "${use}"`), 'true\n');
  },
  // What the command and its lazy module share takes the command out of its file, unless the command awaits the module.
  async 'lazy-shares-entry'({ pass, read, write }) {
    const config = (rspack: object) =>
      configFile({ source: { entry: { 'bin/cli': './src/cli.ts' } }, tools: { rspack } });
    const command = (run: string) => ({
      'src/cli.ts': `import { fileURLToPath } from 'node:url';
import { half } from './half';
const isMain = fileURLToPath(import.meta.url) === process.argv[1];
console.log(isMain, import.meta.dirname.endsWith('bin'), import.meta.main, half() < 1);\n${run};\n`,
    });
    const awaited = "console.log((await import('./lazy')).late < 1)";
    const run = () => pass('rslib && node $PWD/dist/bin/cli.js');
    write({
      ...config({}),
      ...command(`const go = async () => { ${awaited} };\nvoid go()`),
      'src/half.ts': 'export const half = () => Math.random() / 2;\n',
      'src/lazy.ts': "import { half } from './half';\nexport const late = half();\n",
    });
    has(await run(), /false false \S+ true\ntrue\n$/);
    lacks(read()['dist/bin/cli.js'], 'import.meta');
    write(config({ output: { asyncChunks: false } }));
    has(await run(), /true true \S+ true\ntrue\n$/);
    write({ ...config({}), ...command(awaited) });
    const text = await run();
    has(text, /true true \S+ true\ntrue\n$/);
    has(text, 'Top-level await with shared modules caused a circular dependency');
    write(config({ output: { asyncChunks: false } }));
    lacks(await run(), 'Top-level await');
  },
} satisfies Claims;
