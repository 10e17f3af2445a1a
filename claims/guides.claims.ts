import assert from 'node:assert/strict';
import { COPY_TO_USER, configFile, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

const library = (name: string, files: Record<string, string>) => ({
  [`node_modules/${name}/package.json`]: { name, version: '1.0.0', type: 'module' },
  ...Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`node_modules/${name}/${path}`, text]),
  ),
});

export default {
  // Only what has a rule is read as text.
  async 'raw-kinds'({ build }) {
    const names = ['a.txt', 'b.ts', 'c.json', 'd.css', 'e.svg'];
    const files = (list: string[]) => ({
      'src/index.ts': list
        .map((name, index) => `export { default as n${index} } from './${name}?raw';\n`)
        .join(''),
      ...Object.fromEntries(list.map((name) => [`src/${name}`, `<p>${name}</p>`])),
    });
    const dist = await build({}, files(names));
    for (const name of names) assert.ok(dist['dist/index.js']?.includes(`<p>${name}</p>`), name);
    for (const format of ['esm', 'cjs']) {
      for (const kind of ['a.html', 'a.md']) await assert.rejects(build({ format }, files([kind])));
      const read = await build({ format, source: { assetsInclude: /\.md$/ } });
      has(read[`dist/index.${format === 'esm' ? '' : 'c'}js`], /<p>a\.md/);
    }
  },
  async 'directive-minified'({ build }) {
    const act = "export async function act() {\n  'use server';\n  return Date.now();\n}\n";
    const files = { 'src/index.ts': `'use client';\n${act}` };
    const keeps = (compress: object) => ({ jsOptions: { minimizerOptions: { compress } } });
    for (const bundle of [true, false]) {
      const code = async (minify?: object | boolean) =>
        (await build({ bundle, output: { minify } }, files))['dist/index.js'] ?? '';
      const BOTH = ['use client', 'use server'];
      has(await code(), ...BOTH);
      lacks(await code(true), ...BOTH);
      lacks(await code(keeps({ directives: false })), 'use server');
      const kept = await code(keeps({ directives: false, defaults: false }));
      has(kept, ...BOTH);
      assert.ok(!kept.trim().includes('\n'));
    }
  },
  async 'directive-shim'({ build }) {
    const files = { 'src/index.ts': "'use client';\nexport const value = 1;\n" };
    for (const bundle of [true, false]) {
      const first = async (esm: object) =>
        (await build({ bundle, shims: { esm } }, files))['dist/index.js']?.split('\n')[0];
      assert.equal(await first({ __dirname: true }), '"use client";');
      assert.equal(await first({ require: true }), 'import "node:module";');
    }
  },
  async 'public-copy-on-build'({ build }) {
    const files = { 'public/a.txt': 'a' };
    assert.deepEqual(Object.keys(await build({}, files)), ['dist/index.js']);
    const config = { lib: [{}], server: { publicDir: { copyOnBuild: true } } };
    assert.deepEqual(Object.keys(await build(config)), ['dist/a.txt', 'dist/index.js']);
  },
  async 'json-keys-kept'({ build }) {
    const use = async (code: string) => {
      const text = `import data from './data.json';\nexport const use = ${code};\n`;
      const files = { 'src/index.ts': text, 'src/data.json': { alpha: 1, beta: 2 } };
      return (await build({}, files))['dist/index.js'] ?? '';
    };
    lacks(await use('() => data.alpha'), /alpha|beta/);
    has(await use('(key: "alpha" | "beta") => data[key]'), /alpha[\s\S]*beta/);
    has(await use('Object.keys(data)'), /alpha[\s\S]*beta/);
  },
  async 'env-public-shell'({ pass, read, write }) {
    write({
      '.env': 'PUBLIC_A=file\nPUBLIC_B=file\n',
      'src/index.ts':
        'export const values = [import.meta.env.PUBLIC_A, process.env.PUBLIC_B, process.env.PUBLIC_C];\n',
    });
    await pass('rslib', { PUBLIC_A: 'shell', PUBLIC_C: 'shell' });
    has(read()['dist/index.js'], /\[\s*['"]shell['"],\s*['"]file['"],\s*['"]shell['"]\s*\]/);
  },
  async 'license-preserve'({ build }) {
    const text = (
      await build(
        {},
        {
          'src/index.ts':
            '/** @preserve one */\nexport const one = 1;\n/** plain */\nexport const two = 2;\n',
        },
      )
    )['dist/index.js.LICENSE.txt'];
    has(text, /@preserve one/);
    lacks(text, /plain/);
  },
  // Without bundling the rules are nowhere, and the import stays; without `emitCss` both are gone.
  async 'inject-styles-bundleless'({ build }) {
    const files = { 'src/index.ts': "import './a.css';\n", 'src/a.css': '.a { color: red }\n' };
    const isInside = async (output: object) => {
      const dist = await build({ output: { injectStyles: true, ...output } }, files);
      return /color/.test(Object.values(dist).join());
    };
    assert.ok(await isInside({ target: 'web' }));
    assert.equal(await isInside({}), false);
    assert.ok(await isInside({ emitCss: true }));
    assert.equal(await isInside({ target: 'web', emitCss: false }), false);
    const dist = await build(
      { bundle: false, output: { target: 'web', injectStyles: true } },
      files,
    );
    assert.equal(dist['dist/a.css'], undefined);
    has(dist['dist/index.js'], /import ["']\.\/a\.css["']/);
    lacks(Object.values(dist).join(), /color/);
  },
  async 'bundleless-sass-use'({ build, load, write }) {
    write(library('colors', { '_index.scss': '$main: red;\n', 'index.js': 'export default 1;\n' }));
    const { pluginSass } = await load('@rsbuild/plugin-sass');
    const dist = await build(
      { bundle: false, output: { target: 'web' }, plugins: [pluginSass?.()] },
      {
        'src/index.ts': "import './a.scss';\nexport { default } from 'colors';\n",
        'src/a.scss': "@use 'colors';\n.a { color: colors.$main }\n",
      },
    );
    has(dist['dist/a.css'], /color: red/);
    has(dist['dist/index.js'], /from ["']colors["']/);
  },
  async 'umd-bundles-declared'({ build, write }) {
    write(library('declared', { 'index.js': "export default 'the code of it';\n" }));
    const files = {
      'package.json': { name: 'claim', type: 'module', peerDependencies: { declared: '1' } },
      'src/index.ts': "import value from 'declared';\nglobalThis.value = value;\n",
    };
    for (const [format, there] of Object.entries({ esm: false, umd: true, iife: true })) {
      const dist = await build({ format, output: { target: 'web' } }, files);
      assert.equal(/the code of it/.test(Object.values(dist).join()), there, format);
    }
  },
  async 'types-for-node'({ build, fail, read, run, write }) {
    write({ 'tsconfig.json': tsconfig({ types: undefined }) });
    assert.ok((await build({ dts: true }))['dist/index.d.ts']);
    write({ 'src/index.ts': "export { sep } from 'node:path';\n" });
    has((await run('tsc --noEmit')).text, /TS2591/);
    write(configFile({ dts: true }));
    const failed = async (code: RegExp) => {
      has(await fail('rm -r dist && rslib'), code);
      return Object.keys(read());
    };
    assert.deepEqual(await failed(/TS2591/), ['dist/index.d.ts', 'dist/index.js']);
    write({
      'src/index.ts': 'export const value = 1;\n',
      'tsconfig.json': tsconfig({ rootDir: undefined }),
    });
    assert.deepEqual(await failed(/TS5011/), ['dist/index.js', 'dist/src/index.d.ts']);
  },
  async 'dts-left-imports'({ build, run, write }) {
    const types = (name: string, text = `export type ${name} = 1;\n`) =>
      library(name, { 'index.d.ts': text });
    // As npm installs them, side by side: TypeScript finds the package of `Deep`, and has nothing to report.
    const direct =
      "import type { Deep } from 'deep';\nexport declare const make: () => { deep: Deep };\n";
    write({ ...types('One'), ...types('Two'), 'tsconfig.json': tsconfig() });
    write({ ...types('direct', direct), ...types('deep', 'export interface Deep {}\n') });
    const dependencies = { One: '1', Two: '1', direct: '1' };
    const files = {
      'package.json': { name: 'claim', type: 'module', dependencies },
      'src/index.ts':
        "import { make } from 'direct';\nexport * from 'One';\nexport type { Two } from 'Two';\nexport const made = () => make().deep;\n",
    };
    const left = `grep -rE "(from |import[ (])\\W[^. ]" dist --include='*.d.*ts'`;
    for (const bundle of [true, false]) {
      const dist = await build({ dts: { bundle } }, files);
      has((await run(left)).text, /["']One/, /["']Two/, /["']deep/);
      if (!bundle) has(dist['dist/index.d.ts'], /import\(["']deep["']\)\.Deep/);
    }
  },
  async 'dts-node-globals'({ build, pass, run, write }) {
    const source = (head: string) =>
      `${head}import type { Readable } from 'node:stream';\nexport const bytes: Buffer = Buffer.from('');\nexport declare const stream: Readable;\n`;
    const using = { module: 'NodeNext', moduleResolution: 'NodeNext', rootDir: '.' };
    const user = (skipLibCheck: boolean) => ({
      'user/tsconfig.json': tsconfig({ ...using, skipLibCheck }, { include: ['*.ts'] }),
    });
    write({
      'package.json': packageJson({ exports: { types: './dist/index.d.ts' } }),
      'tsconfig.json': tsconfig({ types: ['node'] }),
      ...user(true),
      'user/use.ts': "import { bytes, stream } from 'claim';\nbytes.nope();\nstream.nope();\n",
      'user/package.json': { type: 'module' },
    });
    for (const dts of [true, { bundle: true }]) {
      await build({ dts }, { 'src/index.ts': source('') });
      write(user(true));
      await pass(`${COPY_TO_USER} && tsc -p user`);
      write(user(false));
      has(
        (await run('tsc -p user')).text,
        /TS2591: Cannot find name 'Buffer'/,
        /TS2591: Cannot find name 'node:stream'/,
      );
      await build(
        { dts },
        { 'src/index.ts': source('/// <reference types="node" preserve="true" />\n') },
      );
      has(
        (await run(`${COPY_TO_USER} && tsc -p user`)).text,
        /TS2339.*'Buffer/,
        /TS2339.*'Readable'/,
      );
    }
  },
  async 'native-copied'({ build }) {
    const dist = await build(
      { format: 'cjs', output: { autoExternal: false } },
      { 'src/index.ts': "export const addon = require('./a.node');\n", 'src/a.node': 'addon' },
    );
    assert.deepEqual(Object.keys(dist), ['dist/a.node', 'dist/index.cjs']);
    has(dist['dist/index.cjs'], /require\(path\.join\(__dirname, ["']a\.node/);
  },
  // What stands in for the addon is no library, and loading it says so.
  async 'native-imported'({ build, fail, pass, write }) {
    const imported = {
      'src/a.node': 'addon',
      'src/index.ts': "import addon from './a.node';\nexport { addon };\n",
    };
    for (const [format, name] of [
      ['esm', 'dist/index.js'],
      ['cjs', 'dist/index.cjs'],
    ] as const) {
      assert.deepEqual(Object.keys(await build({ format }, imported)).sort(), [
        'dist/a.node',
        name,
      ]);
      has(await fail(`node ${name}`), 'Failed to load Node.js addon: "a.node"', /dist\/a\.node/);
    }
    write({ ...imported, ...configFile({ dts: true }), 'tsconfig.json': tsconfig() });
    has(await fail('rslib'), 'TS2307');
    write({ 'src/node.d.ts': "declare module '*.node';\n" });
    await pass('rslib');
    const required =
      "import { createRequire } from 'node:module';\nexport const addon = createRequire(import.meta.url)('./a.node');\n";
    assert.deepEqual(Object.keys(await build({}, { 'src/index.ts': required })), ['dist/index.js']);
  },
  async 'wasm-preserved-node'({ copyExample, pass, run }) {
    copyExample('wasm-preserve');
    await pass('rslib');
    const major = Number.parseInt((await run('node -p process.versions.node')).text, 10);
    const { exit, text } = await run('node dist/index.js');
    if (major >= 24) assert.equal(exit, 0, text);
    if (major === 20) has(text, /ERR_UNKNOWN_FILE_EXTENSION/);
  },
} satisfies Claims;
