import assert from 'node:assert/strict';
import { installInUser, packageJson, pageOf } from './files';
import { type Claims, OLD_TOOLS, packageAt } from './harness';
import { has, lacks } from './has';

export default {
  async 'error-helpers'({ build, fail, write }) {
    const devDependencies = { '@swc/helpers': '*' };
    write({ 'package.json': { name: 'claim', type: 'module', devDependencies } });
    const item = { syntax: 'es5', externalHelpers: true };
    const files = { 'src/index.ts': 'export class A { static make() { return new A(); } }\n' };
    await build({ lib: ['esm', 'cjs'].map((format) => ({ ...item, format })) }, files);
    // Apart, where the examples' own packages are not found.
    const load = async (file: string) => {
      const text = await fail(
        `d=$(mktemp -d) && cp -r package.json dist $d && NODE_PATH= node $d/dist/${file}; code=$?; rm -r $d; exit $code`,
      );
      return text.replace(/from \S+(?=\/dist\/)/, 'from /…');
    };
    for (const [file, message] of [
      ['index.js', "Cannot find package '@swc/helpers' imported from /…/dist/index.js"],
      ['index.cjs', "Cannot find module '@swc/helpers/_/_class_call_check'"],
    ] as const)
      assert.ok((await load(file)).includes(message), file);
  },
  // Node.js before 20.19 and 22.12 behaves as newer ones with this flag.
  async 'error-require-esm'({ build, run, write }) {
    const files = {
      ...packageAt('node_modules/only-esm', 'only-esm', {
        'index.js': 'export const value = 1;\n',
      }),
      'src/index.ts': "export { value } from 'only-esm';\n",
      'use.cjs': "console.log(require('./dist/index.cjs').value);\n",
    };
    const node = 'node --no-experimental-require-module use.cjs';
    const lib = (externals: string[]) => ({
      format: 'cjs',
      output: { externals },
    });
    write(files);
    await build(lib(['only-esm']));
    has((await run(node)).text, 'Error [ERR_REQUIRE_ESM]: require() of ES Module');
    await build(lib([]));
    assert.equal((await run(node)).text, '1\n');
  },
  async 'error-outside-module'({ build, pass, run, write }) {
    await build(
      { autoExtension: false },
      {
        'package.json': { name: 'claim', version: '1.0.0', type: 'commonjs' },
        'src/index.ts':
          "import { sep } from 'node:path';\nexport const both = [sep, import.meta.url];\n",
      },
    );
    const { text } = await run('node dist/index.js');
    has(text, 'SyntaxError: Cannot use import statement outside a module');
    write({ 'meta.js': 'console.log(import.meta.url);\n', 'only.js': 'export const only = 1;\n' });
    const only = (await run('node only.js')).text;
    has(only, "SyntaxError: Unexpected token 'export'");
    const meta = (await run('node meta.js')).text;
    has(meta, "SyntaxError: Cannot use 'import.meta' outside a module");
    write({ 'package.json': packageJson() });
    await pass('node dist/index.js && node meta.js && node only.js');
  },
  // React in the bundle and React of the application: hooks of the one do not know the other's renderer.
  async 'error-two-reacts'({ build, run }) {
    const component = "import { createElement, useState } from 'react';\n";
    const files = {
      'src/index.ts': `${component}export const Box = () => createElement('p', null, useState(1)[0]);\n`,
      'use.mjs': [
        "import { createElement } from 'react';",
        "import { renderToString } from 'react-dom/server';",
        "import { Box } from './dist/index.js';",
        'console.log(renderToString(createElement(Box)));\n',
      ].join('\n'),
    };
    const lib = (externals: RegExp[]) => ({
      output: { target: 'web', externals },
    });
    await build(lib([]), files);
    const { text } = await run('node use.mjs');
    has(text, "TypeError: Cannot read properties of null (reading 'useState')");
    await build(lib([/^react(\/.*)?$/]), files);
    assert.equal((await run('node use.mjs')).text, '<p>1</p>\n');
  },
  // A page that loads the UMD file before it has the global `React`.
  async 'error-no-react-global'({ build, run }) {
    const react = { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' };
    const page = (globals: string) => pageOf('dist/index.js', "'loaded'", globals);
    await build(
      { format: 'umd', umdName: 'Lib', output: { target: 'web', externals: { react } } },
      {
        'src/index.ts':
          "import React from 'react';\nexport const Theme = React.createContext('light');\n",
        'before.mjs': page('{}'),
        'after.mjs': page('{ React: { createContext: () => ({}) } }'),
      },
    );
    const { text } = await run('node before.mjs');
    has(text, "TypeError: Cannot read properties of undefined (reading 'createContext')");
    assert.equal((await run('node after.mjs')).text, 'loaded\n');
  },
  // A package without `files` in a repository that ignores `dist`.
  async 'error-dist-not-published'({ build, dir, run }) {
    await build(
      {},
      {
        'package.json': packageJson({ name: 'your-library', exports: './dist/index.js' }),
        '.gitignore': 'dist\n',
        'user/package.json': { private: true },
        'user/use.mjs': "import 'your-library';\n",
      },
    );
    const { text } = await run(`${installInUser('your-library')} && node use.mjs`);
    assert.ok(
      text
        .replaceAll(`${dir}/user`, '/…')
        .includes("Cannot find module '/…/node_modules/your-library/dist/index.js'"),
      text,
    );
  },
  // What a workflow without a build publishes: `files` names a folder that is not there.
  async 'publish-without-build'({ copyExample, pass, run }) {
    copyExample('quick-start');
    const text = await pass('npm pack --json --dry-run');
    const [{ files }] = JSON.parse(text.slice(text.indexOf('[')));
    assert.deepEqual(
      files.map(({ path }: { path: string }) => path),
      ['package.json'],
    );
    has(
      (await run('npm ci --offline')).text,
      /npm ci` command can only install with an existing package-lock/,
    );
  },
  // npm asks for a login before it speaks to the registry; nothing listens at this address.
  async 'publish-needs-auth'({ fail, run }) {
    const text = await fail('npm publish --registry http://localhost:9/', {
      npm_config_userconfig: '/dev/null',
    });
    has(text, 'npm error code ENEEDAUTH');
    // actions/setup-node writes a token, real or not, when it is given a `registry-url`.
    const token = '--//localhost:9/:_authToken=XXXXX --fetch-retries 0';
    const other = await run(`npm publish --registry http://localhost:9/ ${token}`);
    assert.notEqual(other.exit, 0);
    lacks(other.text, 'ENEEDAUTH');
  },
  // esbuild, in tsup and elsewhere, leaves `require` of a CommonJS package as a call that throws.
  async 'error-dynamic-require'({ build, pass, run, write }) {
    write({
      ...packageAt(
        'node_modules/old',
        'old',
        { 'index.js': "module.exports = require('fs');\n" },
        'commonjs',
      ),
      'src/index.ts': "export { readFileSync } from 'old';\n",
      'tsup.config.ts':
        "export default { entry: ['src/index.ts'], format: ['esm'], noExternal: ['old'] };\n",
    });
    await run(`${OLD_TOOLS}/tsup`);
    has((await run('node dist/index.js')).text, 'Error: Dynamic require of "fs" is not supported');
    await build();
    await pass('node dist/index.js');
  },
  // The compiler copies the path of a folder, which Node.js does not open; Rslib writes the file out.
  async 'error-directory-import'({ build, pass, run, write }) {
    write({
      'src/index.ts': "export { text } from './text';\n",
      'src/text/index.ts': "export const text = 'text';\n",
    });
    const options = '--ignoreConfig --module esnext --moduleResolution bundler --rootDir src';
    const message = 'Error [ERR_UNSUPPORTED_DIR_IMPORT]: Directory import';
    has((await run(`tsc ${options} --outDir out src/index.ts; node out/index.js`)).text, message);
    has((await build({ bundle: false }))['dist/index.js'], /"\.\/text\/index\.js"/);
    await pass('node dist/index.js');
  },
  async 'error-classic-react'({ build, load, run }) {
    const { pluginReact } = await load('@rsbuild/plugin-react');
    const plugins = [pluginReact?.({ swcReactOptions: { runtime: 'classic' } })];
    const source = { entry: { index: './src/index.tsx' } };
    const text = async (head: string) => {
      const use = `${head}console.log(typeof (<p>1</p>));\n`;
      await build({ plugins, source }, { 'src/index.tsx': use });
      return (await run('node dist/index.js')).text;
    };
    has(await text(''), /ReferenceError: React is not defined/);
    has(await text("import React from 'react';\n"), /^object$/m);
  },
  async 'error-missing-extension'({ build, dir, pass, run, write }) {
    write({
      'src/index.ts': "export { text } from './text';\n",
      'src/text.ts': "export const text = 'text';\n",
    });
    const options = '--ignoreConfig --module esnext --moduleResolution bundler --rootDir src';
    const { text } = await run(`tsc ${options} --outDir dist src/index.ts; node dist/index.js`);
    const message = "Cannot find module '/…/dist/text' imported from /…/dist/index.js";
    assert.ok(text.replaceAll(dir, '/…').includes(message), text);
    has(text, 'ERR_MODULE_NOT_FOUND');
    has((await build({ bundle: false }))['dist/index.js'], /"\.\/text\.js"/);
    await pass('node dist/index.js');
  },
  // Node.js reads the text of a CommonJS file for the names that it exports, and does not run it.
  async 'error-named-export'({ build, run, write }) {
    const onlyCjs = {
      'index.js': 'const make = () => ({ value: 1 });\nmodule.exports = make();\n',
      'index.d.ts': 'export declare const value: number;\n',
    };
    const source = (text: string) => ({ 'src/index.ts': text });
    write({
      ...packageAt('node_modules/only-cjs', 'only-cjs', onlyCjs, 'commonjs'),
      'use.mjs': "import { value } from './dist/index.js';\nconsole.log(value);\n",
    });
    const named = source("export { value } from 'only-cjs';\n");
    const external = { output: { externals: ['only-cjs'] } };
    await build(external, named);
    const { text } = await run('node use.mjs');
    const message =
      "SyntaxError: Named export 'value' not found. The requested module 'only-cjs' is a CommonJS module";
    has(text, message);
    await build(external, source("import all from 'only-cjs';\nexport const { value } = all;\n"));
    assert.equal((await run('node use.mjs')).text, '1\n');
    await build({}, named);
    assert.equal((await run('node use.mjs')).text, '1\n');
  },
} satisfies Claims;
