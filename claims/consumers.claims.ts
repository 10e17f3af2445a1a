import assert from 'node:assert/strict';
import { packageJson } from './files';
import { type Claims, type Files, OLD_TOOLS, type Project, packageAt } from './harness';
import { has, lacks } from './has';

const ROLLUP = `${OLD_TOOLS}/rollup main.js --silent -f es`;
const COMMANDS = {
  vite: `${OLD_TOOLS}/vite build`,
  rsbuild: 'rsbuild build',
  rollup: `${ROLLUP} -p node-resolve -d rollup`,
  rollupBrowser: `${ROLLUP} -p 'node-resolve={browser:true}' -d rollupBrowser`,
};
type Bundler = keyof typeof COMMANDS;

/** What each bundler writes for an application whose `main.js` imports the package `lib`. */
async function bundled(
  { run, read, write }: Project,
  lib: Files,
  use: string,
  names = Object.keys(COMMANDS) as Bundler[],
) {
  write({
    'main.js': use,
    'index.html': '<!doctype html><script type="module" src="/main.js"></script>\n',
    'vite.config.mjs':
      "export default { build: { outDir: 'vite', minify: false, assetsInlineLimit: 0 } };\n",
    'rsbuild.config.mjs':
      "export default { source: { entry: { index: './main.js' } }, output: { distPath: 'rsbuild', minify: false } };\n",
    ...Object.fromEntries(
      Object.entries(lib).map(([path, text]) => [`node_modules/lib/${path}`, text]),
    ),
  });
  const outputs = names.map(async (name) => {
    const { exit, text } = await run(COMMANDS[name]);
    assert.equal(exit, 0, text);
    return [name, read(name)] as const;
  });
  return Object.fromEntries(await Promise.all(outputs)) as Record<Bundler, Record<string, string>>;
}

const code = (files: Record<string, string>) => Object.values(files).join('\n');
const LIB = { name: 'lib', version: '1.0.0', type: 'module', exports: './index.js' };

export default {
  async 'browser-condition'(project) {
    const exports = { browser: './browser.js', default: './node.js' };
    const found = await bundled(
      project,
      {
        'package.json': { ...LIB, exports },
        'browser.js': "export const where = 'for browsers';\n",
        'node.js': "export const where = 'for Node.js';\n",
      },
      "import { where } from 'lib';\nconsole.log(where);\n",
    );
    for (const name of ['vite', 'rsbuild', 'rollupBrowser'] as const)
      has(code(found[name]), /for browsers/);
    has(code(found.rollup), /for Node\.js/);
  },
  // Functions nobody calls go in any case; what runs on import stays.
  async 'side-effects-missing'(project) {
    const found = await bundled(
      project,
      {
        'package.json': LIB,
        'index.js': "export { used } from './used.js';\nexport * from './unused.js';\n",
        'used.js': "export const used = 'used';\n",
        'unused.js':
          "export function pure() { return 'pure'; }\nconst table = new Map();\ntable.set('effect', 1);\n",
      },
      "import { used } from 'lib';\nconsole.log(used);\n",
    );
    for (const files of Object.values(found)) has(code(files), /effect/);
    lacks(code(found.vite), /'pure'|"pure"/);
    const marked = await bundled(
      project,
      { 'package.json': { ...LIB, sideEffects: false } },
      "import { used } from 'lib';\nconsole.log(used);\n",
      ['vite', 'rsbuild', 'rollup'],
    );
    for (const files of Object.values(marked)) lacks(code(files), /effect/);
  },
  async 'new-url-bundlers'(project) {
    const found = await bundled(
      project,
      {
        'package.json': LIB,
        'index.js': "export const address = new URL('./data.bin', import.meta.url);\n",
        'data.bin': 'binary\n'.repeat(999),
      },
      "import { address } from 'lib';\nconsole.log(address.href);\n",
    );
    const copied = (files: Record<string, string>) =>
      Object.keys(files).some((path) => path.endsWith('.bin'));
    assert.deepEqual(Object.values(found).map(copied), [true, true, false, false]);
    has(code(found.rollup), /new URL\('\.\/data\.bin', import\.meta\.url\)/);
  },
  // The address of `?url` is put together at run time, where no bundler of an application looks.
  async 'url-query'(project) {
    const dist = await project.build(
      { output: { target: 'web' } },
      {
        'src/index.ts':
          "import a from './a.png?url';\nimport b from './b.png';\nexport { a, b };\n",
        'src/a.png': 'a'.repeat(9999),
        'src/b.png': 'b'.repeat(9999),
      },
    );
    const lib = Object.fromEntries(
      Object.entries(dist).map(([path, text]) => [path.replace('dist/', ''), text]),
    );
    const found = await bundled(
      project,
      { 'package.json': LIB, ...lib },
      "import { a, b } from 'lib';\nconsole.log(a, b);\n",
      ['vite', 'rsbuild'],
    );
    for (const files of Object.values(found)) {
      const images = Object.keys(files).filter((path) => path.endsWith('.png'));
      assert.equal(images.length, 1);
      has(images[0], /\/b[.-]/);
    }
  },
  // `host` stands for what an editor or a cloud offers: `vscode`, which no package has, then `electron`, which one has.
  async 'one-file'({ build, fail, pass, write }) {
    const bundled = packageAt('node_modules/declared', 'declared', {
      'index.js': "export const value = 'declared';\n",
    });
    write({
      ...bundled,
      'package.json': packageJson({ dependencies: { declared: '1' } }),
      'src/index.ts':
        "import { api } from 'host';\nimport { value } from 'declared';\napi(value);\nexport const late = () => import('./late');\n",
      'src/late.ts': "export const late = 'second file';\n",
      'use.cjs':
        "const { Module } = require('node:module');\nconst load = Module._load;\nModule._load = (name, ...rest) => name === 'host' ? { api: console.log } : load(name, ...rest);\nrequire('./dist/index.cjs');\n",
    });
    has(await fail('rslib'), "Module not found: Can't resolve 'host'");
    const output = { autoExternal: false, externals: ['host'] };
    const files = Object.entries(await build({ format: 'cjs', output }));
    const loaded = files.filter(([, text]) => text.includes('second file')).map(([file]) => file);
    assert.equal(files.length, 2);
    assert.ok(!loaded.includes('dist/index.cjs'), String(loaded));
    await pass('rm -r node_modules');
    has(await pass('node use.cjs'), 'declared');
    const installed = { 'index.js': "export const api = () => 'path of the program';\n" };
    const inBundle = { format: 'cjs', output: { autoExternal: false } };
    write(packageAt('node_modules/host', 'host', installed));
    write({ 'src/index.ts': "export { api } from 'host';\n" });
    has((await build(inBundle))['dist/index.cjs'], 'path of the program');
  },
  async 'rollup-unresolved'({ run, write }) {
    write({ 'package.js': "import 'nowhere';\n", 'path.js': "import './nowhere.js';\n" });
    const rollup = (file: string) => run(`${OLD_TOOLS}/rollup ${file} -f es -d out`);
    const bare = await rollup('package.js');
    assert.equal(bare.exit, 0);
    has(bare.text, /Unresolved dependencies/);
    assert.equal((await rollup('path.js')).exit, 1);
  },
} satisfies Claims;
