import assert from 'node:assert/strict';
import { COPY_TO_USER, configFile, packageJson, tsconfig } from './files';
import type { Claims } from './harness';
import { has } from './has';

export default {
  // `*` is the path of a file, and `imports` has to lead to a file that is published.
  async 'subpath-patterns'({ build, pass, run, write }) {
    const use = {
      compilerOptions: { module: 'nodenext', noEmit: true, types: [], strict: true },
      files: ['use.ts'],
    };
    write({
      'tsconfig.json': tsconfig({ outDir: 'dist' }),
      'src/lib/unit.ts':
        'export interface Unit { unitField: 1 }\nexport const unit: Unit = { unitField: 1 };\n',
      'src/lib/index.ts': "export * from './unit';\n",
      'src/index.ts':
        "import { type Unit, unit } from '#lib/unit';\nexport const all = (more: Unit) => [more, unit];\n",
      'user/package.json': { type: 'module' },
      'user/tsconfig.json': use,
      'user/use.ts':
        "import { all } from 'claim';\nexport const wrong: number = all({ unitField: 1 })[0];\n",
      'user/use.mjs': "import('claim').then(({ all }) => console.log(all(0)[1].unitField));\n",
    });
    const used = async (target: string, output: object) => {
      write({
        'package.json': packageJson({
          imports: { '#lib/*': target },
          exports: { '.': './dist/index.js', './*': './dist/*.js' },
        }),
      });
      const dist = await build({ bundle: false, dts: true, output });
      await run(COPY_TO_USER);
      const { text } = await run('tsc -p user');
      return [
        dist['dist/index.js']?.match(/from "(.*?)"/)?.[1],
        dist['dist/index.d.ts']?.match(/from '(.*?)'/)?.[1],
        text.match(/TS\d+/)?.[0],
        (await run('node user/use.mjs')).text,
      ];
    };
    const source = await used('./src/lib/*.ts', {});
    assert.deepEqual(source, ['./lib/unit.js', '#lib/unit', 'TS2307', '1\n']);
    await pass('tsc -p user --skipLibCheck');
    const published = await used('./dist/lib/*.js', { externals: [/^#/] });
    assert.deepEqual(published, ['#lib/unit', '#lib/unit', 'TS2322', '1\n']);
    const load = (path: string) => run(`cd user && node -e "import('${path}')"`);
    has((await load('claim/lib')).text, /ERR_MODULE_NOT_FOUND/);
    assert.equal((await load('claim/lib/index')).exit, 0);
  },
  // Green for publint and attw, which look at relative paths of declarations only.
  // Targets of an extended file count from its own folder; the declarations count them from that of tsconfig.json.
  async 'dts-alias-extends'({ build }) {
    const imported = async (base: string, target: string, dts: object = {}) => {
      const { include, compilerOptions } = tsconfig({ paths: { '@/*': [target] } });
      const { rootDir, ...shared } = compilerOptions;
      const dist = await build(
        { bundle: false, dts },
        {
          [base]: { compilerOptions: shared },
          'tsconfig.json': { extends: base, compilerOptions: { rootDir }, include },
          'src/hi.ts': 'export interface Hi {\n  field: 1;\n}\nexport const hi = 1;\n',
          'src/index.ts':
            "import { type Hi, hi } from '@/hi';\nexport const one = (_: Hi): number => hi;\n",
        },
      );
      const path = / from ['"](.*?)['"]/;
      return ['dist/index.js', 'dist/index.d.ts'].map((file) => dist[file]?.match(path)?.[1]);
    };
    const [rewritten, kept] = [
      ['./hi.js', './hi.js'],
      ['./hi.js', '@/hi'],
    ];
    assert.deepEqual(await imported('./base.json', './src/*'), rewritten);
    assert.deepEqual(await imported('./shared/base.json', '../src/*'), kept);
    assert.deepEqual(await imported('./shared/base.json', '../src/*', { isolated: true }), kept);
    assert.deepEqual(await imported('./shared/base.json', '${configDir}/src/*'), rewritten);
  },
  async 'dts-alias-extension'({ pass, read, run, write }) {
    const nodenext = { module: 'NodeNext', moduleResolution: 'NodeNext' };
    const imported = async (name: string, options: object = {}) => {
      write({
        'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] }, ...options }),
        'src/index.ts': `import { type Hi, hi } from '${name}';\nexport const all = (more: Hi) => [more, hi];\n`,
      });
      await pass('rslib');
      const dist = read();
      const path = / from ['"](.*?)['"]/;
      return ['dist/index.js', 'dist/index.d.ts'].map((file) => dist[file]?.match(path)?.[1]);
    };
    write({
      'package.json': packageJson({
        files: ['dist'],
        exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      }),
      ...configFile({
        bundle: false,
        dts: { alias: { '@': './src' } },
        performance: { buildCache: false },
      }),
      'src/ui/hi.ts': 'export interface Hi { hiField: 1 }\nexport const hi: Hi = { hiField: 1 };\n',
      'user/use.mts': "import { all } from 'claim';\nexport const wrong: number = all;\n",
    });
    const extension = { noEmit: true, allowImportingTsExtensions: true };
    const both = Array(2).fill('./ui/hi.js');
    assert.deepEqual(await imported('@/ui/hi'), both);
    assert.deepEqual(await imported('@/ui/hi.ts', { ...nodenext, ...extension }), both);
    assert.deepEqual(await imported('./ui/hi.js', nodenext), both);
    assert.deepEqual(await imported('@/ui/hi.js'), ['./ui/hi.js', '@/ui/hi.js']);
    assert.deepEqual(await imported('@/ui/hi.js', nodenext), ['./ui/hi.js', '@/ui/hi.js']);
    const checks = await run('publint --strict --pack npm && attw --pack . --profile esm-only');
    assert.equal(checks.exit, 0, checks.text);
    await run(`${COPY_TO_USER} && rm -r dist src tsconfig.json`);
    const check = 'cd user && tsc --ignoreConfig --noEmit --module nodenext use.mts --skipLibCheck';
    const errors = async (skip: boolean) => (await run(`${check} ${skip}`)).text.match(/TS\d+/g);
    assert.deepEqual(await errors(false), ['TS2307', 'TS2322']);
  },
  async 'json-nodenext'({ run, write }) {
    write({
      'tsconfig.json': tsconfig({ module: 'NodeNext', moduleResolution: 'NodeNext' }),
      ...configFile({ dts: true, performance: { buildCache: false } }),
      'src/data.json': { a: 1 },
    });
    const built = (more: string, flags = '') => {
      const source = `import data from './data.json'${more};\nexport const a: number = data.a;\n`;
      write({ 'src/index.ts': source });
      return run(`rslib ${flags} && node dist/index.js`);
    };
    has((await built('')).text, /TS1543/);
    const attribute = " with { type: 'json' }";
    assert.equal((await built(attribute)).exit, 0);
    has((await built(attribute, '--no-bundle')).text, /ERR_IMPORT_A\w+_TYPE_/);
    // An external keeps its path as it was written, an alias included.
    write({
      'tsconfig.json': tsconfig({
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        paths: { '@/*': ['./src/*'] },
      }),
      'rslib.config.mjs': `export default {
          bundle: false,
          dts: true,
          source: { entry: { index: ['./src/**', '!./src/**/*.json'] } },
          output: { copy: [{ from: '**/*.json', context: './src' }], externals: [/\\.json$/] },
          performance: { buildCache: false },
        };\n`,
    });
    assert.equal((await built(attribute)).exit, 0);
    write({
      'src/index.ts': `import data from '@/data.json'${attribute};\nexport const a: number = data.a;\n`,
    });
    const aliased = await run('rslib && node dist/index.js');
    has(aliased.text, /ERR_MODULE_NOT_FOUND\]: Cannot find package '@\/data\.json'/);
  },
  // Asked of Node.js and of TypeScript themselves.
  async 'dual-which-file'({ copyExample, dir, pass, run, write }) {
    copyExample('dual-format');
    await pass('rslib');
    const node = `node -p "require.resolve('dual-format')"
node --input-type=module -e "console.log(import.meta.resolve('dual-format'))"`;
    const loaded = (text: string) => text.match(/dist\/(esm|cjs)\/index\S*/g);
    assert.deepEqual(loaded((await run(node)).text), ['dist/cjs/index.cjs', 'dist/esm/index.js']);
    write({
      'user/a.mts': "export * from 'dual-format';\n",
      'user/b.cts': "import all = require('dual-format');\nexport = all;\n",
    });
    const read = await run(
      'tsc --ignoreConfig --noEmit --listFiles --module nodenext user/a.mts user/b.cts',
    );
    const types = ['dist/esm/index.d.ts', 'dist/cjs/index.d.cts'];
    assert.deepEqual(loaded(read.text.replaceAll(dir, '')), types);
  },
  async 'imports-out-dir'({ fail, pass, write }) {
    write({
      ...configFile({ bundle: false, dts: true, output: { externals: [/^#/] } }),
      'package.json': packageJson({ imports: { '#unit': './dist/unit.js' } }),
      'tsconfig.json': tsconfig(),
      'src/index.ts': "export { unit } from '#unit';\n",
      'src/unit.ts': 'export const unit = 1;\n',
    });
    has(await fail('tsc --noEmit'), 'TS2307');
    await pass('rslib && rm -r dist');
    write({ 'tsconfig.json': tsconfig({ outDir: 'dist' }) });
    await pass('tsc --noEmit');
  },
} satisfies Claims;
