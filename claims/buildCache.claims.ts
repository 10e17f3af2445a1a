import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { configFile } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

const BRANCH = 'export const read = (value) => value?.name;\n';
const LOWERED = /null == value/;

export default {
  // A change of the configuration file is noticed; flags and the object of a script are not.
  async 'build-cache-flags'({ dir, pass, read, write }) {
    const built = async (cmd = 'rslib') => {
      await pass(cmd);
      return read()['dist/index.js'] ?? '';
    };
    const forget = () => rmSync(join(dir, 'node_modules/.cache'), { recursive: true });
    const writeConfig = (text: string) => write(configFile(text));
    write({ 'src/index.ts': BRANCH });
    writeConfig('{}');
    lacks(await built(), LOWERED);
    lacks(await built('rslib --syntax es2015'), LOWERED);
    forget();
    has(await built('rslib --syntax es2015'), LOWERED);
    writeConfig("{ syntax: 'es2022' }");
    lacks(await built(), LOWERED);
    const writeScript = (syntax: string) =>
      write({
        'build.mjs': `import { createRslib } from '@rslib/core';
const rslib = await createRslib({ config: { lib: [{ syntax: '${syntax}' }], logLevel: 'silent' } });
await (await rslib.build()).close();\n`,
      });
    forget();
    writeScript('es2022');
    await built('node build.mjs');
    writeScript('es2015');
    lacks(await built('node build.mjs'), LOWERED);
  },
  // What the environment changes in a configuration whose file stays the same.
  async 'build-cache-env'({ dir, pass, read, write }) {
    write({
      'src/index.ts': `export { from } from './from';
export { named } from './named';
export const added = typeof ADDED === 'undefined' ? '' : ADDED;\n${BRANCH}`,
      'src/named.ts': 'export const named = NAMED;\n',
      'src/from.ts': "export const from = 'file';\n",
      'src/other.ts': "export const from = 'alias';\n",
    });
    const built = async (options: string) => {
      const change = `const own = process.env.OWN;
const other = own ? { './from': './src/other.ts' } : {};
export default {
  ${options}
  syntax: own ? 'es2015' : 'esnext',
  resolve: { alias: other },
  source: { define: { NAMED: \`"\${own}"\`, ...(own && { ADDED: '"added"' }) } },
};\n`;
      write({ 'rslib.config.mjs': change });
      await pass('rslib');
      await pass('rslib', { OWN: 'own' });
      rmSync(join(dir, 'node_modules/.cache'), { recursive: true });
      return read()['dist/index.js'] ?? '';
    };
    const stale = await built('');
    has(stale, /"own"/);
    lacks(stale, /"added"/, /"alias"/, LOWERED);
    const fresh = await built('performance: { buildCache: { cacheDigest: [own] } },');
    has(fresh, /"own"/, /"added"/, /"alias"/, LOWERED);
  },
  // What another build leaves while it writes the cache: number and name of its process, here those of this one.
  async 'build-cache-lock'({ dir, pass, read, run, write }) {
    await pass('rslib');
    const [meta = ''] = globSync('node_modules/.cache/rspack/esm-production/*/meta/_meta', {
      cwd: dir,
      dot: true,
    });
    const temp = join(dir, meta, '../../.temp');
    mkdirSync(temp);
    const pid = Buffer.alloc(4);
    pid.writeUInt32BE(process.pid);
    const name = readFileSync('/proc/self/comm', 'utf8').trim();
    writeFileSync(join(temp, 'state.lock'), Buffer.concat([pid, Buffer.from(name)]));
    write({ 'src/index.ts': 'export const value = 2;\n' });
    const { text } = await run('rslib || echo exit $?');
    has(text, 'Transaction already in progress by process', 'exit 134');
    assert.deepEqual(read(), {});
    write(configFile('{ performance: { buildCache: false } }'));
    await pass('rslib');
  },
  // A flag, which the cache does not notice, shows whether a build used it.
  async 'build-cache-ci'({ dir, pass, read, write }) {
    const quiet = '--offline --no-audit --no-fund --silent';
    const cache = join(dir, 'node_modules/.cache/rspack');
    const files = { 'src/index.ts': BRANCH };
    write(files);
    await pass(`npm install ${quiet} && rslib --syntax es2015`);
    assert.ok(existsSync(cache));
    await pass(`npm ci ${quiet}`);
    assert.ok(!existsSync(cache));
    write(configFile("{ performance: { buildCache: { cacheDirectory: './.cache' } } }"));
    await pass('rslib --syntax es2015');
    await pass(`npm ci ${quiet} && rm -r dist src`);
    write(files);
    await pass('rslib --syntax esnext');
    has(read()['dist/index.js'] ?? '', LOWERED);
    await pass('mkdir ../moved && cp -r .cache src *.json rslib.config.* ../moved');
    await pass('cd ../moved && rslib --syntax esnext');
    has(read('../moved/dist')['../moved/dist/index.js'] ?? '', 'value?.name');
  },
  // What PostCSS and TypeScript read by themselves, the cache does not know, unless it is told.
  async 'build-cache-files'({ pass, read, write }) {
    const config = (buildCache: string) =>
      `export default { output: { target: 'web' }, performance: { buildCache: ${buildCache} } };\n`;
    const postcss = (value: string) =>
      `export default { plugins: [{ postcssPlugin: 'own', Declaration(d) { d.value = '${value}' } }] };\n`;
    const decorators = (experimentalDecorators: boolean) =>
      JSON.stringify({ compilerOptions: { experimentalDecorators } });
    write({
      'tsconfig.json': { extends: './base.json' },
      'src/a.css': '.a { color: red }',
      'src/index.ts':
        "import './a.css';\nconst own = (...all: unknown[]) => {};\nexport class A {\n  @own x = 1;\n}\n",
    });
    const before = { 'postcss.config.mjs': postcss('blue'), 'base.json': decorators(false) };
    const after = { 'postcss.config.mjs': postcss('green'), 'base.json': decorators(true) };
    for (const file of ['postcss.config.mjs', 'base.json'] as const) {
      const isNoticed = async (buildCache: string) => {
        write({ 'rslib.config.mjs': config(buildCache), ...before });
        await pass('rslib');
        const old = JSON.stringify(read());
        write({ [file]: after[file] });
        await pass('rslib');
        return JSON.stringify(read()) !== old;
      };
      assert.equal(await isNoticed('true'), false, file);
      assert.equal(await isNoticed(`{ buildDependencies: ['./${file}'] }`), true, file);
    }
  },
} satisfies Claims;
