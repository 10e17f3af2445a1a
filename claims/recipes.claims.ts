import assert from 'node:assert/strict';
import { configFile, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** From a project's folder. */
const PACKAGES = '../../../node_modules';

export default {
  // Rslib names the minor version of Rsbuild, so a new install may bring another patch.
  async 'rsbuild-range'({ pass }) {
    const file = `./${PACKAGES}/@rslib/core/package.json`;
    has(await pass(`node -p 'require("${file}").dependencies["@rsbuild/core"]'`), /^~2\.2\./);
  },
  // Rspress takes options of Rsbuild in `builderConfig`, and knows no key `resolve`.
  async 'rspress-alias'({ pass, fail, write }) {
    const config = (keys: string) => ({
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';\nexport default defineConfig({ ${keys} });\n`,
    });
    const check =
      'tsc --noEmit --ignoreConfig --skipLibCheck --module esnext --moduleResolution bundler rspress.config.ts';
    const alias = "resolve: { alias: { lib: './src' } }";
    write(config(alias));
    has(await fail(check), /'resolve' does not exist/);
    write(config(`builderConfig: { ${alias} }`));
    await pass(check);
  },
  async 'design-system-side-effects'({ copyExample, pass, read, run }) {
    copyExample('design-system');
    await run(`sed -i '/sideEffects/,/]/d' package.json`);
    await pass('rslib && rsbuild build --root app');
    has(read('app/dist')['app/dist/app.css'], /\.ds-card/);
  },
  async 'react-18-lacks'({ copyExample, pass, run, write }) {
    copyExample('react-18-and-19');
    write({
      'src/index.ts': `import { use } from 'react';\nexport const Field = () => use(Promise.resolve(''));\n`,
    });
    await pass('rslib && rslib --root consumers');
    const old = await run('node consumers/dist/react-18.js');
    has(old.text, /TypeError: \(0 , react\.use\) is not a function/);
  },
  async 'react-18-types'({ copyExample, run, write }) {
    copyExample('react-18-and-19');
    write({ 'consumers/form.tsx': `export { use } from 'react';\n` });
    await run(
      `mkdir -p node_modules/@types && ln -s ../../${PACKAGES}/@types/react-18 node_modules/@types/`,
    );
    const { text } = await run('tsc -p consumers && tsc -p consumers/tsconfig.react-18.json');
    has(text, /TS2305: Module '"react"' has no exported member 'use'/);
  },
  async 'translations-together'({ copyExample, pass, read, write }) {
    copyExample('translations');
    write({
      'src/messages/all.ts': `import { messages as en } from './en';
          import { messages as zh } from './zh';
          export const languages: Record<string, typeof en> = { en, zh };\n`,
      'app/src/index.js': `import { languages } from 'translations/messages/all';
          document.body.textContent = languages[document.documentElement.lang].close;\n`,
    });
    await pass('rslib && rsbuild build --root app');
    has(read('app/dist')['app/dist/app.js'], /Close[\s\S]*关闭/);
  },
  async 'references-missing'({ copyExample, fail, run }) {
    copyExample('monorepo-references');
    await run('mkdir -p node_modules && ln -s ../packages node_modules/@acme');
    await run(`sed -i 's/"references": .*/"references": []/' packages/report/tsconfig.json`);
    const text = await fail('rslib --root packages/report');
    has(text, 'TS2307', "Cannot find module '@acme/format' or its corresponding type declarations");
  },
  async 'exe-sea-builtins'({ copyExample, fail, run }) {
    copyExample('exe-sea');
    await run(`sed -i '/autoExternal/d' rslib.config.ts`);
    const built = await run('rslib && node --experimental-sea-config sea.json && node inject.mjs');
    assert.equal(built.exit, 0, built.text);
    has(await fail('dist/slug A'), /No such built-in module: lodash\/kebabCase\.js/);
  },
  // Outside of CI the build stays and serves its report.
  async 'rsdoctor-serves'({ pass, run, write }) {
    const { text } = await run(`unset CI; RSDOCTOR=true rslib > log 2>&1 & pid=$!
tries=0
until grep -q 'running on' log || [ $((tries += 1)) -gt 150 ]; do sleep 0.2; done
kill $pid && echo 'was still there'
cat log && ls -A dist`);
    has(text, /was still there/, /analyzer running on: http:\/\/127\.0\.0\.1:\d+\/index\.html/i);
    has(text, /^\.rsdoctor$/m);
    lacks(await pass('rslib && ls -A dist'), /rsdoctor/);
    const items = ['esm', 'cjs'].map((format) => ({
      format,
      output: { distPath: `dist/${format}` },
    }));
    write(configFile({ lib: items }));
    const data = await pass('CI=true RSDOCTOR=true rslib > log && ls -d dist/*/.rsdoctor');
    assert.equal(data.trim(), 'dist/esm/.rsdoctor');
  },
  // The addon's preset, called as Storybook calls it. Only the workspace with TypeScript 6 has it.
  async 'storybook-addon'({ dir, fail, pass, write }) {
    const left = {
      source: { entry: { index: './src/a.ts' } },
      output: {
        distPath: 'a',
        filename: 'a',
        cleanDistPath: true,
        assetPrefix: 'a',
        externals: 'a',
      },
      server: { publicDir: false },
      dev: { progressBar: true, assetPrefix: 'a' },
    };
    const lib = [{ syntax: 'es2015', source: { define: { A: '1' } } }, { id: 'second' }];
    write({
      'addon.mjs': `import { rsbuildFinal } from '../../../../ts6/node_modules/storybook-addon-rslib/dist/preset.js';
console.log(JSON.stringify(await rsbuildFinal({}, { rslib: JSON.parse(process.argv[2]) })));\n`,
      'app/empty.txt': '',
      ...configFile({ ...left, resolve: { alias: { '@': './src' } }, lib }),
    });
    const start = async (rslib: object, cmd = 'node addon.mjs') => {
      const { _privateMeta, ...config } = JSON.parse(
        await pass(`${cmd} '${JSON.stringify(rslib)}'`),
      );
      return config;
    };
    const shared = { output: {}, server: {}, dev: {}, resolve: { alias: { '@': './src' } } };
    const first = { ...shared, source: { define: { A: '1' } }, syntax: 'es2015' };
    assert.deepEqual(await start({}), first);
    assert.deepEqual(await start({ libIndex: 1 }), { ...shared, source: {}, id: 'second' });
    assert.deepEqual(await start({ cwd: dir }, 'cd app && node ../addon.mjs'), first);
    const missing = /TypeError: Cannot read properties of undefined \(reading '0'\)/;
    has(await fail("cd app && node ../addon.mjs '{}'"), missing);
    write(configFile({}));
    has(await fail("node addon.mjs '{}'"), missing);
  },
  // Declarations cover what tsconfig.json includes, stories too, whatever the entry is.
  async 'storybook-declarations'({ fail, pass, read, write }) {
    write({
      'tsconfig.json': tsconfig(),
      'tsconfig.build.json': { extends: './tsconfig.json', exclude: ['**/*.stories.tsx'] },
      'src/Button.stories.tsx': "export const Primary: number = 'text';\n",
      ...configFile({ lib: [{ dts: { abortOnError: false } }] }),
    });
    await pass('rslib');
    assert.ok('dist/Button.stories.d.ts' in read());
    write(configFile({ lib: [{ dts: true }], source: { tsconfigPath: './tsconfig.build.json' } }));
    await pass('rslib');
    assert.ok(!('dist/Button.stories.d.ts' in read()));
    has(await fail('tsc --noEmit'), /Button\.stories\.tsx/);
  },
  // Who imports one name from a file that only exports again; the package says that it has no side effects.
  async 'barrel-file'({ build, pass, read, run }) {
    for (const bundle of [true, false]) {
      await build(
        { bundle },
        {
          'package.json': packageJson({
            sideEffects: false,
            exports: { '.': './dist/index.js', './*': './dist/*.js' },
          }),
          'src/index.ts': "export * from './button';\nexport * from './table';\n",
          'src/button.ts': "export const button = 'a button';\nexport const other = 'not used';\n",
          'src/table.ts': "console.log('table ran');\nexport const table = 'a table';\n",
          'use.mjs': "import { button } from 'claim';\nconsole.log(button);\n",
          'useOne.mjs': "import { button } from 'claim/button';\nconsole.log(button);\n",
          'app/src/index.js': "import { button } from 'claim';\nconsole.log(button);\n",
        },
      );
      has((await run('node use.mjs')).text, /table ran\s+a button/);
      await pass('rsbuild build --root app');
      const app = Object.values(read('app/dist')).join('');
      has(app, /a button/);
      lacks(app, /a table|not used/);
      assert.equal(app.includes('table ran'), bundle);
      if (!bundle) lacks((await run('node useOne.mjs')).text, /table ran/);
    }
  },
  async 'exe-sea-import'({ copyExample, fail, run, write }) {
    copyExample('exe-sea');
    const code =
      "import('lodash/kebabCase.js').then((module) => console.log(module.default('A B')));\n";
    write({ 'src/index.ts': code });
    const start =
      'rslib && node --experimental-sea-config sea.json && node inject.mjs && dist/slug';
    has(await fail(start), /No such built-in module: \.\/\w+\.cjs/);
    await run(
      `sed -i 's/defineConfig({/&\\n  tools: { rspack: { output: { asyncChunks: false } } },/' rslib.config.ts`,
    );
    has((await run(start)).text, /^a-b$/m);
  },
} satisfies Claims;
