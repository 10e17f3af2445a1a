import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { configFile, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

export default {
  // One ESM file per entry in dist, for Node.js, without declarations and maps; dist emptied; the cache on.
  async defaults({ build, dir, pass, write }) {
    write({
      'dist/old.js': '',
      'src/index.ts': "import { b } from './b';\nexport const a = [b, process.version];\n",
      'src/b.ts': 'export const b = 1;\n',
    });
    const dist = await build();
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
    has(dist['dist/index.js'], /export \{ a \}/);
    // `build` of a claim leaves the cache off, the command has the default.
    await pass('rslib');
    assert.ok(existsSync(join(dir, 'node_modules/.cache/rspack')));
  },
  async 'clean-dist-path'({ build, dir, write }) {
    write({ 'dist/old.js': '', 'dist/esm/old.js': '' });
    const inner = await build({ output: { distPath: './dist/esm' } });
    assert.deepEqual(Object.keys(inner), ['dist/esm/index.js', 'dist/old.js']);
    const kept = await build({ output: { cleanDistPath: false } });
    assert.deepEqual(Object.keys(kept), ['dist/esm/index.js', 'dist/index.js', 'dist/old.js']);
    await assert.rejects(build({ output: { distPath: './src' } }));
    assert.equal(existsSync(join(dir, 'src/index.ts')), false);
  },
  async 'clean-dist-root'({ build, pass, read, write }) {
    const output = { distPath: '.' };
    write({ '.git/config': '', ...configFile({ output }) });
    has(
      await pass('rslib'),
      'The dist path is not a subdir of root path, Rsbuild will not empty it',
    );
    assert.ok('src/index.ts' in read('src'));
    await assert.rejects(build({ output: { ...output, cleanDistPath: true } }));
    assert.deepEqual(Object.keys(read('.')), []);
  },
  // Outside of the project, only when it is said.
  async 'clean-dist-outside'({ dir, pass, write }) {
    write(configFile({ output: { distPath: '../outside' } }));
    for (const [command, isKept] of [
      ['rslib', true],
      ['rslib --clean', false],
    ] as const) {
      write({ '../outside/old.txt': '' });
      assert.equal(/will not empty it/.test(await pass(command)), isKept);
      assert.equal(existsSync(join(dir, '../outside/old.txt')), isKept);
    }
  },
  // Unknown keys change nothing; TypeScript names them.
  async 'unknown-keys'({ build, fail, write }) {
    const dist = await build({
      lib: [{ formatt: 'cjs', experiments: { advancedEsm: true } }],
      environments: { other: { output: { distPath: 'other' } } },
      source: { alias: { x: 'y' } },
    });
    assert.deepEqual(Object.keys(dist), ['dist/index.js']);
    write({
      'rslib.config.ts':
        "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ lib: [{ formatt: 'cjs' }] });\n",
      'tsconfig.json': {
        compilerOptions: { module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true },
        include: ['rslib.config.ts'],
      },
    });
    has(await fail('tsc --noEmit'), /'formatt' does not exist/);
  },
  async 'wrong-values'({ build, fail, pass, write }) {
    write({
      'src/index.ts': "/*! license */\nconsole.log('stays', __dirname);\nexport const one = 1;\n",
      'assets/a.txt': 'text',
    });
    const code = async (options: object) => JSON.stringify(await build(options));
    const minified = { minify: true };
    const plain = await code({ lib: [{ output: minified }] });
    const output = { ...minified, copy: 'assets', filename: '[name].min.js' };
    const wrong = { id: 1, shims: true, banner: '// top', output };
    assert.equal(await code({ performance: { removeConsole: 'log' }, lib: [wrong] }), plain);
    const listed = await build({ source: { entry: ['./src/index.ts'] } });
    assert.deepEqual(Object.keys(listed), ['dist/0.js', 'dist/0.js.LICENSE.txt']);
    const comments = (legalComments: string) => code({ output: { ...minified, legalComments } });
    assert.equal(await comments('nope'), await comments('none'));
    assert.notEqual(await comments('nope'), await comments('inline'));
    write(configFile({ lib: [{ id: 1 }] }));
    has(await fail('rslib --lib 1'), /not found: "1"/);
    await pass('rslib --lib esm');
    write({ 'tsconfig.json': tsconfig({ rootDir: '.' }, { include: ['rslib.config.ts'] }) });
    for (const options of [
      'lib: [{ id: 1, shims: true }]',
      "lib: [{ banner: '// top' }]",
      "output: { copy: 'assets' }",
      "output: { filename: '[name].min.js' }",
      "source: { entry: ['./src/index.ts'] }",
      "output: { legalComments: 'nope' }",
      "performance: { removeConsole: 'log' }",
    ]) {
      write({
        'rslib.config.ts': `import { defineConfig } from '@rslib/core';
export default defineConfig({ ${options} });\n`,
      });
      assert.match(await fail('tsc --noEmit'), /TS2769/, options);
    }
  },
  // `autoExternal: false` would bundle what package.json declares; one id for two items would be refused.
  async 'item-only-keys'({ build, run, write }) {
    write({ 'package.json': { name: 'own', type: 'module', dependencies: { react: '*' } } });
    const umd = await build(
      { umdName: 'Shared', output: { target: 'web' }, lib: [{ format: 'umd' }] },
      { 'src/index.ts': 'export const one = 1;\n' },
    );
    has(umd['dist/index.js'], /Shared/);
    const ignored = await build(
      { id: 'same', autoExternal: false, lib: [{ format: 'esm' }, { format: 'cjs' }] },
      { 'src/index.ts': "import 'react';\n" },
    );
    has(ignored['dist/index.js'], /import "react"/);
    has(ignored['dist/index.cjs'], /require\("react"\)/);
    // It is heard, and therefore refused.
    await assert.rejects(build({ experiments: { exe: { targets: ['none'] } }, lib: [{}] }));
    write({ 'tsconfig.json': tsconfig({ rootDir: '.' }, { include: ['rslib.config.ts'] }) });
    for (const key of ['id', 'umdName', 'experiments', 'autoExternal']) {
      write({
        'rslib.config.ts': `import { defineConfig } from '@rslib/core';
export default defineConfig({ ${key}: undefined, lib: [{}] });\n`,
      });
      has((await run('tsc --noEmit')).text, new RegExp(`'${key}' does not exist`));
    }
  },
  async charset({ build }) {
    const lib = (charset?: string) => ({
      output: { target: 'web', charset, distPath: `dist/${charset ?? 'none'}` },
    });
    const dist = await build(
      { lib: [lib(), lib('ascii')] },
      {
        'src/index.ts': "import './a.css';\nexport const a = '库';\n",
        'src/a.css': '.a::before { content: "库" }',
      },
    );
    has(dist['dist/none/index.js'], /库/);
    has(dist['dist/ascii/index.js'], /\\u5E93/i);
    has(dist['dist/ascii/index.css'], /库/);
  },
  async 'tsconfig-path'({ build }) {
    const tsconfig = (target: string) => ({ compilerOptions: { paths: { '@x': [target] } } });
    const files = {
      'src/index.ts': "export { a } from '@x';\n",
      'src/a.ts': "export const a = 'by default';\n",
      'src/b.ts': "export const a = 'named';\n",
      'tsconfig.json': tsconfig('./src/a.ts'),
      'tsconfig.build.json': tsconfig('./src/b.ts'),
    };
    has((await build({}, files))['dist/index.js'], /by default/);
    const other = await build({ source: { tsconfigPath: './tsconfig.build.json' } });
    has(other['dist/index.js'], /named/);
  },
  // In a configuration the folder of the process is that of the project.
  async 'env-prefixes'({ build, dir, load, write }) {
    write({ '.env': 'VITE_A=shown\n' });
    const { loadEnv } = await load<{
      loadEnv(options: object): { publicVars: Record<string, string>; cleanup(): void };
    }>('@rslib/core');
    const { publicVars, cleanup } = loadEnv({ cwd: dir, prefixes: ['VITE_'] });
    cleanup();
    const files = { 'src/index.ts': 'export const a = import.meta.env.VITE_A;\n' };
    has((await build({ source: { define: publicVars } }, files))['dist/index.js'], '"shown"');
  },
  async 'env-public'({ pass, read, write }) {
    write({
      '.env': 'PUBLIC_NAME=shown\nSECRET=hidden\n',
      'src/index.ts': 'export const all = [import.meta.env.PUBLIC_NAME, process.env.SECRET];\n',
    });
    await pass('rslib');
    const code = read()['dist/index.js'] ?? '';
    has(code, /"shown"/);
    lacks(code, /hidden/);
  },
  async 'legal-comments'({ build }) {
    for (const comment of ['/*! kept */', '/* kept @license */', '/* @preserve kept */']) {
      const dist = await build({}, { 'src/index.ts': `${comment}\nexport const a = 1;\n` });
      assert.ok(dist['dist/index.js']?.includes(comment));
      assert.ok(dist['dist/index.js.LICENSE.txt']?.includes(comment));
    }
  },
  async 'pre-entry'({ build }) {
    const lib = (bundle: boolean) => ({ bundle, output: { distPath: `dist/${bundle}` } });
    const dist = await build(
      { lib: [lib(true), lib(false)], source: { preEntry: './setup/pre.ts' } },
      { 'setup/pre.ts': "globalThis.marker = 'pre';\n" },
    );
    assert.deepEqual(Object.keys(dist), ['dist/false/index.js', 'dist/true/index.js']);
    has(dist['dist/true/index.js'], /marker/);
    lacks(dist['dist/false/index.js'], /marker/);
  },
  async 'no-bundleless-script-formats'({ build }) {
    for (const format of ['umd', 'iife'])
      await assert.rejects(build({ format, bundle: false }), /"bundle" must be set to "true"/);
  },
  // Minified, with a shebang and an extracted license the map is lost; without any one of the three it is there.
  async 'source-map-license'({ build }) {
    const shebang = '#!/usr/bin/env node\n';
    // Where the map leads from the statement of the output: its line in the source, `undefined` without a map.
    const mapped = async (head: string, config: { output?: object; format?: string } = {}) => {
      const dist = await build(
        {
          ...config,
          source: { entry: { cli: './src/cli.ts' } },
          output: { sourceMap: true, ...config.output },
        },
        { 'src/cli.ts': `${head}export {};\nthrow new Error('here');\n` },
      );
      const file = config.format === 'cjs' ? 'dist/cli.cjs' : 'dist/cli.js';
      const map = dist[`${file}.map`];
      if (map === undefined) return undefined;
      const lines = dist[file]?.split('\n') ?? [];
      const line = lines.findIndex((text) => text.includes('throw'));
      const entry = new SourceMap(JSON.parse(map)).findEntry(
        line,
        lines[line]?.indexOf('throw') ?? 0,
      );
      return 'originalLine' in entry ? entry.originalLine + 1 : 0;
    };
    const license = '/*! MIT */\n';
    assert.equal(await mapped(shebang + license, { output: { minify: true } }), undefined);
    assert.equal(await mapped(license, { output: { minify: true } }), 3);
    assert.equal(await mapped(shebang), 3);
    assert.notEqual(await mapped(shebang + license), 4);
    for (const minify of [{}, { minify: true }]) {
      const output = { ...minify, legalComments: 'inline' };
      assert.equal(await mapped(shebang + license, { output }), 4);
    }
    assert.equal(await mapped("'use strict';\n"), 3);
    assert.equal(await mapped("'use strict';\n", { format: 'cjs' }), undefined);
    assert.equal(await mapped("'use client';\n", { format: 'cjs' }), undefined);
    assert.equal(await mapped('', { format: 'cjs' }), 2);
  },
} satisfies Claims;
