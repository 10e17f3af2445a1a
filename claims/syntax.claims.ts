import assert from 'node:assert/strict';
import { packageJson } from './files';
import type { Claims } from './harness';
import { has } from './has';

/** What the same source does differently once its syntax is rewritten. */
export default {
  async 'super-literals'({ build, run }) {
    const literal = (name: string) =>
      `export const ${name} = { text() { return super.toString(); } };\n`;
    const files = {
      'src/index.ts': literal('one') + literal('two'),
      'use.mjs':
        "const { one, two } = await import('./dist/index.js');\none.text() + two.text();\n",
    };
    const outcome = async (config: object, source: Record<string, string> = files) => {
      await build(config, source);
      return (await run('node use.mjs')).text;
    };
    for (const bundle of [true, false])
      has(await outcome({ syntax: 'es5', bundle }), 'ReferenceError: _$_obj1 is not defined');
    assert.equal(await outcome({ syntax: 'es2015' }), '');
    const classes = (literal('One') + literal('Two'))
      .replaceAll('export const', 'class')
      .replaceAll(' =', '')
      .replaceAll(';\n', '\n');
    const made = `${classes}export const one = new One();\nexport const two = new Two();\n`;
    assert.equal(await outcome({ syntax: 'es5' }, { 'src/index.ts': made }), '');
    const apart = {
      'src/index.ts': `export { one } from './one';\n${literal('two')}`,
      'src/one.ts': literal('one'),
    };
    assert.equal(await outcome({ syntax: 'es5' }, apart), '');
  },
  async 'async-parameters'({ build, pass }) {
    const files = {
      'src/index.ts':
        'export const read = async ({ id }) => id;\nexport async function load({ id }) { return id; }\n',
      'use.mjs': `const all = await import('./dist/index.js');
const told = (call) => { try { call().catch(() => {}); return 'rejects'; } catch { return 'throws'; } };
console.log(told(all.read), told(all.load));\n`,
    };
    const outcome = async (syntax: string) => {
      await build({ syntax }, files);
      return pass('node use.mjs');
    };
    for (const syntax of ['es2016', 'es5']) assert.equal(await outcome(syntax), 'throws rejects\n');
    assert.equal(await outcome('es2017'), 'rejects rejects\n');
  },
  // Both formats share the state that CommonJS entries would have twice.
  async 'own-name'({ build, fail, pass, write }) {
    const offered = { import: './dist/index.js', require: './dist/index.cjs' };
    const state = { import: './dist/state.js', require: './dist/state.cjs' };
    const files = {
      'package.json': packageJson({
        name: 'your-library',
        exports: { '.': offered, './state': state },
      }),
      'src/index.ts':
        "import { next } from 'your-library/state';\nexport const up = () => next();\n",
      'src/state.ts': 'let count = 0;\nexport const next = () => ++count;\n',
    };
    write(files);
    has(await fail('rslib'), "Module not found: Can't resolve 'your-library/state'");
    has((await build({ bundle: false }))['dist/index.js'], 'from "your-library/state"');
    const source = { entry: { index: './src/index.ts', state: './src/state.ts' } };
    const lib = ['esm', 'cjs'].map((format) => ({ format }));
    await build({ lib, source, output: { externals: ['your-library/state'] } });
    const use = 'up(); console.log(next())';
    const required =
      "const { up } = require('your-library'); const { next } = require('your-library/state');";
    const imported =
      "import { up } from 'your-library'; import { next } from 'your-library/state';";
    assert.equal(await pass(`node -e "${required} ${use}"`), '2\n');
    assert.equal(await pass(`node --input-type=module -e "${imported} ${use}"`), '2\n');
  },
  // As `require()` of such a package does; without `try` the build fails.
  async 'import-optional'({ build, pass, write }) {
    const found = async (pkg: object) => {
      const files = {
        'package.json': packageJson(pkg),
        'src/index.ts':
          "export const load = async () => {\n  try {\n    return (await import('extra')).default;\n  } catch {\n    return 'missing';\n  }\n};\n",
      };
      await build({}, files);
      write({
        'dist/node_modules/extra/package.json': { name: 'extra', main: 'index.js' },
        'dist/node_modules/extra/index.js': "module.exports = 'found';\n",
      });
      return pass('node -e "import(\'./dist/index.js\').then((m) => m.load()).then(console.log)"');
    };
    assert.equal(await found({}), 'missing\n');
    assert.equal(await found({ optionalDependencies: { extra: '*' } }), 'found\n');
    const bare = { 'src/index.ts': "export const load = () => import('extra');\n" };
    await assert.rejects(build({}, { ...bare, 'package.json': packageJson() }));
  },
} satisfies Claims;
