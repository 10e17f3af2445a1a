import assert from 'node:assert/strict';
import { pageOf } from './files';
import type { Claims } from './harness';
import { has } from './has';

/** A script whose exports Rspack puts where a type of `library` says. */
const named = (type: string) => ({
  format: 'iife',
  output: { target: 'web' },
  tools: { rspack: { output: { library: { type, name: 'MyLib' } } } },
});

export default {
  async 'library-type'({ build, pass, write }) {
    write({ 'page.mjs': pageOf('dist/index.js', 'page.MyLib?.value') });
    for (const [type, value] of [
      ['global', '1'],
      ['var', 'undefined'],
    ] as const) {
      await build(named(type));
      assert.equal((await pass('node page.mjs')).trim(), value);
    }
    // Without the type of its externals, such a file names a variable that nobody sets.
    const files = { 'src/index.ts': "export { useState } from 'react';\n" };
    for (const [type, head] of [
      ['amd', /^define\('MyLib', \[\s*"react"\s*\]/],
      ['system', /^System\.register\("MyLib", \[\s*"react"\s*\]/],
    ] as const) {
      const { output, tools } = named(type);
      const rspack = { ...tools.rspack, externalsType: type };
      const externals = { react: 'react' };
      const dist = await build(
        { format: 'umd', output: { ...output, externals }, tools: { rspack } },
        files,
      );
      has(dist['dist/index.js'], head);
    }
  },
  async 'iife-externals'({ build }) {
    const output = { target: 'web', externals: { react: 'React' } };
    const files = { 'src/index.ts': "import * as React from 'react';\nconsole.log(React);\n" };
    has((await build({ format: 'iife', output }, files))['dist/index.js'], '= globalThis.React;');
  },
  // The tool tells the minifier that the script is a module, whose variables are its own.
  async 'iife-minified'({ build, run, write }) {
    write({
      'page.mjs': `import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
const page = createContext({});
for (const name of ['a', 'b']) runInContext(readFileSync(\`dist/\${name}.js\`, 'utf8'), page);
console.log(page.a(), page.b());\n`,
    });
    const source = { entry: { a: './src/a.ts', b: './src/b.ts' } };
    const files = Object.fromEntries(
      ['a', 'b'].map((name) => [
        `src/${name}.ts`,
        `const all = [Math.random()];\nglobalThis.${name} = () => all.push(2);\n`,
      ]),
    );
    const page = async (minify: boolean | object) => {
      await build({ format: 'iife', source, output: { target: 'web', minify } }, files);
      return (await run('node page.mjs')).text;
    };
    const TWICE = "SyntaxError: Identifier 'a' has already been declared";
    for (const minify of [true, { css: true }]) has(await page(minify), TWICE);
    const jsOptions = { minimizerOptions: { module: false } };
    for (const minify of [{ jsOptions }, { js: false }])
      assert.equal(await page(minify), '2 2\n', JSON.stringify(minify));
  },
  async 'umd-minified-copy'({ build }) {
    const dist = await build(
      {
        format: 'umd',
        output: { target: 'web' },
        lib: [
          { umdName: 'MyLib' },
          {
            umdName: 'MyLib',
            source: { entry: { 'index.min': './src/index.ts' } },
            output: { minify: true },
          },
        ],
      },
      { 'src/index.ts': 'export const one = 1;\n' },
    );
    assert.deepEqual(Object.keys(dist), ['dist/index.js', 'dist/index.min.js']);
    const [plain = '', min = ''] = Object.values(dist);
    assert.ok(min.length < plain.length / 2);
  },
} satisfies Claims;
