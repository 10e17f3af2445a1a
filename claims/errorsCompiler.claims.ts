import assert from 'node:assert/strict';
import { configFile, tsconfig } from './files';
import { type Claims, OLD_TOOLS } from './harness';
import { has } from './has';

export default {
  // What tsc wrote is a source of its next run; Rslib reads what `include` has.
  async 'error-overwrite-input'({ dir, fail, pass, write }) {
    const emitting = { allowJs: true, declaration: true, rootDir: '.' };
    const compile = 'tsc --outDir dist && tsc';
    write({ 'tsconfig.json': tsconfig(emitting, { include: undefined }) });
    const message =
      "error TS5055: Cannot write file '/…/dist/src/index.js' because it would overwrite input file.";
    has((await fail(compile)).replaceAll(dir, '/…'), message);
    write({ 'tsconfig.json': tsconfig({ ...emitting, rootDir: 'src' }) });
    await pass('rm -r dist src/index.js src/index.d.ts; tsc --outDir dist && tsc --outDir dist');
  },
  async 'error-jsx-types'({ fail, pass, write }) {
    write({
      'tsconfig.json': tsconfig({ jsx: 'preserve' }),
      'src/view.tsx': 'export const view = <p />;\n',
    });
    const message =
      "error TS7026: JSX element implicitly has type 'any' because no interface 'JSX.IntrinsicElements' exists";
    has(await fail('tsc --noEmit'), message);
    await pass('tsc --noEmit --jsx react-jsx');
    const typed = 'export const view = (): JSX.Element => <p />;\n';
    write({ 'src/view.tsx': typed });
    const check = 'tsc --noEmit --jsx react-jsx --types react';
    has(await fail(check), "error TS2503: Cannot find namespace 'JSX'");
    write({ 'src/view.tsx': `import type { JSX } from 'react';\n${typed}` });
    await pass(check);
  },
  async 'error-redeclared'({ fail, pass, write }) {
    write({
      'tsconfig.json': tsconfig(),
      'src/a.ts': "const kind = 'a';\n",
      'src/b.ts': "const kind = 'b';\n",
    });
    const message = "error TS2451: Cannot redeclare block-scoped variable 'kind'";
    has(await fail('tsc --noEmit'), message);
    await pass('echo "export {};" >> src/a.ts && tsc --noEmit');
  },
  async 'error-private-name'({ fail, pass, write }) {
    const code = (made: string) =>
      `function make() {\n  interface Inner { a: 1 }\n  return { a: 1 } as Inner;\n}\n${made}`;
    write({
      'tsconfig.json': tsconfig({ declaration: true }),
      'src/index.ts': code('export const made = make();\n'),
    });
    const message = "error TS4025: Exported variable 'made' has or is using private name 'Inner'";
    has(await fail('tsc --noEmit'), message);
    write({ 'src/index.ts': code('export const made: { a: 1 } = make();\n') });
    await pass('tsc --noEmit');
  },
  async 'error-reference-not-built'({ dir, fail, pass, write }) {
    write({
      'tsconfig.json': tsconfig({ rootDir: '.' }, { references: [{ path: './part' }] }),
      'part/tsconfig.json': tsconfig({ composite: true, outDir: 'dist' }),
      'part/src/index.ts': 'export const part = 1;\n',
      'src/index.ts': "export { part } from '../part/src/index';\n",
    });
    const message =
      "error TS6305: Output file '/…/part/dist/index.d.ts' has not been built from source file '/…/part/src/index.ts'";
    has((await fail('tsc --noEmit')).replaceAll(dir, '/…'), message);
    await pass('tsc -b part && tsc --noEmit');
  },
  async 'error-window'({ build, pass, run }) {
    const code = (value: string) => ({ 'src/index.ts': `export const width = ${value};\n` });
    const isLoaded = 'node dist/index.js';
    await build({}, code('window.innerWidth'));
    has((await run(isLoaded)).text, 'ReferenceError: window is not defined');
    await build({}, code('document.title'));
    has((await run(isLoaded)).text, 'ReferenceError: document is not defined');
    await build({}, code('() => window.innerWidth'));
    await pass(isLoaded);
    await build({}, code("typeof window === 'undefined' ? 0 : window.innerWidth"));
    await pass(isLoaded);
  },
  // Node.js 20 calls the code ERR_IMPORT_ASSERTION_TYPE_MISSING.
  async 'error-json-attribute'({ build, pass, run, write }) {
    const files = {
      'src/index.ts': "import data from './data.json';\nexport const { a } = data;\n",
      'src/data.json': { a: 1 },
    };
    write({ ...files, 'tsconfig.json': tsconfig() });
    await pass('tsc --outDir dist');
    const { text } = await run('node dist/index.js');
    const codes = ['ERR_IMPORT_ATTRIBUTE_MISSING', 'ERR_IMPORT_ASSERTION_TYPE_MISSING'];
    assert.ok(
      codes.some((code) => text.includes(code)),
      text,
    );
    has(text, /needs an import attribute of (?:"type: json"|type "json")/);
    for (const bundle of [true, false]) {
      await build({ bundle });
      await pass('node dist/index.js');
    }
  },
  // tsup is built on esbuild, which refuses the file for old browsers.
  async 'error-await-target'({ build, fail, pass }) {
    await build({}, { 'src/index.ts': 'export const value = await 1;\n' });
    const bundle = `${OLD_TOOLS}/tsup dist/index.js --format esm --out-dir out`;
    const message =
      'Top-level await is not available in the configured target environment ("chrome87")';
    has(await fail(`${bundle} --target chrome87`), message);
    await pass(`${bundle} --target es2022`);
  },
  async 'error-chunk-name'({ fail, pass, write }) {
    const load = (comment: string) => ({
      'src/index.ts': `export const load = () => import(${comment}'./later');\n`,
    });
    write({ ...load('/* webpackChunkName: "later" */ '), 'src/later.ts': 'export {};\n' });
    await pass('rslib');
    const message = "It's not allowed to load an initial chunk on demand";
    for (const flag of ['--no-bundle', '--entry src/index.ts --entry src/later.ts'])
      has(await fail(`rslib ${flag}`), message);
    write(load(''));
    await pass('rslib --no-bundle');
  },
  async 'error-define-text'({ build, fail, write }) {
    const defined = (__VERSION__: string) => ({ source: { define: { __VERSION__ } } });
    const files = { 'src/index.ts': 'export const version = __VERSION__;\n' };
    const dist = await build(defined('beta'), files);
    has(dist['dist/index.js'], 'const version = beta;');
    write(configFile(defined('1.2.3')));
    const text = await fail('rslib');
    has(text, 'Chunk minification failed', 'JavaScript parse error: Expected a semicolon');
  },
} satisfies Claims;
