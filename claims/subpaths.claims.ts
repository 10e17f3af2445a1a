import assert from 'node:assert/strict';
import type { Claim } from './harness';
import { tsconfig } from './tsconfig';

export default [
  {
    // `*` is the path of a file, and `imports` has to lead to a file that is published.
    id: 'subpath-patterns',
    async prove({ build, run, write }) {
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
          "import { all } from 'claim';\nexport const wrong: number = all({ unitField: 1 });\n",
        'user/use.mjs': "import('claim').then(({ all }) => console.log(all(0)[1].unitField));\n",
      });
      const used = async (target: string, output: object) => {
        write({
          'package.json': {
            name: 'claim',
            version: '1.0.0',
            type: 'module',
            imports: { '#lib/*': target },
            exports: { '.': './dist/index.js', './*': './dist/*.js' },
          },
        });
        const dist = await build({ bundle: false, dts: true, output });
        const copied = 'rm -rf user/node_modules && mkdir -p user/node_modules/claim';
        await run(`${copied} && cp -r package.json dist user/node_modules/claim/`);
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
      const published = await used('./dist/lib/*.js', { externals: [/^#/] });
      assert.deepEqual(published, ['#lib/unit', '#lib/unit', 'TS2322', '1\n']);
      const load = (path: string) => run(`cd user && node -e "import('${path}')"`);
      assert.match((await load('claim/lib')).text, /ERR_MODULE_NOT_FOUND/);
      assert.equal((await load('claim/lib/index')).exit, 0);
    },
  },
] satisfies Claim[];
