import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installInUser, packageJson } from './files';
import { type Claims, OLD_TOOLS } from './harness';
import { has } from './has';

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
    rootDir: 'src',
    lib: ['ES2022'],
    types: [],
  },
  include: ['src'],
};

export default {
  // The hook runs after both kinds of errors; only a compile error is in the statistics. The exit code has both.
  async 'after-build-hook'({ run, write }) {
    write({
      'tsconfig.json': TSCONFIG,
      'rslib.config.ts': `export default {
          lib: [{ dts: true }],
          performance: { buildCache: false },
          plugins: [{
            name: 'after',
            setup: (api) => api.onAfterBuild(({ stats }) => console.log('hook', stats?.hasErrors())),
          }],
        };\n`,
      'src/index.ts': "export const a: number = 'text';\n",
    });
    const typed = await run('rslib');
    assert.notEqual(typed.exit, 0);
    has(typed.text, /hook false/);
    write({ 'src/index.ts': "export * from './missing';\n" });
    const compiled = await run('rslib');
    assert.notEqual(compiled.exit, 0);
    has(compiled.text, /hook true/);
  },
  async 'root-bundled-types'({ pass, read, write }) {
    write({
      'packages/lib/package.json': packageJson({ name: 'lib' }),
      'packages/lib/tsconfig.json': TSCONFIG,
      'packages/lib/rslib.config.ts': 'export default { lib: [{ dts: { bundle: true } }] };\n',
      'packages/lib/src/index.ts': 'export const a = 1;\n',
    });
    await pass('rslib --root packages/lib');
    assert.deepEqual(Object.keys(read('packages/lib/dist')), ['packages/lib/dist/index.js']);
    assert.deepEqual(Object.keys(read()), ['dist/index.d.ts']);
  },
  // tsc wrote index.js; without `format` a CommonJS package gets index.mjs.
  async 'tsc-commonjs'({ build, run, write }) {
    write({ 'package.json': { name: 'claim', version: '1.0.0', main: './dist/index.js' } });
    assert.deepEqual(Object.keys(await build({ bundle: false })), ['dist/index.mjs']);
    write({ 'use.cjs': "console.log(require('./').value);\n" });
    has((await run('node use.cjs')).text, /Cannot find module/);
    await build({ bundle: false, format: 'cjs' });
    assert.equal((await run('node use.cjs')).text, '1\n');
  },
  // What `tsc --init` wrote for years: TypeScript 7 knows neither its resolution nor a missing `rootDir`.
  async 'tsc-old-resolution'({ fail, pass, write }) {
    const compilerOptions = { target: 'ES2022', module: 'CommonJS', moduleResolution: 'node' };
    write({
      'package.json': { name: 'claim', version: '1.0.0', main: './dist/index.js' },
      'tsconfig.json': { compilerOptions, include: ['src'] },
      'rslib.config.ts':
        "export default { format: 'cjs', bundle: false, dts: true, performance: { buildCache: false } };\n",
    });
    const text = await fail('rslib');
    const message = "error TS5108: Option 'moduleResolution=node10' has been removed";
    assert.ok(stripVTControlCharacters(text).includes(message), text);
    const options = { ...compilerOptions, module: 'ESNext', moduleResolution: 'bundler' };
    write({
      'tsconfig.json': {
        compilerOptions: { ...options, rootDir: 'src', types: [] },
        include: ['src'],
      },
    });
    await pass('rslib');
  },
  async 'process-in-browser'({ build, run, write }) {
    write({
      'src/index.ts':
        'declare const process: { env: { NODE_ENV: string } };\nexport const mode = process.env.NODE_ENV;\n',
      'page.mjs': [
        "import { readFileSync } from 'node:fs';",
        "import { SourceTextModule, createContext } from 'node:vm';",
        "const code = readFileSync('dist/index.js', 'utf8');",
        'const page = new SourceTextModule(code, { context: createContext({}) });',
        'await page.link(() => {});',
        'await page.evaluate();',
        'console.log(page.namespace.mode);\n',
      ].join('\n'),
    });
    const open = 'node --no-warnings --experimental-vm-modules page.mjs';
    const base = { output: { target: 'web' } };
    await build(base);
    has((await run(open)).text, /ReferenceError: process is not defined/);
    await build({
      ...base,
      source: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    assert.equal((await run(open)).text, 'production\n');
  },
  // Vitest of this checkout runs in the project: without `define` of its own the constant of the build is unknown.
  async 'vitest-beside'({ pass, run, write }) {
    const manifest = {
      name: 'my-lib',
      version: '1.0.0',
      type: 'module',
      exports: './dist/index.js',
    };
    const alias = "resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } }";
    const testOf = (from: string) =>
      `import { expect, test } from 'vitest';\nimport { version } from '${from}';\ntest('version', () => { expect(version).toBe('1.2.3'); });\n`;
    write({
      'package.json': { ...manifest, files: ['src'] },
      'rslib.config.mjs':
        "export default { source: { define: { __VERSION__: JSON.stringify('1.2.3') } } };\n",
      'tsconfig.json': { compilerOptions: { paths: { '@/*': ['./src/*'] } } },
      'src/index.ts': "export { version } from '@/version';\n",
      'src/version.ts': 'declare const __VERSION__: string;\nexport const version = __VERSION__;\n',
      'test/package.mjs': "throw new Error('A test runner has collected this file.');\n",
      'vitest.config.mjs': `export default { ${alias} };\n`,
      'test/source.test.ts': testOf('../src/index'),
      'test/dist.test.ts': testOf('my-lib'),
      'user/package.json': { private: true },
      'user/use.mjs': "import 'my-lib';\n",
    });
    await pass('rslib');
    const vitest = 'node ../../../../../node_modules/vitest/vitest.mjs run';
    const without = await run(vitest);
    has(without.text, /__VERSION__ is not defined/, /1 failed \| 1 passed/);
    const define = "define: { __VERSION__: JSON.stringify('1.2.3') }";
    write({ 'vitest.config.mjs': `export default { ${define} };\n` });
    has((await run(vitest)).text, /Cannot find package '@\/version'/);
    write({ 'vitest.config.mjs': `export default { ${define}, ${alias} };\n` });
    await pass(vitest);
    const used = await run(`${installInUser('my-lib')} && node use.mjs`);
    has(used.text, /Cannot find module '.*my-lib\/dist\/index\.js'/);
  },
  // unbuild writes a stub that loads the source: a change of it is there without a second build.
  async 'unbuild-stub'({ run, write }) {
    write({
      'package.json': packageJson({ name: 'stubbed', exports: './dist/index.mjs' }),
      'build.config.mjs': "export default { entries: ['src/index'], declaration: false };\n",
      'src/index.ts': 'export const said: string = "before";\n',
    });
    const built = await run(`${OLD_TOOLS}/unbuild --stub`);
    assert.equal(built.exit, 0, built.text);
    write({ 'src/index.ts': 'export const said: string = "after";\n' });
    const { text } = await run(
      'node -e "import(\'stubbed\').then(({ said }) => console.log(said))"',
    );
    has(text, /^after/);
  },
  async 'dts-build-or-bundle'({ fail, write }) {
    write({
      'tsconfig.json': TSCONFIG,
      'rslib.config.ts': 'export default { lib: [{ dts: { build: true, bundle: true } }] };\n',
    });
    has(await fail('rslib'), /Can not set "dts\.bundle: true" when "dts\.build: true"/);
  },
  // npm passes the flag to the `npm pack` of attw, which then finds no tarball.
  async 'publish-dry-run'({ copyExample, fail }) {
    copyExample('publish-scripts');
    const text = await fail('npm publish --dry-run');
    has(text, /ENOENT: no such file or directory, open 'publish-scripts-1\.0\.0\.tgz'/);
  },
  // The last line of the workflow, taken from the page. A dry run would ask a registry whether it has the version.
  async 'publish-tag'({ pass, run, write }) {
    const page = readFileSync(join(import.meta.dirname, '../docs/en/guide/publish/ci.mdx'), 'utf8');
    const nowhere = '--dry-run --registry http://127.0.0.1:1 --fetch-retries 0';
    const [line = ''] = page.match(/(?<=- run: )npm publish .*/) ?? [];
    for (const [version, tag] of [
      ['1.1.0-beta.0', 'next'],
      ['1.1.0', 'latest'],
    ]) {
      write({ 'package.json': { name: 'claim', version } });
      has(await pass(`${line} ${nowhere}`), new RegExp(`with tag ${tag} and default access`));
    }
    const publishConfig = { access: 'public' };
    write({ 'package.json': { name: '@you/claim', version: '1.0.0', publishConfig } });
    has((await run(`npm publish ${nowhere}`)).text, /latest and public access/);
    if (Number.parseInt((await run('npm -v')).text, 10) < 11) return;
    // A fix of version 1 must not become `latest` when version 2 is out: npm refuses only as long as no tag is named.
    const versions = { '2.0.0': { name: 'claim', version: '2.0.0' } };
    let sent = '';
    const registry = createServer((request, response) => {
      if (request.method === 'PUT')
        request.setEncoding('utf8').on('data', (part) => (sent += part));
      response.end(JSON.stringify({ name: 'claim', 'dist-tags': { latest: '2.0.0' }, versions }));
    }).listen();
    try {
      const { port } = registry.address() as AddressInfo;
      const there = `--registry http://127.0.0.1:${port} --//127.0.0.1:${port}/:_authToken=a`;
      const fix = { name: 'claim', version: '1.0.1' };
      write({ 'package.json': fix });
      const refusal =
        'Cannot implicitly apply the "latest" tag because previously published version 2.0.0 is higher';
      has((await run(`${line} ${there}`)).text, refusal);
      assert.equal(sent, '');
      write({ 'package.json': { ...fix, publishConfig: { tag: 'latest-1' } } });
      await pass(`${line} ${there}`);
      has(sent, '"dist-tags":{"latest-1":"1.0.1"}');
    } finally {
      registry.close();
    }
  },
} satisfies Claims;
