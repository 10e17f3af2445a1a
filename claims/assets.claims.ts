import assert from 'node:assert/strict';
import { stripVTControlCharacters } from 'node:util';
import { installIn } from './application';
import { configFile, packageJson, tsconfig } from './files';
import { type Claims, OLD_TOOLS } from './harness';
import { has, lacks } from './has';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4" /></svg>';
export default {
  async 'core-types'({ fail, pass, write }) {
    write({
      ...configFile({ dts: true, output: { target: 'web' } }),
      'src/logo.svg': LOGO,
      'src/note.txt': 'note',
      'src/index.ts':
        "export { default as logo } from './logo.svg';\nexport { default as note } from './note.txt?raw';\nexport const api: string = import.meta.env.PUBLIC_API;\n",
      'tsconfig.json': tsconfig(),
    });
    // TypeScript 7 writes in colors whatever the environment says.
    const text = stripVTControlCharacters(await fail('rslib'));
    has(text, "TS2307: Cannot find module './logo.svg'");
    has(text, "TS2307: Cannot find module './note.txt?raw'");
    has(text, "TS2339: Property 'env' does not exist on type 'ImportMeta'");
    write({
      'tsconfig.json': tsconfig({ lib: ['ES2022', 'DOM'], types: ['@rslib/core/types'] }),
    });
    await pass('rslib');
  },
  async 'inline-query'({ build }) {
    const lib = [
      { output: { distPath: 'dist/one' } },
      { bundle: false, output: { distPath: 'dist/many' } },
    ];
    const dist = await build(
      { lib, output: { target: 'web' } },
      {
        'src/index.ts': "import './a.css';\nexport { default as logo } from './logo.svg?inline';\n",
        'src/a.css': ".a { background: url('./logo.svg?inline') }\n",
        'src/logo.svg': LOGO,
      },
    );
    const data = 'data:image/svg+xml;base64,';
    has(dist['dist/one/index.js'], data);
    has(dist['dist/one/index.css'], data);
    has(dist['dist/many/a.css'], data);
    lacks(dist['dist/many/index.js'], data);
    assert.ok(!('dist/one/static/svg/logo.svg' in dist));
  },
  async 'new-url-folders'({ build, fail, pass, write }) {
    const at = (path: string) => ({
      'src/index.ts': `export const folder = new URL('${path}', import.meta.url);\n`,
    });
    write({ 'templates/basic/a.txt': 'a', 'templates/index.ts': 'export {};\n' });
    for (const path of ['../templates', '../templates/'])
      has((await build({}, at(path)))['dist/index.js'], /static\/assets\/index\.ts/);
    write(at('../templates/basic'));
    has(await fail('rslib'), /Can't resolve '\.\.\/templates\/basic'/);
    await build(
      {},
      {
        'src/index.ts':
          "import { readdirSync } from 'node:fs';\nimport { join } from 'node:path';\nconsole.log(readdirSync(join(import.meta.dirname, '../templates/basic')));\n",
      },
    );
    has(await pass('node dist/index.js'), /a\.txt/);
  },
  async 'inline-images'(project) {
    const config = (output: object) => configFile({ output: { target: 'web', ...output } });
    const files = (name: string) =>
      Object.entries(project.read(name)).filter(
        ([path, text]) => path.endsWith('.svg') || text.includes('data:image/svg+xml'),
      );
    const images = async () => {
      await installIn(project, 'claim', "import { css } from 'claim';\nconsole.log(css);\n");
      await project.pass(`cd user && ../${OLD_TOOLS}/vite build && rsbuild build`);
      return [files('user/out-vite').length > 0, files('user/out-rsbuild').length > 0];
    };
    project.write({
      'package.json': packageJson({ exports: './dist/index.js', files: ['dist'] }),
      'src/index.ts': "import css from './a.css?inline';\nexport { css };\n",
      'src/a.css': ".a { background: url('./logo.svg') }",
      'src/logo.svg': LOGO,
      ...config({}),
    });
    assert.deepEqual(await images(), [false, false]);
    project.write(config({ dataUriLimit: 4096 }));
    assert.deepEqual(await images(), [true, true]);
    const size = async (query: string) => {
      const text = `import css from './a.css?${query}';\nexport { css };\n`;
      const dist = await project.build(
        { output: { target: 'web' } },
        { 'src/index.ts': text, 'src/a.css': '.a { color: red }' },
      );
      return dist['dist/index.js']?.length ?? 0;
    };
    assert.ok((await size('raw')) < 200);
    assert.equal(Math.round((await size('inline')) / 1000), 6);
  },
  async 'image-declarations'({ pass, read, write }) {
    const declarations = async (source: string) => {
      write({ 'src/index.ts': source });
      await pass('rslib --dts');
      return read()['dist/index.d.ts'];
    };
    write({
      ...configFile({ output: { target: 'web' } }),
      'src/logo.svg': LOGO,
      'tsconfig.json': tsconfig({ lib: ['ES2022', 'DOM'], types: ['@rslib/core/types'] }),
    });
    const passedOn = await declarations("export { default as logo } from './logo.svg';\n");
    has(passedOn, /from '\.\/logo\.svg'/);
    const own = await declarations("import image from './logo.svg';\nexport const logo = image;\n");
    has(own, /^export declare const logo: string;$/m);
    lacks(own, /svg/);
  },
  async 'env-dir'({ pass, read, write }) {
    write({
      'config/.env': 'PUBLIC_API=from-config\n',
      'src/index.ts': 'export const api = import.meta.env.PUBLIC_API;\n',
    });
    await pass('rslib --env-dir config');
    has(read()['dist/index.js'], /from-config/);
  },
  async 'wasm-declarations'({ copyExample, fail, pass, read, write }) {
    copyExample('wasm');
    await pass('rm src/index.js');
    const consumer = (skipLibCheck: boolean) =>
      tsconfig({ rootDir: '..', noEmit: true, skipLibCheck }, { include: ['use.ts'] });
    write({
      'src/index.ts': "export { add } from './add.wasm';\n",
      'src/wasm.d.ts':
        "declare module '*.wasm' {\n  export const add: (a: number, b: number) => number;\n}\n",
      'tsconfig.json': tsconfig(),
      'use/use.ts':
        "import { add } from '../dist/index.js';\nexport const text: string = add(1, 2);\n",
      'use/tsconfig.json': consumer(false),
    });
    await pass('rslib --dts');
    has(await fail('tsc -p use'), /TS2307: Cannot find module '\.\/add\.wasm'/);
    write({ 'use/tsconfig.json': consumer(true) });
    await pass('tsc -p use');
    write({
      'src/index.ts':
        "import { add } from './add.wasm';\nexport const sum = (a: number, b: number): number => add(a, b);\n",
    });
    await pass('rslib --dts');
    lacks(read()['dist/index.d.ts'], /wasm/);
  },
  // JavaScript as `wasm-pack --target web` and AssemblyScript write it: it names the file without './'.
  async 'wasm-generated'({ copyExample, fail, pass, read, write }) {
    copyExample('wasm');
    const file = "new URL('add.wasm', import.meta.url)";
    write({
      ...configFile({ output: { target: 'web' } }),
      'src/glue.js': `export default async () => (await WebAssembly.instantiateStreaming(fetch(${file}))).instance.exports;\n`,
      'src/index.js':
        "import init from './glue.js';\nexport const add = async (a, b) => (await init()).add(a, b);\n",
    });
    await pass('rm rslib.config.ts && rslib');
    has(
      read()['dist/index.js'],
      /new URL\("\.\/static\/wasm\/\w+\.module\.wasm", import\.meta\.url\)/,
    );
    write({
      'src/glue.js': `export default async () => (await WebAssembly.instantiate(await (await import('node:fs/promises')).readFile(${file}))).instance.exports;\n`,
    });
    has(await fail('rslib'), 'Reading from "node:fs/promises" is not handled');
    write(configFile({}));
    has(
      await pass(
        `rslib && node -e "import('./dist/index.js').then(async ({ add }) => console.log('sum', await add(1, 2)))"`,
      ),
      'sum 3',
    );
  },
  async 'svgr-mixed'({ build, load }) {
    const { pluginReact } = await load('@rsbuild/plugin-react');
    const { pluginSvgr } = await load('@rsbuild/plugin-svgr');
    const options = { svgrOptions: { exportType: 'named' }, mixedImport: true };
    const dist = await build(
      {
        bundle: false,
        output: { target: 'web' },
        plugins: [pluginReact?.(), pluginSvgr?.(options)],
      },
      {
        'src/index.ts': "export { default as address, ReactComponent } from './logo.svg';\n",
        'src/logo.svg': LOGO,
      },
    );
    const logo = dist['dist/logo.js'] ?? '';
    has(logo, /as ReactComponent/);
    const [, address] = /^import (\w+) from "\.\/static\/svg\/logo\.svg";$/m.exec(logo) ?? [];
    has(logo, new RegExp(`const logo = ${address};\nexport default logo;`));
  },
  // Started by another shell, because the crash ends its process.
  async 'asset-no-mimetype'({ build, fail, write }) {
    const umd = { format: 'umd', umdName: 'Library' };
    const source = { assetsInclude: /\.glsl$/ };
    write({
      'src/index.ts': "import shader from './a.glsl';\nexport const address = shader;\n",
      'src/a.glsl': 'void main() {}\n',
      ...configFile(
        '{ lib: [{ output: { dataUriLimit: 99 } }], source: { assetsInclude: /glsl$/ } }',
      ),
    });
    has(await fail("sh -c 'rslib'"), 'should have namespace_object_name');
    const output = { target: 'web', dataUriLimit: { assets: 0 } };
    const dist = await build({ ...umd, source, output });
    has(Object.keys(dist).join(), 'static/assets/a.glsl');
    const item = `{ ...${JSON.stringify(umd)}, output: { target: 'web' } }`;
    write(configFile(`{ lib: [${item}], source: { assetsInclude: /glsl$/ } }`));
    has(await fail('rslib'), "DataUrl can't be generated automatically");
  },
  async 'preact-plugin'({ build, load }) {
    const { pluginPreact } = await load('@rsbuild/plugin-preact');
    const files = {
      'package.json': packageJson({ peerDependencies: { preact: '10' } }),
      'src/index.tsx': 'export const view = <p />;\n',
    };
    const built = async (plugins: unknown[]) =>
      (await build({ plugins, source: { entry: { index: './src/index.tsx' } } }, files))[
        'dist/index.js'
      ];
    has(await built([]), /React\.createElement\("p"/);
    has(await built([pluginPreact?.()]), /from "preact\/jsx-runtime"/);
  },
} satisfies Claims;
