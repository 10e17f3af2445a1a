import assert from 'node:assert/strict';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim, Files } from './harness';

const DECLARED: Files = {
  'package.json': {
    name: 'claim',
    version: '1.0.0',
    type: 'module',
    dependencies: { declared: '1.0.0' },
  },
  'node_modules/declared/package.json': { name: 'declared', version: '1.0.0', main: 'index.js' },
  'node_modules/declared/index.js': 'module.exports = { declared: true };\n',
};

export default [
  {
    id: 'esm-require-builtin',
    async prove({ build, run }) {
      const dist = await build(
        {},
        {
          ...DECLARED,
          'use.mjs': "import { all } from './dist/index.js';\nconsole.log(...all);\n",
          'src/x.cjs': 'module.exports = "bundled";\n',
          'src/index.ts':
            "declare const require: (id: string) => any;\nconst fs = require('node:fs');\nexport const all = [typeof fs.readFileSync, require('declared').declared, require('./x.cjs')];\n",
        },
      );
      const code = dist['dist/index.js'] ?? '';
      assert.match(code, /createRequire/);
      const { text } = await run('node use.mjs');
      assert.equal(text.trim(), 'function true bundled');
    },
  },
  {
    id: 'esm-require-variable',
    async prove({ build, run }) {
      await build(
        {},
        {
          'src/index.ts':
            'declare const require: (id: string) => any;\nexport const load = (name: string) => require(name);\n',
          'use.mjs': "import { load } from './dist/index.js';\nload('node:fs');\n",
        },
      );
      assert.match((await run('node use.mjs')).text, /ReferenceError: require is not defined/);
    },
  },
  {
    id: 'polyfill-usage',
    async prove({ build }) {
      const dist = await build(
        { syntax: ['chrome 60'], output: { target: 'web', polyfill: 'usage' } },
        { 'src/index.ts': 'export const last = [1].at(-1);\n' },
      );
      assert.match(dist['dist/index.js'] ?? '', /core-js/);
    },
  },
  {
    // Module ids of CommonJS packages are paths, which npm and pnpm choose differently.
    id: 'cjs-module-paths',
    async prove({ build, write, dir }) {
      const inner = {
        'package.json': { name: 'old', version: '1.0.0' },
        'index.js': 'exports.a = 1;\n',
      };
      const at = (folder: string) =>
        Object.fromEntries(
          Object.entries(inner).map(([name, text]) => [`${folder}/${name}`, text]),
        );
      write({ 'src/index.ts': "export { a } from 'old';\n", ...at('node_modules/old') });
      const flat = (await build())['dist/index.js'] ?? '';
      rmSync(join(dir, 'node_modules'), { recursive: true });
      write(at('node_modules/.pnpm/old@1.0.0/node_modules/old'));
      symlinkSync('.pnpm/old@1.0.0/node_modules/old', join(dir, 'node_modules/old'));
      const linked = (await build())['dist/index.js'] ?? '';
      assert.match(flat, /node_modules\/old\/index\.js/);
      assert.notEqual(linked, flat);
    },
  },
  {
    // Without `files`, npm follows .gitignore.
    id: 'npm-files',
    async prove({ build, run, write }) {
      await build();
      write({ '.gitignore': 'dist\n' });
      const { text } = await run('npm pack --dry-run');
      assert.match(text, /src\/index\.ts/);
      assert.doesNotMatch(text, /dist\/index\.js/);
    },
  },
  {
    id: 'undeclared-bundled',
    async prove({ build }) {
      const dist = await build(
        {},
        { 'src/index.ts': "export { default } from 'lodash/add.js';\n" },
      );
      assert.doesNotMatch(dist['dist/index.js'] ?? '', /from "lodash/);
    },
  },
  {
    // `react` covers no subpath; the JSX runtime is bundled.
    id: 'externals-subpath',
    async prove({ build }) {
      const lib = (name: string, externals: unknown[]) => ({
        output: { externals, distPath: `dist/${name}` },
      });
      const dist = await build(
        {
          lib: [lib('name', ['react']), lib('pattern', [/^react($|\/)/])],
          output: { target: 'web' },
        },
        { 'src/index.ts': "export { jsx } from 'react/jsx-runtime';\n" },
      );
      assert.match(dist['dist/name/index.js'] ?? '', /react\.transitional\.element/);
      assert.match(dist['dist/pattern/index.js'] ?? '', /from "react\/jsx-runtime"/);
    },
  },
] satisfies Claim[];
