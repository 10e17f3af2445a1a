import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { configFile, tsconfig } from './files';
import type { Claims, Project } from './harness';
import { has } from './has';

/** What the command prints for a configuration that it refuses. */
const refused = ({ fail, write }: Project) => {
  return (config: object) => {
    write(configFile(config));
    return fail('rslib');
  };
};

export default {
  async 'error-config-values'(project) {
    const said = refused(project);
    const messages = {
      'TypeError: config.lib is not iterable': { lib: { format: 'esm' } },
      'The config must be an object or a function that returns an object, get [object Object]': [
        {},
      ],
      'TypeError: options.devtool.includes is not a function': {
        output: { sourceMap: { js: true } },
      },
      'Unsupported format: amd': { format: 'amd' },
      'Unsupported ES version: es2030': { syntax: 'es2030' },
      '"wasm" only supports the "esm" format': { format: 'cjs', wasm: true },
      'The source.entry configuration should be an object': { source: { entry: './src/index.ts' } },
    };
    for (const [message, config] of Object.entries(messages)) {
      has(await said(config), message);
    }
    const missing = await said({ source: { entry: { index: './src/main.ts' } } });
    has(missing, `Can't resolve the entry "./src/main.ts"`);
  },
  async 'error-command-line'(project) {
    const { fail, run, write } = project;
    has(await fail('rslib dev'), 'CACError: Unused args: `dev`');
    const absent = (await fail('rslib -c absent.ts')).replace(project.dir, '/…');
    has(absent, 'Cannot find config file: /…/absent.ts');
    has(await fail('PATH=/usr/bin:/bin bash -c rslib'), 'rslib: command not found');
    const relative = await refused(project)({ dts: { typescriptPath: './typescript.js' } });
    has(relative, 'The "dts.typescriptPath" option must be an absolute path');
    write({ 'rslib.config.ts': 'export default {};\n' });
    const native = await run('rm rslib.config.mjs && rslib --config-loader native');
    if (Reflect.get(process.features, 'typescript')) return assert.equal(native.exit, 0);
    const message = 'Unknown file extension ".ts" for /…/rslib.config.ts';
    assert.ok(native.text.replace(project.dir, '/…').includes(message), native.text);
  },
  // The message of the third one is that of JavaScript for a namespace without a prototype.
  async 'error-config-file'({ fail, pass, read, write }) {
    const messages = {
      'Expect Rsbuild plugin instance to be an object, but got function':
        "import { pluginReact } from '@rsbuild/plugin-react';\nexport default { plugins: [pluginReact] };\n",
      "Cannot find module 'rsbuild-plugin-absent'":
        "import { pluginAbsent } from 'rsbuild-plugin-absent';\nexport default { plugins: [pluginAbsent()] };\n",
      'TypeError: Cannot convert object to primitive value': 'export const config = {};\n',
      'The config function must return a config object.': 'export default () => {};\n',
      "TypeError: Cannot create property 'output' on boolean 'false'":
        "const isCI = false;\nexport default { lib: [{}, isCI && { format: 'cjs' }] };\n",
      "TypeError: Cannot read properties of undefined (reading 'output')":
        'export default { lib: [{}, undefined] };\n',
    };
    for (const [message, config] of Object.entries(messages)) {
      write({ 'rslib.config.mjs': config });
      const text = await fail('rslib');
      has(text, message);
    }
    const whole =
      "const isCI = true;\nexport default { output: { sourceMap: { js: 'source-map' } }, lib: [{}, ...(isCI ? [{ format: 'cjs' }] : [])] };\n";
    write({ 'rslib.config.mjs': whole });
    await pass('rslib');
    const written = ['dist/index.cjs', 'dist/index.cjs.map', 'dist/index.js', 'dist/index.js.map'];
    assert.deepEqual(Object.keys(read()), written);
    write({ 'tsconfig.json': { extends: './tsconfig.base.json' } });
    const text = await fail('rslib');
    has(text, "File './tsconfig.base.json' not found.");
  },
  async 'error-postcss'({ fail, write }) {
    write({
      ...configFile({ output: { target: 'web' } }),
      'src/index.ts': "import './a.css';\n",
      'src/a.css': "@import './b.css';\n",
    });
    has(await fail('rslib'), 'RspackResolver(NotFound("./b.css"))');
    const said = (file: string, text: string) => {
      write({ [file]: text });
      return fail('rslib');
    };
    const named = await said(
      'postcss.config.mjs',
      'export default { plugins: ["postcss-absent"] }',
    );
    has(named, 'TypeError: Invalid PostCSS Plugin found at: plugins[0]');
    const key = await said(
      'postcss.config.mjs',
      'export default { plugins: { "postcss-absent": {} } }',
    );
    has(key, "Loading PostCSS Plugin failed: Cannot find module 'postcss-absent'");
    const old = await said('postcss.config.js', 'module.exports = {}');
    has(old, 'ReferenceError: module is not defined in ES module scope');
  },
  async 'error-copy-glob'(project) {
    const text = await refused(project)({ output: { copy: [{ from: 'assets' }] } });
    const shortened = text.replace(project.dir, '/…');
    assert.ok(shortened.includes("unable to locate '/…/assets' glob"), text);
    project.write({ 'assets/a.txt': 'text' });
    await project.pass('rslib');
    assert.equal(project.read()['dist/a.txt'], 'text');
  },
  // It is only a warning.
  async 'error-id-characters'({ pass, write }) {
    write(configFile({ lib: [{ id: 'node/esm' }] }));
    has(await pass('rslib'), 'Environment name "node/esm" contains invalid characters');
  },
  async 'error-no-loader'({ fail, write }) {
    write({
      'src/index.ts': "import './note.md';\n",
      'src/note.md': '# A title\n',
      'src/a.scss': '$a: red; .a { color: $a }\n',
    });
    has(await fail('rslib'), /You may need an appropriate loader to handle this file type/);
    write({ 'src/index.ts': "import './a.scss';\n" });
    has(await fail('rslib'), /To enable support for Sass, use "@rsbuild\/plugin-sass"/);
  },
  // Outside of this site's folder, and without the script that tells Node.js of its packages.
  async 'error-no-typescript'({ dir, fail, pass }) {
    const folder = (await pass('mktemp -d')).trim();
    const make = `cd ${folder} && mkdir src && touch src/index.ts && echo {} > tsconfig.json`;
    const bin = join(dir, '../../../node_modules/@rslib/core/bin/rslib.js');
    const text = await fail(`${make} && NODE_PATH= node ${JSON.stringify(bin)} --dts`);
    has(text, 'Failed to resolve TypeScript from the project root');
    await pass(`rm -r ${folder}`);
  },
  // Where the package for this system is not installed; the variable has Rspack look for it elsewhere.
  async 'error-native-binding'({ fail }) {
    const message =
      'Error: Cannot find native binding. npm has a bug related to optional dependencies';
    has(await fail('rslib', { NAPI_RS_NATIVE_LIBRARY_PATH: '/absent.node' }), message);
  },
  async 'error-tsgo-old'(project) {
    project.write({ 'tsconfig.json': tsconfig(), 'node_modules/own/index.js': '' });
    symlinkSync(
      '../../../../../ts6/node_modules/typescript',
      join(project.dir, 'node_modules/typescript'),
    );
    const text = await refused(project)({ dts: { tsgo: true } });
    has(text, '`dts.tsgo` requires `typescript` >= 7.0.0.');
  },
  async 'error-dts-bundle-entry'(project) {
    const { pass, write } = project;
    const said = refused(project);
    const dts = { bundle: true };
    write({ 'tsconfig.json': tsconfig(), 'src/a.ts': 'export const a = 1;\n' });
    const entry = { index: ['./src/index.ts', './src/a.ts'] };
    has(
      await said({ dts, source: { entry } }),
      /@microsoft\/api-extractor only support entry of Record<string, string> type/,
    );
    write({ 'src/main.js': 'export const main = 1;\n' });
    const script = { dts, source: { entry: { index: './src/main.js' } } };
    const text = (await said(script)).replace(project.dir, '/…');
    has(text, 'Declaration entry file /…/.rstack/declarations/esm/main.d.ts not found');
    write({ 'other/main.ts': 'export const main = 1;\n' });
    const outside = { dts, source: { entry: { index: './other/main.ts' } } };
    has(await said(outside), /Declaration entry file .+main\.d\.ts not found/);
    write(configFile(script));
    write({ 'tsconfig.json': tsconfig({ allowJs: true }) });
    await pass('rslib');
  },
  // Another format without an entry says `Could not find any entry module`.
  async 'error-mf-entry'({ fail, pass, write }) {
    const config = (source: string) => ({
      'rslib.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
const options = { name: 'a', exposes: { '.': './lib/main.ts' }, dts: false };
export default {
  format: 'mf',
  dts: { bundle: true },
  output: { target: 'web' },
  ${source}
  plugins: [pluginModuleFederation(options, {})],
};\n`,
    });
    write({
      'tsconfig.json': tsconfig({ rootDir: 'lib' }, { include: ['lib'] }),
      'lib/main.ts': 'export const main = 1;\n',
    });
    const named = "source: { entry: { index: './lib/main.ts' } },";
    write(config(named));
    await pass('rm -r src && rslib');
    write(config(''));
    has(await fail('rslib'), 'Can not find a valid entry for dts.bundle option');
  },
} satisfies Claims;
