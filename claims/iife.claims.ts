import assert from 'node:assert/strict';
import { pageOf } from './files';
import type { Claims } from './harness';
import { has } from './has';

/** A script whose exports Rspack puts where a type of `library` says. */
const named = (type: string, format = 'iife') => ({
  format,
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
    has((await build(named('amd', 'umd')))['dist/index.js'], /^define\('MyLib', \[\]/);
    has((await build(named('system', 'umd')))['dist/index.js'], /^System\.register\("MyLib"/);
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
} satisfies Claims;
