import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { configFile, tsconfig } from './files';
import { type Claims, OLD_TOOLS, packageAt } from './harness';
import { has } from './has';

const BUILDS_TYPES = 'export default { lib: [{ dts: true }] };\n';

/** Messages that library authors search by their code, each with the cure that its row of the error index names. */
export default {
  async 'error-type-name'({ fail, pass, write }) {
    const build = (inner: string, type = '') =>
      write({
        'tsconfig.json': tsconfig(),
        'rslib.config.mjs': BUILDS_TYPES,
        'src/inner.ts': `${inner}const key = Symbol();\nexport const make = () => ({ [key]: 1 });\n`,
        'src/index.ts': `import { make } from './inner';\nexport const f = ()${type} => make();\nexport function g()${type} {\n  return make();\n}\n`,
      });
    build('');
    const message =
      "error TS4058: Return type of exported function has or is using name 'key' from external module";
    has(stripVTControlCharacters(await fail('rslib')), message);
    build('', ': object');
    await pass('rslib');
  },
  // Ten thousand strings of 148 characters.
  async 'error-long-type'({ fail, pass, write }) {
    const words = Array.from({ length: 10 }, (_, n) => `'${'word'.repeat(9)}${n}'`).join(' | ');
    const build = (type: string) =>
      write({
        'tsconfig.json': tsconfig(),
        'rslib.config.mjs': BUILDS_TYPES,
        'src/index.ts': `const word = '${'word'.repeat(9)}0' as ${words};\nexport const phrase${type} = \`\${word}\${word}\${word}\${word}\` as const;\n`,
      });
    build('');
    const message =
      'error TS7056: The inferred type of this node exceeds the maximum length the compiler will serialize';
    has(stripVTControlCharacters(await fail('rslib')), message);
    build(': string');
    await pass('rslib');
  },
  // TypeScript 6 and 7 switch it on by themselves, and 5 with `moduleResolution: "bundler"`.
  async 'error-default-import'({ dir, fail, pass, write }) {
    const old = join(dir, OLD_TOOLS, '../typescript/lib/typescript.js');
    const build = (options: object) =>
      write({
        'tsconfig.json': tsconfig({ moduleResolution: 'node', ...options }),
        'rslib.config.mjs': `export default { lib: [{ dts: { typescriptPath: '${old}' } }] };\n`,
        'src/index.ts': "import one from 'one';\nexport const value: number = one();\n",
        ...packageAt('node_modules/one', 'one', {
          'index.d.ts': 'declare function one(): number;\nexport = one;\n',
          'index.js': 'module.exports = () => 1;\n',
        }),
        'node_modules/one/package.json': { name: 'one', version: '1.0.0', types: 'index.d.ts' },
      });
    build({});
    const text = stripVTControlCharacters(await fail('rslib'));
    const message = `TS1259: Module '"one"' can only be default-imported using the 'allowSyntheticDefaultImports' flag`;
    assert.ok(text.replace(/'"\/.*\/one\/index"'/, `'"one"'`).includes(message), text);
    for (const options of [{ esModuleInterop: true }, { moduleResolution: 'bundler' }]) {
      build(options);
      await pass('rslib');
    }
  },
  async 'error-set-immediate'({ build, run, write }) {
    const files = {
      'src/index.ts':
        'declare const setImmediate: (run: (n: number) => void, n: number) => void;\nexport const later = (run: (n: number) => void) => setImmediate(run, 2);\n',
    };
    write({
      'page.mjs':
        "delete globalThis.setImmediate;\nconst { later } = await import('./dist/index.js');\nlater(console.log);\n",
    });
    const base = { output: { target: 'web' } };
    await build(base, files);
    has((await run('node page.mjs')).text, /ReferenceError: setImmediate is not defined/);
    const define = { setImmediate: '((run, ...args) => setTimeout(run, 0, ...args))' };
    await build({ ...base, source: { define } });
    assert.equal((await run('node page.mjs')).text, '2\n');
  },
  async 'leave-require'({ fail, pass, write }) {
    const esm = { types: './dist/index.d.ts', default: './dist/index.js' };
    const use = `rslib && node -p "require('claim').value"`;
    write({ 'package.json': { name: 'claim', type: 'module', exports: { import: esm } } });
    has(await fail(use), 'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: No "exports" main defined in');
    write({ 'package.json': { name: 'claim', type: 'module', exports: esm } });
    has(await pass(use), /^1$/m);
    const other = `node -p "require('claim/other').value"`;
    has(await fail(other), /ERR_PACKAGE_PATH_NOT_EXPORTED/);
  },
  // What a cached module has read is noticed when it changes, but not what was not there to be read.
  async 'env-new-variable'({ dir, pass, read, write }) {
    const values = async (env: string) => {
      write({
        '.env': env,
        'src/index.ts':
          'export const values = [import.meta.env.PUBLIC_OLD, import.meta.env.PUBLIC_NEW];\n',
      });
      await pass('rslib');
      return (read()['dist/index.js'] ?? '').replace(/\s/g, '');
    };
    has(await values('PUBLIC_OLD=1\n'), /\["1",import\.meta\.env\.PUBLIC_NEW\]/);
    const both = 'PUBLIC_OLD=1\nPUBLIC_NEW=2\n';
    has(await values(both), /\["1",import\.meta\.env\.PUBLIC_NEW\]/);
    rmSync(join(dir, 'node_modules/.cache/rspack'), { recursive: true });
    has(await values(both), /\["1","2"\]/);
    has(await values('PUBLIC_OLD=1\nPUBLIC_NEW=3\n'), /\["1","3"\]/);
  },
  // Each file sets a variable of its own and one of all: those that were read are seen, and then the last of them.
  async 'env-mode-files'({ pass, read, write }) {
    const modes = ['production', 'staging', 'test'];
    const names = ['', '.local', ...modes.flatMap((mode) => [`.${mode}`, `.${mode}.local`])];
    const lines = (at: number) => `PUBLIC_V${at}=${at}\nPUBLIC_LAST=${at}\n`;
    write(Object.fromEntries(names.map((name, at) => [`.env${name}`, lines(at)])));
    const all = [...names.map((_, at) => `process.env.PUBLIC_V${at}`), 'process.env.PUBLIC_LAST'];
    write({
      'src/index.ts': `export const all = [${all.join()}];\nexport const mode = import.meta.env.MODE;\n`,
      ...configFile({ format: 'umd', umdName: 'Claim', performance: { buildCache: false } }),
    });
    const values = async (flags: string, env?: Record<string, string>) => {
      await pass(`rslib ${flags}`, env);
      return read()
        ['dist/index.js']?.match(/(?<=")\d(?=")/g)
        ?.join('');
    };
    assert.equal(await values(''), '01233');
    assert.equal(await values('--env-mode staging'), '01455');
    has(read()['dist/index.js'], /mode = "production"/);
    assert.equal(await values('', { NODE_ENV: 'test' }), '01677');
  },
  async 'default-export-name'({ build, pass }) {
    const files = {
      'src/card.ts': 'export default () => 1;\n',
      'src/box/index.ts': 'export default class {}\n',
      'src/index.ts':
        "export { default as card } from './card';\nexport { default as box } from './box';\nexport default () => 2;\n",
    };
    await build({}, files);
    const names = '[m.card, m.box, m.default].map(({ name }) => name).join()';
    const show = `node -e "import('./dist/index.js').then((m) => console.log(${names}))"`;
    assert.equal(await pass(show), 'card,box,src\n');
    await build({ bundle: false });
    assert.equal(await pass(show), 'card,box,src\n');
    await build({ format: 'cjs' }, { 'src/index.ts': 'export default () => 2;\n' });
    const own = 'node -p "require(\'./dist/index.cjs\').default.name"';
    assert.equal(await pass(own), '__rspack_default_export\n');
  },
  async 'no-env'({ pass, read, write }) {
    write({
      '.env': 'PUBLIC_FILE=file\n',
      'src/index.ts': 'export const all = [process.env.PUBLIC_FILE, process.env.PUBLIC_SHELL];\n',
    });
    await pass('rslib --no-env', { PUBLIC_SHELL: 'shell' });
    has(read()['dist/index.js'], /env\.PUBLIC_FILE,\s*process\.env\.PUBLIC_SHELL/);
  },
  async 'new-url-bundleless'({ build, fail, pass }) {
    const files = {
      'src/index.ts': "export const logo = new URL('./logo.png', import.meta.url);\n",
      'src/logo.png': 'image',
    };
    await build({ bundle: false }, files);
    has(await fail('node dist/index.js'), /ERR_UNKNOWN_FILE_EXTENSION/);
    const entry = { index: './src/**/*.ts' };
    const dist = await build({ bundle: false, source: { entry } });
    assert.deepEqual(Object.keys(dist), ['dist/index.js', 'dist/static/image/logo.png']);
    await pass('node dist/index.js');
  },
} satisfies Claims;
