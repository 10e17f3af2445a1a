import assert from 'node:assert/strict';
import { createContext, runInContext } from 'node:vm';
import { configFile, installInUser, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

export default {
  // 4096 bytes are still written into the code, one more is a file.
  // `import` of a class that does not exist, by the object and by its name.
  async 'css-module-typed'({ fail, pass, read, write }) {
    const use = (source: string, namedExport = false) =>
      write({
        'src/index.ts': source,
        ...configFile({ dts: true, output: { target: 'web', cssModules: { namedExport } } }),
      });
    write({
      'src/a.module.css': '.title { color: red }\n',
      'tsconfig.json': tsconfig({ lib: ['ES2022', 'DOM'], types: ['@rslib/core/types'] }),
    });
    const wrong =
      "import styles from './a.module.css';\nexport const name: string = styles.tilte;\n";
    use(wrong);
    lacks(await pass('rslib'), /warn/i);
    has(read()['dist/index.js'], /\.tilte/);
    const named = (name: string) =>
      `import { ${name} } from './a.module.css';\nexport const name: string = ${name};\n`;
    use(named('tilte'), true);
    has(await fail('rslib --no-dts'), "export 'tilte'");
    use(named('title'), true);
    has(await fail('rslib'), /TS2614/);
    write({ 'src/a.module.css.d.ts': 'export const title: string;\n' });
    await pass('rslib');
    write({
      'src/a.module.css.d.ts': 'declare const styles: { title: string };\nexport default styles;\n',
    });
    use(wrong);
    has(await fail('rslib'), /TS2551/);
  },
  async 'data-uri-limit'({ build }) {
    const dist = await build(
      { format: 'umd', umdName: 'Library', output: { target: 'web' } },
      {
        'src/index.ts':
          "export { default as a } from './a.png';\nexport { default as b } from './b.png';\n",
        'src/a.png': 'a'.repeat(4096),
        'src/b.png': 'b'.repeat(4097),
      },
    );
    const images = Object.keys(dist).filter((path) => path.endsWith('.png'));
    assert.deepEqual(images, ['dist/static/image/b.png']);
  },
  async 'dynamic-chunk-names'({ build }) {
    const files = {
      'src/index.ts': "export const load = () => import('./heavy');\n",
      'src/heavy.ts': 'export const heavy = 1;\n',
    };
    const names = async (config: object) => Object.keys(await build(config, files));
    assert.deepEqual(await names({}), ['dist/heavy.js', 'dist/index.js']);
    const [chunk = '', ...rest] = await names({ format: 'cjs' });
    has(chunk, /^dist\/\w{1,3}\.cjs$/);
    assert.deepEqual(rest, ['dist/index.cjs']);
    const umd = { format: 'umd', umdName: 'Library', output: { target: 'web' } };
    assert.deepEqual(await names(umd), ['dist/index.js']);
  },
  async 'env-others'({ pass, read, write }) {
    write({
      '.env': 'OTHER=hidden\n',
      'src/index.ts':
        'export const meta = () => import.meta.env.OTHER;\nexport const node = () => process.env.OTHER;\n',
      'rslib.config.mjs': `const item = (format) => ({ format, umdName: format === 'umd' ? 'Library' : undefined, output: { target: 'web', distPath: 'dist/' + format } });
export default { lib: ['esm', 'cjs', 'umd'].map(item) };\n`,
    });
    await pass('rslib');
    const dist = read();
    has(dist['dist/esm/index.js'], /import\.meta\.env\.OTHER[\s\S]*process\.env\.OTHER/);
    has(dist['dist/cjs/index.cjs'], /\(void 0\)\.OTHER[\s\S]*process\.env\.OTHER/);
    const page = createContext({});
    runInContext(`${dist['dist/umd/index.js']};globalThis.loaded = Library;`, page);
    assert.equal(page.loaded.meta(), undefined);
    assert.throws(() => page.loaded.node(), /process is not defined/);
  },
  // What is neither declared nor installed when the library is built stays missing for everybody.
  async 'esm-require-optional'({ build, run, write }) {
    const extra = (name: string) => ({
      [`node_modules/${name}/package.json`]: { name, version: '1.0.0', main: 'index.js' },
      [`node_modules/${name}/index.js`]: "module.exports = 'found';\n",
    });
    const code = (name: string) =>
      `export const found = (() => { try { return require('${name}'); } catch { return 'missing'; } })();\n`;
    const use = async (name: string) => {
      await build({}, { 'src/index.ts': code(name) });
      write(extra(name));
      return (await run(`node -p "require('./dist/index.js').found"`)).text.trim();
    };
    assert.equal(await use('undeclared'), 'missing');
    write({
      'package.json': { name: 'claim', type: 'module', optionalDependencies: { declared: '1' } },
    });
    assert.equal(await use('declared'), 'found');
    const resolve = "export const path = () => require.resolve('declared');\n";
    const dist = await build({}, { 'src/index.ts': resolve });
    has(dist['dist/index.js'], /require\.resolve\('declared'\)/);
  },
  async 'dts-own-dts'({ build, write }) {
    write({ 'tsconfig.json': tsconfig() });
    const files = {
      'src/index.ts': "import type { Size } from './size';\nexport const size: Size = 1;\n",
      'src/size.d.ts': 'export type Size = number;\n',
    };
    for (const dts of [true, { bundle: true }]) {
      const dist = await build({ dts }, files);
      assert.deepEqual(Object.keys(dist), ['dist/index.d.ts', 'dist/index.js']);
      has(dist['dist/index.d.ts'], /from ["']\.\/size["']/);
    }
  },
  // pnpm writes the versions in when it packs; npm leaves the words as they are.
  async 'workspace-protocol'({ fail, write }) {
    write({
      'package.json': { name: 'lib', version: '1.0.0', dependencies: { text: 'workspace:^' } },
      'user/package.json': { private: true },
    });
    has(await fail(installInUser('lib')), /EUNSUPPORTEDPROTOCOL/);
  },
  // A bundled package looks for its files beside your output, where they are not.
  async 'bundled-dirname'({ build, run }) {
    const pkg = 'node_modules/reads-a-file';
    const code =
      "module.exports = () => require('fs').readFileSync(__dirname + '/data.txt', 'utf8');\n";
    const files = {
      [`${pkg}/package.json`]: { name: 'reads-a-file', version: '1.0.0', main: 'index.js' },
      [`${pkg}/index.js`]: code,
      [`${pkg}/data.txt`]: 'data',
      'src/index.ts': "import read from 'reads-a-file';\nconsole.log(read());\n",
    };
    await build({}, files);
    const message = 'ReferenceError: __dirname is not defined in ES module scope';
    has((await run('node dist/index.js')).text, message);
    await build({ shims: { esm: { __dirname: true } } });
    has((await run('node dist/index.js')).text, /ENOENT/);
    const declared = { name: 'claim', type: 'module', dependencies: { 'reads-a-file': '1' } };
    await build({}, { 'package.json': declared });
    assert.equal((await run('node dist/index.js')).text, 'data\n');
  },
  // What keeps the names of JavaScript also keeps what nothing uses.
  async 'minify-js-off'({ build }) {
    const files = { 'src/index.ts': '/** Note. */\nexport const a = 1;\nfunction unused() {}\n' };
    const code = async (minify?: object) =>
      (await build({ output: { minify } }, files))['dist/index.js'];
    lacks(await code(), 'Note', 'unused');
    has(await code({ js: false, css: true }), 'Note', 'unused');
  },
  // A path without a dot is the name of a package.
  async 'alias-needs-dot'({ build }) {
    const files = {
      'src/index.ts': "export { a } from '@/a';\n",
      'src/a.ts': 'export const a = 1;\n',
    };
    const code = async (folder: string) => {
      const config = { bundle: false, resolve: { alias: { '@': folder } } };
      return (await build(config, files))['dist/index.js'];
    };
    has(await code('./src'), '"./a.js"');
    has(await code('src'), '"@/a"');
    await assert.rejects(build({ resolve: { alias: { '@': 'src' } } }));
  },
  // Only Node.js has what stands in for `require`.
  async 'esm-require-web'({ build }) {
    const files = {
      'package.json': { name: 'claim', type: 'module', dependencies: { react: '*' } },
      'src/index.ts': "export const load = () => require('react');\n",
    };
    const code = async (target: string) =>
      (await build({ output: { target } }, files))['dist/index.js'];
    has(await code('node'), 'createRequire');
    has(await code('web'), '()=>require("react")');
  },
  // The names stay, while the files that the build writes have others.
  async 'redirect-extension-off'({ build }) {
    const config = (extension: boolean) => ({
      bundle: false,
      redirect: { style: { extension }, asset: { extension } },
      output: { target: 'web' },
    });
    const files = {
      'src/card.module.css': '.card {\n  color: red;\n}\n',
      'src/logo.svg': '<svg/>',
      'src/index.ts':
        "export { default as card } from './card.module.css';\nexport { default as logo } from './logo.svg';\n",
    };
    const on = await build(config(true), files);
    has(on['dist/index.js'], '"./card.module.js"', '"./logo.js"');
    const off = await build(config(false), files);
    has(off['dist/index.js'], '"./card.module.css"', '"./logo.svg"');
    assert.equal('dist/card.module.css' in off || 'dist/logo.svg' in off, false);
  },
  async 'polyfill-entry'({ build }) {
    const output = { target: 'web', polyfill: 'entry' };
    const files = { 'package.json': packageJson({ dependencies: { 'core-js': '3' } }) };
    const count = async (more: object) =>
      (await build({ syntax: ['chrome 60'], output, ...more }, files))['dist/index.js']?.match(
        /^import "core-js\/modules\//gm,
      )?.length ?? 0;
    assert.ok((await count({})) > 100);
    assert.equal(await count({ bundle: false }), 0);
    assert.equal(await count({ output: { polyfill: 'entry' } }), 0);
  },
  // Nothing is left to write of a stylesheet without rules, and nobody takes back its import.
  async 'empty-style'({ build }) {
    const dist = await build(
      { bundle: false, output: { target: 'web' } },
      {
        'src/empty.css': '/* Rules follow. */\n',
        'src/index.ts': "import './empty.css';\nexport const a = 1;\n",
      },
    );
    has(dist['dist/index.js'], 'import "./empty.css"');
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
  },
  // The field names files of the project, also those that only consumers have: the sources are not among them.
  async 'side-effects-list'({ build }) {
    const keeps = async (sideEffects: string[]) => {
      const dist = await build(
        {},
        {
          'package.json': { name: 'claim', type: 'module', sideEffects },
          'src/polyfill.ts': 'globalThis.added = 1;\n',
          'src/index.ts': "import './polyfill';\nexport const a = 1;\n",
        },
      );
      return dist['dist/index.js']?.includes('added');
    };
    assert.equal(await keeps(['**/*.css']), false);
    assert.equal(await keeps(['./dist/**']), false);
    assert.equal(await keeps(['./dist/**', './src/polyfill.ts']), true);
  },
  // tsc keeps an import whose name nothing uses, for what its module does.
  async 'verbatim-unused'({ build, pass }) {
    const files = {
      'tsconfig.json': tsconfig({ verbatimModuleSyntax: true }),
      'src/add.ts': 'globalThis.added = 1;\nexport const add = 1;\n',
      'src/index.ts': "import { add } from './add';\nexport const a = 1;\n",
    };
    for (const bundle of [true, false]) {
      lacks((await build({ bundle }, files))['dist/index.js'], 'added', './add');
    }
    has(await pass('tsc --outDir out --noCheck && cat out/index.js'), "from './add'");
    const bare = { 'src/index.ts': "import './add';\nexport const a = 1;\n" };
    has((await build({}, bare))['dist/index.js'], 'added');
  },
} satisfies Claims;
