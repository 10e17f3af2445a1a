import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { configFile, tsconfig } from './files';
import { type Claims, OLD_TOOLS, packageAt } from './harness';
import { has } from './has';

const TSCONFIG = tsconfig({ lib: ['ES2022'], skipLibCheck: false });

export default {
  // The layout of pnpm: `inner` cannot be reached from the library, which does not declare it.
  async 'error-inferred-type'({ dir, fail, pass, read, run, write }) {
    const inner = '.pnpm/inner@1/node_modules/inner';
    const outer = '.pnpm/outer@1/node_modules/outer';
    write({
      'tsconfig.json': TSCONFIG,
      'rslib.config.ts': 'export default { lib: [{ dts: true }] };\n',
      ...packageAt(`node_modules/${inner}`, 'inner', {
        'index.d.ts': 'export interface Inner { text: string }\n',
      }),
      ...packageAt(`node_modules/${outer}`, 'outer', {
        'index.js': 'export const make = () => ({ text: "" });\n',
        'index.d.ts':
          "import type { Inner } from 'inner';\nexport declare function make(): Inner;\n",
      }),
      'src/index.ts': "import { make } from 'outer';\nexport const made = make();\n",
    });
    symlinkSync(outer, join(dir, 'node_modules/outer'));
    symlinkSync(
      '../../inner@1/node_modules/inner',
      join(dir, 'node_modules/.pnpm/outer@1/node_modules/inner'),
    );
    const text = await fail('rslib');
    has(text, /TS2883/, "The inferred type of 'made' cannot be named without a reference");
    const { text: older } = await run(`${OLD_TOOLS}/tsc -p . --declaration --outDir out`);
    has(older, "error TS2742: The inferred type of 'made' cannot be named without");
    write({
      'src/index.ts':
        "import { make } from 'outer';\nexport const made: ReturnType<typeof make> = make();\n",
    });
    await pass('rslib');
    has(read()['dist/index.d.ts'], /ReturnType<typeof make>/);
  },
  // Only the process of the declarations gets the small heap. It dies, and the build calls that a success.
  async 'error-heap'({ pass, read, write }) {
    write({
      'tsconfig.json': TSCONFIG,
      'rslib.config.ts': [
        "process.env.NODE_OPTIONS = '--max-old-space-size=25';",
        'export default { lib: [{ dts: { bundle: true } }] };\n',
      ].join('\n'),
    });
    has(await pass('rslib'), /Allocation failed - JavaScript heap out of memory/);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
  },
  async 'error-node-module-in-browser'({ fail, write }) {
    write({
      'rslib.config.ts': "export default { lib: [{ output: { target: 'web' } }] };\n",
      'src/index.ts': "export { readFileSync } from 'fs';\n",
    });
    const text = await fail('rslib');
    has(text, "Module not found: Can't resolve 'fs'", '"fs" is a built-in Node.js module');
  },
  // An address that begins at the root of a site, which Vite leaves alone.
  async 'error-css-root-url'({ fail, pass, read, write }) {
    const config = (tools: string) =>
      configFile(`{ lib: [{ output: { target: 'web' } }], tools: ${tools} }`);
    write({
      ...config('{}'),
      'src/index.ts': "import './a.css';\n",
      'src/a.css': ".a { background: url('/logo.png') }\n",
    });
    has(await fail('rslib'), "Module not found: Can't resolve '/logo.png'");
    write(config("{ cssLoader: { url: { filter: (url) => !url.startsWith('/') } } }"));
    await pass('rslib');
    has(read()['dist/index.css'], 'url("/logo.png")');
  },
  async 'error-wasm-types'({ pass, run, write }) {
    write({
      'src/index.ts': "export { add } from './add.wasm';\n",
      'tsconfig.json': TSCONFIG,
    });
    const message =
      "error TS2307: Cannot find module './add.wasm' or its corresponding type declarations";
    has((await run('tsc -p . --noEmit')).text, message);
    write({
      'src/wasm.d.ts':
        "declare module '*.wasm' {\n  export const add: (a: number, b: number) => number;\n}\n",
    });
    await pass('tsc -p . --noEmit');
  },
  // What a consumer sees whose compiler checks the declarations of packages.
  async 'error-css-in-declarations'({ pass, run, write }) {
    write({
      ...packageAt('node_modules/ui', 'ui', {
        'index.d.ts': "import './a.css';\nexport declare const a: 1;\n",
      }),
      'tsconfig.json': TSCONFIG,
      'src/index.ts': "export { a } from 'ui';\n",
    });
    has((await run('tsc -p . --noEmit')).text, 'node_modules/ui/index.d.ts(1,8): error TS2882');
    await pass('tsc -p . --noEmit --skipLibCheck');
  },
  // A stylesheet by its own path, imported by the user.
  async 'css-path-types'({ run, write }) {
    write({
      'node_modules/ui/package.json': { name: 'ui', exports: { './global.css': './global.css' } },
      'node_modules/ui/global.css': 'body { margin: 0 }\n',
      'tsconfig.json': TSCONFIG,
      'src/index.ts': "import 'ui/global.css';\n",
    });
    has((await run('tsc -p . --noEmit')).text, /src\/index\.ts\(1,8\): error TS2882/);
    const vite = '../../../../legacy/node_modules/vite/client';
    const known = await run(`tsc -p . --noEmit --lib es2022,dom --types ${vite}`);
    assert.equal(known.exit, 0, known.text);
  },
  async 'error-one-filename'({ run, write }) {
    write({ 'src/a.ts': 'export const a = 1;\n', 'src/b.ts': 'export const b = 1;\n' });
    const built = (js: string) => {
      write({
        'rslib.config.mjs': `export default {
  source: { entry: { a: './src/a.ts', b: './src/b.ts' } },
  output: { filename: { js: '${js}' } },
};\n`,
      });
      return run('rslib');
    };
    const { exit, text } = await built('same.js');
    assert.equal(exit, 1);
    has(text, 'Conflict: Multiple assets emit different content to the same filename');
    assert.equal((await built('[name].mjs')).exit, 0);
  },
  async 'error-no-entry-files'({ run, write }) {
    const built = (config: object) => {
      write(configFile(config));
      return run('rslib');
    };
    const entry = (glob: string) => ({ bundle: false, source: { entry: { index: [glob] } } });
    const { exit, text } = await built(entry('./index.ts'));
    assert.equal(exit, 1);
    has(text, 'No entry files matching ./index.ts');
    assert.equal((await built(entry('./src/index.ts'))).exit, 0);
    await run('mv src lib');
    has((await built({ bundle: false })).text, 'No entry files matching src/**');
  },
  // Only CommonJS output has shims for `import.meta`; what minifies a UMD file reads it as a script.
  async 'error-import-meta-script'({ run, write }) {
    const built = (format: string, define: object = {}) => {
      const lib = [{ format, umdName: 'Library', output: { target: 'web' }, source: { define } }];
      write({
        'src/index.ts': `${format === 'umd' ? 'export const from' : 'globalThis.from'} = import.meta.url;\n`,
        ...configFile({ lib }),
      });
      return run('rslib');
    };
    const { exit, text } = await built('umd');
    assert.equal(exit, 1);
    has(text, "JavaScript parse error: 'import.meta' cannot be used outside of module code");
    assert.equal((await built('umd', { 'import.meta.url': 'document.currentScript.src' })).exit, 0);
    write({
      'page.mjs': `import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
globalThis.document = { currentScript: { src: 'x.js' } };
runInThisContext(readFileSync('dist/index.js', 'utf8'));
console.log(globalThis.Library.from);\n`,
    });
    assert.equal((await run('node page.mjs')).text, 'x.js\n');
    assert.equal((await built('iife')).exit, 0);
    has(
      (await run('node page.mjs')).text,
      /SyntaxError: Cannot use 'import\.meta' outside a module/,
    );
  },
  async 'error-same-asset-name'({ run, write }) {
    write({
      'src/x/logo.svg': '<svg id="x"/>',
      'src/y/logo.svg': '<svg id="y"/>',
      'src/index.ts':
        "export { default as x } from './x/logo.svg';\nexport { default as y } from './y/logo.svg';\n",
    });
    for (const bundle of [true, false]) {
      const built = (filename: object) => {
        write(configFile({ bundle, output: { filename } }));
        return run('rslib');
      };
      has((await built({})).text, 'Conflict: Multiple assets emit different content');
      assert.equal((await built({ svg: '[path][name][ext]' })).exit, 0);
    }
  },
  // Without a type check, the same name of two packages is told by nobody.
  async 'error-star-conflict'({ build, fail, pass, write }) {
    const star = "export * from './one';\nexport * from './two';\n";
    write({
      'package.json': {
        name: 'claim',
        type: 'module',
        dependencies: { one: '1.0.0', two: '1.0.0' },
      },
      'tsconfig.json': tsconfig(),
      ...configFile({ lib: [{ dts: true }] }),
      'src/one.ts': 'export const same = 1;\n',
      'src/two.ts': 'export const same = 2;\n',
      'src/index.ts': star,
    });
    const text = await fail('rslib');
    has(
      text,
      "ESModulesLinkingError: The requested module './two' contains conflicting star exports for the name 'same'",
    );
    has(text, 'TS2308', "Module './one' has already exported a member named 'same'");
    write({ 'src/index.ts': `${star}export { same } from './two';\n` });
    await pass('rslib');
    for (const [name, value] of [
      ['one', 1],
      ['two', 2],
    ] as const) {
      write(
        packageAt(`node_modules/${name}`, name, { 'index.js': `export const same = ${value};\n` }),
      );
    }
    write({
      'src/index.ts': star.replaceAll('./', ''),
      'use.mjs': "console.log((await import('./dist/index.js')).same);\n",
      'use.cjs': "console.log(require('./dist/index.cjs').same);\n",
    });
    await build({ lib: [{}, { format: 'cjs' }] });
    assert.equal(await pass('node use.mjs'), 'undefined\n');
    assert.equal(await pass('node use.cjs'), '1\n');
  },
} satisfies Claims;
