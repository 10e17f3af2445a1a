import assert from 'node:assert/strict';
import { installIn } from './application';
import { browse } from './browse';
import { configFile, packageJson, tsconfig } from './files';
import { type Claims, type Files, OLD_TOOLS, type Project } from './harness';
import { has, lacks } from './has';

const VITE = `cd user && ../${OLD_TOOLS}/vite build`;
const PAGE = '<!doctype html><script type="module" src="/main.js"></script>\n';

const LIST = `export const List = ({ items }: { items: string[] }) => <ul>{items.map((one) => <li key={one}>{one}</li>)}</ul>;\n`;

/** An application in `user/` with the package `your-library`, which offers `exports`. */
const application = ({ write }: Project, exports: object | string, library: Files = {}) =>
  write({
    'user/package.json': { private: true, type: 'module' },
    'user/index.html': PAGE,
    'user/main.js': "import { value } from 'your-library';\nconsole.log(value);\n",
    'user/node_modules/your-library/package.json': packageJson({ name: 'your-library', exports }),
    ...Object.fromEntries(
      Object.entries(library).map(([path, text]) => [
        `user/node_modules/your-library/${path}`,
        text,
      ]),
    ),
  });

export default {
  // Vite 8; the second message has the list of its conditions.
  async 'error-vite-exports'(project) {
    application(project, './dist/index.js');
    has(await project.fail(VITE), 'Rolldown failed to resolve import "your-library"');
    const library = { 'index.cjs': 'exports.value = 1;\n' };
    application(project, { require: './index.cjs' }, library);
    const message =
      '"." is not exported under the conditions ["module", "browser", "production", "import"]';
    has(await project.fail(VITE), message);
    application(project, { default: './index.cjs' }, library);
    await project.pass(VITE);
    application(project, './index.js', { 'index.js': "export { value } from 'peer';\n" });
    has(await project.fail(VITE), 'Rolldown failed to resolve import "peer"');
  },
  // Not an error: the application breaks when it calls the function.
  async 'error-vite-builtin'(project) {
    application(project, './index.js', {
      'index.js': "import { sep } from 'node:path';\nexport const value = sep;\n",
    });
    const message = 'Module "node:path" has been externalized for browser compatibility';
    has(await project.pass(VITE), message);
  },
  async 'error-bare-specifier'({ build, dir, write }) {
    const files = {
      'package.json': packageJson({ dependencies: { lodash: '4' } }),
      'src/index.ts': "import { noop } from 'lodash';\nglobalThis.tell(String(noop));\n",
    };
    const page =
      '<!doctype html><script>window.onerror = tell</script><script type="module" src="index.js"></script>\n';
    await build({ output: { target: 'web' } }, files);
    write({ 'dist/index.html': page });
    has(await browse(`${dir}/dist`), /TypeError: Failed to resolve module specifier "lodash"/);
    await build({ output: { target: 'web', autoExternal: false } });
    write({ 'dist/index.html': page });
    has(await browse(`${dir}/dist`), /function/);
  },
  // A framework with server components loads React under this condition, which has no hooks.
  async 'error-server-component'({ build, fail, run }) {
    const text =
      "import { useState } from 'react';\nconst [value] = useState(0);\nconsole.log(value);\n";
    await build({ format: 'cjs', output: { externals: ['react'] } }, { 'src/index.ts': text });
    const message = 'useState) is not a function or its return value is not iterable';
    has(await fail('node --conditions react-server dist/index.cjs'), message);
    has((await run('node dist/index.cjs')).text, 'Invalid hook call');
    const context = "import { createContext } from 'react';\nconsole.log(createContext(1));\n";
    await build({ format: 'cjs', output: { externals: ['react'] } }, { 'src/index.ts': context });
    const lacking = 'createContext) is not a function';
    has(await fail('node --conditions react-server dist/index.cjs'), lacking);
  },
  // The package as it is published, in short.
  async 'error-server-only'({ build, fail, pass, write }) {
    const message = 'This module cannot be imported from a Client Component module';
    const exports = { 'react-server': './empty.js', default: './index.js' };
    write({
      'node_modules/server-only/package.json': { name: 'server-only', exports: { '.': exports } },
      'node_modules/server-only/index.js': `throw new Error('${message}');\n`,
      'node_modules/server-only/empty.js': '',
    });
    await build({}, { 'src/index.ts': "import 'server-only';\nexport const secret = 1;\n" });
    const server = 'node --conditions react-server dist/index';
    has(await fail(`${server}.js`), "SyntaxError: Export 'secret' is not defined in module");
    await build({ format: 'cjs' });
    has(await fail(`${server}.cjs`), message);
    await build({}, { 'package.json': packageJson({ dependencies: { 'server-only': '*' } }) });
    await pass(`${server}.js`);
  },
  async 'error-compiler-runtime'({ build, fail, load, pass }) {
    const { pluginReact } = await load('@rsbuild/plugin-react');
    await pass('mkdir node_modules && ln -s ../../../../node_modules/react-18 node_modules/react');
    await build(
      {
        bundle: false,
        output: { target: 'web' },
        plugins: [pluginReact?.({ reactCompiler: true })],
      },
      { 'src/index.ts': 'export {};\n', 'src/List.tsx': LIST },
    );
    const message = `Package subpath './compiler-runtime' is not defined by "exports" in`;
    has(await fail('node dist/List.js'), message);
  },
  async 'error-no-element'({ build, fail }) {
    await build({}, { 'src/index.ts': 'export class Box extends HTMLElement {}\n' });
    has(await fail('node dist/index.js'), 'ReferenceError: HTMLElement is not defined');
  },
  // Rspack says so of functions that it still holds when the process ends; the error itself stands above.
  async 'error-object-ref'({ fail, write }) {
    write({
      ...configFile({ bundle: false, dts: true }),
      'tsconfig.json': tsconfig(),
      'src/index.ts': "export const value: number = 'text';\n",
    });
    const message = 'ObjectRef is not unref, it considered as a memory leak';
    has(await fail('rslib'), /TS2322/, message);
  },
  // ES modules have exports that nobody can replace; CommonJS output has plain properties.
  async 'error-redefine-property'({ build, fail, pass, write }) {
    const use = "mock.method(library, 'value', () => 2);\nconsole.log(library.value());\n";
    write({ 'src/index.ts': 'export const value = () => 1;\n' });
    await build({ lib: [{ format: 'esm' }, { format: 'cjs' }] });
    write({
      'use.mjs': `import { mock } from 'node:test';\nimport * as library from './dist/index.js';\n${use}`,
      'use.cjs': `const { mock } = require('node:test');\nconst library = require('./dist/index.cjs');\n${use}`,
    });
    has(await fail('node use.mjs'), /TypeError: Cannot redefine property: value/);
    assert.equal(await pass('node use.cjs'), '2\n');
  },
  // Rslib leaves out the comment that would tell the application's bundler not to look.
  async 'error-critical-dependency'(project) {
    const { dir, pass, write } = project;
    const warning = 'Critical dependency: the request of a dependency is an expression';
    const builtWith = async (library: string, main: string) => {
      write({
        'package.json': packageJson({ name: 'loads', exports: './dist/index.js' }),
        'src/index.ts': `export const load = ${library};\n`,
        'src/page.ts': 'export const title = 1;\n',
        'rslib.config.mjs': "export default { output: { target: 'web' } };\n",
      });
      await installIn(project, 'loads', `import { load } from 'loads';\n${main}\n`);
      write({ 'user/page.js': "export const title = 'page';\n" });
      const text = await pass('cd user && rsbuild build');
      return [text, await browse(`${dir}/user/out-rsbuild`)] as const;
    };
    const tells = '.then(({ title }) => tell(title), (error) => tell(String(error)));';
    const name = '(name: string) => import(/* webpackIgnore: true */ name)';
    const [warned, failed] = await builtWith(name, `load('./page.js')${tells}`);
    has(warned, warning);
    has(failed, "Error: Cannot find module './page.js'");
    const kept = "(name: string) => import(/* webpackIgnore: true, keep: '@preserve' */ name)";
    const [quiet, asked] = await builtWith(kept, `load('/absent.js')${tells}`);
    lacks(quiet, warning);
    has(asked, 'TypeError: Failed to fetch dynamically imported module');
    const given = '<Page>(imported: () => Promise<Page>) => imported()';
    const [text, page] = await builtWith(given, `load(() => import('./page.js'))${tells}`);
    lacks(text, warning);
    assert.equal(page, 'page');
  },
} satisfies Claims;
