import assert from 'node:assert/strict';
import { configFile, installInUser, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** What authors of plugins, design systems, commands and SDKs meet; each was found by building such a library. */
export default {
  async 'dts-written'({ build, run }) {
    await run('rm src/index.ts');
    const dist = await build(
      { output: { copy: [{ from: '**/*.d.ts', context: './src' }] } },
      {
        'src/index.js': 'export const a = 1;\n',
        'src/index.d.ts': "export { a } from './deep/a.js';\n",
        'src/deep/a.d.ts': 'export declare const a: 1;\n',
      },
    );
    assert.deepEqual(Object.keys(dist), ['dist/deep/a.d.ts', 'dist/index.d.ts', 'dist/index.js']);
  },
  async 'mangle-props'({ build, pass }) {
    const files = {
      'src/own.ts': 'export class Own { one_ = 1; }\n',
      'src/index.ts': "import { Own } from './own';\nconsole.log(new Own().one_);\n",
    };
    const minimizerOptions = { mangle: { props: { regex: '_$' } } };
    for (const bundle of [true, false]) {
      const dist = await build(
        { bundle, output: { minify: { jsOptions: { minimizerOptions } } } },
        files,
      );
      lacks(dist[bundle ? 'dist/index.js' : 'dist/own.js'], 'one_');
      assert.equal(await pass('node dist/index.js'), bundle ? '1\n' : 'undefined\n');
    }
  },
  async 'jsx-import-source'({ build, load }) {
    const { pluginReact } = await load('@rsbuild/plugin-react');
    const box = 'export const Box = () => <b css={{ margin: 0 }} />;\n';
    const imported = async (source: string, options?: object) => {
      const plugins = [pluginReact?.(options)];
      const dist = await build(
        { bundle: false, output: { target: 'web' }, plugins },
        {
          'tsconfig.json': tsconfig({ jsx: 'react-jsx', jsxImportSource: '@emotion/react' }),
          'src/index.ts': "export * from './Box';\n",
          'src/Box.tsx': source,
        },
      );
      return dist['dist/Box.js']?.match(/from "(.*)"/)?.[1];
    };
    assert.equal(await imported(box), 'react/jsx-runtime');
    const importSource = '@emotion/react';
    const swcReactOptions = { importSource };
    assert.equal(await imported(box, { swcReactOptions }), '@emotion/react/jsx-runtime');
    const pragma = '/** @jsxImportSource @emotion/react */\n';
    assert.equal(await imported(pragma + box), '@emotion/react/jsx-runtime');
  },
  // `tools.ts` is imported for a value that no type of the entry names, so the declarations do not lead to it.
  async 'dts-augmentation'({ build, run, write }) {
    const adds = (name: string) => `declare module 'host' { interface Host { ${name}(): void } }\n`;
    const files = {
      'package.json': packageJson({ peerDependencies: { host: '*' } }),
      'tsconfig.json': tsconfig(),
      'node_modules/host/package.json': packageJson({ name: 'host', types: './index.d.ts' }),
      'node_modules/host/index.d.ts': 'export interface Host { name: string }\n',
      'src/index.ts': `import type { Host } from 'host';\nimport { start } from './tools';\nimport './effect';\n${adds('inEntry')}export const plugin = (host: Host): void => start(host.name);\n`,
      'src/effect.ts': `${adds('inEffect')}export {};\n`,
      'src/tools.ts': `${adds('inTools')}export const start = (name: string): void => void name;\n`,
    };
    const emitted = await build({ dts: true }, files);
    has(emitted['dist/index.d.ts'], "declare module 'host'", "import './effect.js'");
    has(emitted['dist/tools.d.ts'], "declare module 'host'");
    lacks(emitted['dist/index.d.ts'], 'tools');
    write({
      'tsconfig.json': tsconfig({}, { include: ['user.ts'] }),
      'user.ts':
        "import type { Host } from 'host';\nimport './dist/index.js';\nexport const use = (host: Host) => { host.inEntry(); host.inEffect(); host.inTools(); };\n",
    });
    const { text } = await run('tsc --noEmit --rootDir .');
    assert.deepEqual(text.match(/Property '\w+'/g), ["Property 'inTools'"]);
    const bundled = await build({ dts: { bundle: true } }, files);
    lacks(bundled['dist/index.d.ts'], 'declare module', 'inEntry');
  },
  async 'deprecated-exports'({ build }) {
    const note = '/** @deprecated Use `save`. */';
    const files = {
      'tsconfig.json': tsconfig(),
      'src/save.ts': 'export const save = (): number => 1;\n',
      'src/index.ts': `import { save } from './save';\nexport { save };\nexport { ${note} save as store } from './save';\n${note}\nexport const keep = save;\n`,
    };
    const notes = async (dts: object | true) =>
      (await build({ dts }, files))['dist/index.d.ts']?.match(/@deprecated/g)?.length;
    assert.equal(await notes(true), 2);
    assert.equal(await notes({ bundle: true }), 1);
  },
  async 'npm-templates'({ pass, write }) {
    write({
      'package.json': packageJson({ files: ['templates'] }),
      'templates/app/.gitignore': 'dist\n',
      'templates/app/.npmrc': 'fund=false\n',
      'templates/app/.editorconfig': 'root = true\n',
      'templates/app/dist/page.html': '<p>',
      'templates/app/package.json': {},
    });
    const listed = (await pass('npm pack --dry-run --json')).matchAll(
      /"path": "templates\/app\/(.*)"/g,
    );
    const paths = [...listed].map(([, path]) => path);
    assert.deepEqual(paths.sort(), ['.editorconfig', 'package.json']);
  },
  // pnpm writes these fields into the package.json that it packs; publint expects that of npm, too.
  async 'publish-config-exports'({ build, fail, pass, write }) {
    write({
      'package.json': packageJson({
        files: ['dist'],
        exports: './src/index.ts',
        publishConfig: { exports: './dist/index.js' },
        engines: { node: '>=20' },
      }),
      'user/package.json': { private: true },
    });
    await build();
    await pass('publint --strict --pack npm');
    await pass(installInUser('claim'));
    has(
      await fail(`cd user && node --input-type=module -e "import 'claim'"`),
      /Cannot find module .*src\/index\.ts/,
    );
  },
  async 'attw-wildcards'({ pass, write }) {
    write({
      'package.json': packageJson({
        files: ['dist'],
        exports: { './v1/*': { types: './types/*.d.ts', default: './dist/v1/*.js' } },
      }),
      'tsconfig.json': tsconfig(),
      ...configFile({ bundle: false, dts: true, source: { entry: { index: './src/**' } } }),
      'src/v1/pets.ts': 'export const pets = 1;\n',
    });
    await pass('rslib');
    has(await pass('attw --pack . --profile esm-only'), '(wildcard)');
  },
  // The types of the ES module, for a file that assigns `module.exports`.
  async 'export-default-types'({ build, pass, run, write }) {
    const both = (format: string, extension: string) => ({
      types: `./dist/${format}/index.d.${extension.replace('js', 'ts')}`,
      default: `./dist/${format}/index.${extension}`,
    });
    const library = { type: 'commonjs2', export: 'default' };
    await build(
      {
        lib: [
          { format: 'esm', dts: true, output: { distPath: 'dist/esm' } },
          {
            format: 'cjs',
            output: { distPath: 'dist/cjs', copy: [{ from: './types' }] },
            tools: { rspack: { output: { library } } },
          },
        ],
      },
      {
        'package.json': packageJson({
          files: ['dist'],
          exports: { import: both('esm', 'js'), require: both('cjs', 'cjs') },
        }),
        'tsconfig.json': tsconfig(),
        'src/index.ts': 'export default (name: string): number => name.length;\n',
        'types/index.d.cts':
          "import type { default as value } from '../esm/index.js' with { 'resolution-mode': 'import' };\ndeclare const plugin: typeof value;\nexport = plugin;\n",
      },
    );
    await pass('attw --pack . --profile node16');
    write({
      'user.cts': "import plugin = require('claim');\nconst wrong: string = plugin('a');\n",
      'user.mts': "import plugin from 'claim';\nconst wrong: string = plugin('a');\n",
    });
    const { text } = await run(
      'tsc --ignoreConfig --noEmit --module node16 --types "" user.cts user.mts',
    );
    assert.deepEqual(text.match(/TS\d+/g), ['TS2322', 'TS2322'], text);
  },
  async 'helper-faults'({ build, pass }) {
    const files = {
      'package.json': packageJson({ dependencies: { '@swc/helpers': '*' } }),
      'src/index.ts': `const keep = (): undefined => undefined;
export class Counter { @(keep as any) accessor #count = 1; get count() { return this.#count; } }
export class Open { @(keep as any) accessor count = 1; }
export function both(): void {
  using file = { [Symbol.dispose]() { throw new Error('second'); } };
  throw new Error(\`first \${file}\`);
}\n`,
      'use.mjs': `import { both, Counter, Open } from './dist/index.js';
const told = (run) => { try { return run(); } catch (error) { return String(error); } };
console.log(new Open().count, '|', told(both), '|', told(() => new Counter().count));\n`,
    };
    await build({}, files);
    const faults = [
      'ReferenceError: _SuppressedError is not defined',
      'ReferenceError: desc is not defined',
    ];
    assert.equal(await pass('node use.mjs'), `1 | ${faults.join(' | ')}\n`);
    await build({ externalHelpers: true });
    assert.match(
      await pass('node use.mjs'),
      /^1 \| SuppressedError: An error was suppressed.* \| 1\n$/,
    );
  },
} satisfies Claims;
