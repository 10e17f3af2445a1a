import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configFile, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** Which declaration files a build deletes, rewrites or leaves out. */
export default {
  // The folder of declarations is emptied of them before the build, without a message.
  async 'dts-dist-cleaned'({ dir, fail, pass, read, write }) {
    const written = async (folder: string, output: object = {}) => {
      write({
        'tsconfig.json': tsconfig(),
        ...configFile({ dts: { distPath: folder }, output }),
        [`${folder}/deep/own.d.mts`]: 'export {};\n',
        [`${folder}/notes.md`]: 'notes',
      });
      lacks(await pass('rslib'), /warn|own\.d/);
      assert.ok(existsSync(join(dir, folder, 'notes.md')));
      return existsSync(join(dir, folder, 'deep/own.d.mts'));
    };
    assert.equal(await written('./types'), false);
    assert.equal(await written('../outside'), false);
    assert.equal(await written('./types', { cleanDistPath: false }), true);
    assert.ok('types/index.d.ts' in read('types'));
    for (const config of [{ dts: { distPath: '.' } }, { dts: true, output: { distPath: '.' } }]) {
      write({ 'node_modules/other/index.d.ts': 'export {};\n', ...configFile(config) });
      has(await fail('rslib'), 'TS18003', 'No inputs were found in config file');
      assert.equal(existsSync(join(dir, 'node_modules/other/index.d.ts')), false);
    }
  },
  // Only files with the extension of the output are read again after TypeScript: the others stay as it wrote them.
  async 'dts-mixed-extensions'({ build }) {
    const dist = await build(
      { dts: true, bundle: false, banner: { dts: '/* own */' } },
      {
        'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }),
        'src/shape.ts': 'export interface Shape {\n  side: number;\n}\n',
        'src/index.ts': "export type { Shape } from '@/shape';\n",
        'src/module.mts':
          "import type { Shape } from '@/shape';\nexport const shape: Shape = { side: 1 };\n",
      },
    );
    has(dist['dist/index.d.ts'], /^\/\* own \*\//, './shape.js');
    has(dist['dist/module.d.mts'], /from ["']@\/shape["']/);
    lacks(dist['dist/module.d.mts'], 'own');
  },
  async 'dts-declare-module'({ build }) {
    const dist = await build(
      { dts: true },
      {
        'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }),
        'src/shape.ts': 'export interface Shape {\n  side: number;\n}\n',
        'src/index.ts': `export type { Shape } from '@/shape';
declare module '@/shape' {
  interface Shape {
    color?: string;
  }
}
`,
      },
    );
    has(dist['dist/index.d.ts'], /from ["']\.\/shape\.js["']/, /declare module ["']@\/shape["']/);
  },
  // SWC writes none for JavaScript, so what leads there is a file that is not there.
  async 'dts-isolated-script'({ build }) {
    const files = {
      'tsconfig.json': tsconfig({ allowJs: true }),
      'src/old.js': 'export const old = 1;\n',
      'src/index.ts': "export * from './old.js';\n",
    };
    const dist = await build({ bundle: false, dts: { isolated: true } }, files);
    assert.deepEqual(Object.keys(dist), ['dist/index.d.ts', 'dist/index.js', 'dist/old.js']);
    has(dist['dist/index.d.ts'], 'old.js');
    assert.ok('dist/old.d.ts' in (await build({ bundle: false, dts: true }, files)));
  },
} satisfies Claims;
