import assert from 'node:assert/strict';
import { configFile, packageJson, tsconfig } from './files';
import { type Claims, OLD_TOOLS } from './harness';
import { has, lacks } from './has';

const WEB = { target: 'web' };

/** A plugin of PostCSS, as a configuration of PostCSS has it, that makes each color green. */
const GREEN =
  "export default { plugins: [{ postcssPlugin: 'green', Declaration(one) { if (one.prop === 'color') one.value = 'green'; } }] };\n";

const RED = { 'src/index.ts': "import './a.css';\n", 'src/a.css': '.a { color: red }\n' };

/** What a setting or a habit of another tool becomes here, where nothing is said of the difference. */
export default {
  async 'postcss-path'({ build }) {
    const tools = { postcss: { postcssOptions: { config: './conf' } } };
    const css = async (files: Record<string, string>) =>
      (await build({ lib: [{ output: WEB }], tools }, files))['dist/index.css'];
    lacks(await css({ ...RED, 'conf/postcss.config.mjs': GREEN }), 'green');
    const dist = await build({ output: WEB }, { 'postcss.config.mjs': GREEN });
    has(dist['dist/index.css'], 'green');
  },
  // Lightning CSS of the tool is native: it takes no function, and it leaves `@custom-media` as it is.
  async 'lightningcss-values'({ build, fail, write }) {
    const custom =
      '@custom-media --small (width <= 30em);\n@media (--small) { .a { color: red } }\n';
    write({ ...RED, 'src/a.css': custom });
    for (const key of ['draft', 'drafts']) {
      const tools = {
        lightningcssLoader: { [key]: { customMedia: true }, targets: ['chrome 80'] },
      };
      has((await build({ lib: [{ output: WEB }], tools }))['dist/index.css'], '@media (--small)');
    }
    write(
      configFile(
        "{ lib: [{ output: { target: 'web' } }], tools: { lightningcssLoader: { visitor: { Color() {} } } } }",
      ),
    );
    has(await fail('rslib'), 'JS functions cannot be represented as a serde_json::Value');
  },
  async 'banner-unmarked'({ build, fail }) {
    const dist = await build({ banner: { js: 'My library 1.0' } });
    has(dist['dist/index.js'], /^My library 1\.0\n/);
    has(await fail('node dist/index.js'), 'SyntaxError');
  },
  // `js.path` covers scripts and assets; stylesheets have a switch of their own, which is an object.
  async 'redirect-switches'({ build, write }) {
    write({
      'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }),
      'src/index.ts':
        "import '@/a.css';\nexport { default as i } from '@/i.png';\nexport * from '@/b';\n",
      'src/a.css': '.a { color: red }\n',
      'src/b.ts': 'export const b = 1;\n',
      'src/i.png': 'image',
    });
    const index = async (redirect: object) =>
      (await build({ bundle: false, output: WEB, redirect }))['dist/index.js'];
    const script = await index({ js: { path: false } });
    has(script, 'import "./a.css"', 'from "@/i.png"', 'from "@/b"');
    has(await index({ js: { path: false }, style: { path: false } }), 'import "@/a.css"');
    has(await index({ style: false, asset: false }), 'import "./a.css"', 'from "./i.js"');
  },
  // The same package, which is declared, in the UMD file of both tools.
  async 'modern-umd'({ build, pass, read, write }) {
    write({
      'package.json': packageJson({ type: 'commonjs', peerDependencies: { react: '*' } }),
      'tsconfig.json': tsconfig(),
      'src/index.ts':
        "// @ts-ignore No types.\nimport { version } from 'react';\nexport { version };\n",
      'modern.config.mjs':
        "import { moduleTools } from '@modern-js/module-tools';\nexport default { plugins: [moduleTools()], buildConfig: [{ format: 'umd', umdModuleName: 'Kit', dts: false }] };\n",
    });
    await pass('ln -sfn ../../../../legacy/node_modules node_modules');
    await pass('node_modules/.bin/modern build && rm node_modules');
    has(read()['dist/index.js'], 'require("react")');
    const dist = await build({ format: 'umd', umdName: 'Kit', output: WEB });
    lacks(dist['dist/index.js'], 'require("react")');
    has(dist['dist/index.js'], /version = ['"]19\./);
    await assert.rejects(build({ format: 'umd', umdName: () => 'Kit' }));
  },
  // `@` is an alias that nobody wrote, a global has the name of the entry, and `inject` counts only in a bundle.
  async 'modern-unset'({ build, pass, read, write }) {
    write({
      'tsconfig.json': tsconfig(),
      'src/index.ts': "import '@/a.css';\nexport { name } from '@/name';\n",
      'src/name.ts': "export const name = 'a';\n",
      'src/a.css': '.a { color: red }',
      'src/big.png': 'x'.repeat(100),
    });
    await pass('ln -sfn ../../../../legacy/node_modules node_modules');
    const old = async (item: object) => {
      const items = JSON.stringify([{ dts: false, style: { inject: true }, ...item }]);
      const text = `import { moduleTools } from '@modern-js/module-tools';\nexport default { plugins: [moduleTools()], buildConfig: ${items} };\n`;
      write({ 'modern.config.mjs': text });
      await pass('node_modules/.bin/modern build');
      return read();
    };
    const umd = await old({ format: 'umd' });
    has(umd['dist/index.js'], 'global.index = {}', 'style.type', 'color: red');
    const files = await old({ format: 'esm', buildType: 'bundleless' });
    has(files['dist/index.js'], '"./a.css"', '"./name');
    has(files['dist/a.css'], 'red');
    await pass('rm -r dist node_modules');
    await assert.rejects(build({ output: WEB }));
    has((await build({ bundle: false, output: WEB }))['dist/index.js'], '"@/name"');
    const alias = { resolve: { alias: { '@': './src' } } };
    const lost = await build({ ...alias, bundle: false, output: { ...WEB, injectStyles: true } });
    has(lost['dist/index.js'], '"./a.css"', '"./name.js"');
    assert.ok(!('dist/a.css' in lost));
    const names = async (image: string) => {
      const text = "// @ts-nocheck\nexport { default } from './big.png';\n";
      return Object.keys(
        await build({ output: { filename: { image } } }, { 'src/index.ts': text }),
      );
    };
    assert.ok((await names('[name].[ext]')).includes('dist/static/image/big..png'));
    assert.ok((await names('[name][ext]')).includes('dist/static/image/big.png'));
  },
  // Values that another tool takes under the same name.
  async 'other-shapes'({ build }) {
    const files = {
      'static/notes.txt': 'notes',
      'src/model.gltf': '{}',
      'src/index.ts': 'const unused = 1;\nexport const twice = (value: number) => value * 2;\n',
    };
    const web = async (publicDir: unknown) =>
      Object.keys(await build({ lib: [{ output: WEB }], server: { publicDir } }, files));
    assert.deepEqual(await web('static'), ['dist/index.js']);
    assert.deepEqual(await web({ name: 'static' }), ['dist/index.js', 'dist/notes.txt']);
    has((await build())['dist/index.js'], '(value)');
    lacks((await build({ output: { minify: 'dce-only' } }))['dist/index.js'], 'value');
    const model = (assetsInclude: unknown) =>
      build(
        { source: { assetsInclude } },
        { 'src/index.ts': "// @ts-nocheck\nexport { default } from './model.gltf';\n" },
      );
    await assert.rejects(model(['**/*.gltf']));
    assert.ok('dist/static/assets/model.gltf' in (await model([/\.gltf$/])));
  },
  // Types follow these settings, the code of the same import does not.
  async 'tsup-browser'({ fail, pass, read, write }) {
    write({ 'src/index.ts': "export { readFileSync } from 'node:fs';\n" });
    await pass(`${OLD_TOOLS}/tsup src/index.ts --format esm --platform browser`);
    has(read()['dist/index.js'], /from ['"]fs['"]/);
    write(configFile({ output: WEB }));
    has(await fail('rslib'), 'node:fs');
  },
  async 'tsconfig-base-url'({ build, fail, write }) {
    const out = await build(
      {},
      {
        'tsconfig.json': tsconfig({ baseUrl: 'src' }),
        'src/index.ts': "export { upper } from 'text/upper';\n",
        'src/text/upper.ts': "export const upper = 'UPPER';\n",
      },
    );
    has(out['dist/index.js'], 'UPPER');
    write(configFile({ dts: true }));
    has(await fail('rslib'), 'TS5102');
  },
  async 'tsconfig-resolution'({ build, pass, write }) {
    write({
      'tsconfig.json': tsconfig(
        { customConditions: ['own'], moduleSuffixes: ['.web', ''], noEmit: true, rootDir: '.' },
        { include: ['check.ts'] },
      ),
      'node_modules/dep/package.json': packageJson({
        name: 'dep',
        exports: { own: './own.js', default: './other.js' },
      }),
      ...Object.fromEntries(
        ['own', 'other'].flatMap((name) => [
          [`node_modules/dep/${name}.js`, `export const name = '${name}';\n`],
          [`node_modules/dep/${name}.d.ts`, `export const name: '${name}';\n`],
        ]),
      ),
      'src/index.ts': "export { name } from 'dep';\nexport { place } from './place';\n",
      'src/place.ts': "export const place = 'everywhere';\n",
      'src/place.web.ts': "export const place = 'web';\n",
      'check.ts':
        "import { name, place } from './src/index';\nconst one: 'own' = name;\nconst two: 'web' = place;\n",
    });
    await pass('tsc');
    has((await build())['dist/index.js'], 'other', 'everywhere');
    const resolve = { conditionNames: ['own', '...'], extensions: ['.web.ts', '...'] };
    has((await build({ lib: [{}], resolve }))['dist/index.js'], '"own"', '"web"');
  },
} satisfies Claims;
