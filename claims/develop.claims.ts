import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageJson, tsconfig } from './files';
import { type Claims, type Files, OLD_TOOLS } from './harness';
import { has, lacks } from './has';

/** A package that tells where it was loaded from. */
const peerIn = (folder: string): Files => ({
  [`${folder}/node_modules/peer/package.json`]: packageJson({
    name: 'peer',
    exports: './index.js',
  }),
  [`${folder}/node_modules/peer/index.js`]: 'export const self = {};\n',
});

export default {
  // The map leads to a source that `files` leaves out; a bundled declaration has none.
  async 'dev-declaration-map'({ build, run }) {
    const lib = (folder: string, dts: object | boolean) => ({
      dts,
      output: { distPath: `dist/${folder}` },
    });
    const dist = await build(
      { lib: [lib('plain', true), lib('bundled', { bundle: true })] },
      {
        'package.json': packageJson({ name: 'lib', files: ['dist'] }),
        'tsconfig.json': tsconfig({ declarationMap: true }),
      },
    );
    const map = JSON.parse(dist['dist/plain/index.d.ts.map'] ?? '{}');
    assert.deepEqual(map.sources, ['../../src/index.ts']);
    assert.equal(map.sourcesContent, undefined);
    assert.ok('dist/bundled/index.d.ts' in dist && !('dist/bundled/index.d.ts.map' in dist));
    lacks((await run('npm pack --dry-run')).text, /src\/index\.ts/);
  },
  // The application's compiler and both bundlers read the source before anything was built; Node.js wants `dist`.
  async 'dev-source-condition'({ dir, pass, run, write }) {
    write({
      'package.json': packageJson({
        name: 'my-lib',
        exports: {
          'my-lib-source': './src/index.ts',
          types: './dist/index.d.ts',
          default: './dist/index.js',
        },
      }),
      'app/package.json': { name: 'app', type: 'module' },
      'app/index.ts': "import { value } from 'my-lib';\nexport const used = value;\n",
      'app/tsconfig.json': tsconfig(
        { customConditions: ['my-lib-source'], noEmit: true, rootDir: undefined },
        { include: ['.'] },
      ),
      'app/rslib.config.mjs': `export default {
  source: { entry: { index: './index.ts' } },
  resolve: { conditionNames: ['my-lib-source', '...'] },
};\n`,
      'app/vite.config.mjs': `import { defaultClientConditions } from '${join(dir, OLD_TOOLS, '../vite/dist/node/index.js')}';
export default {
  resolve: { conditions: ['my-lib-source', ...defaultClientConditions] },
  build: { lib: { entry: './index.ts', formats: ['es'] }, outDir: 'out' },
};\n`,
      'app/use.mjs': "import 'my-lib';\n",
    });
    mkdirSync(join(dir, 'app/node_modules'));
    symlinkSync('../..', join(dir, 'app/node_modules/my-lib'));
    await pass('tsc -p app');
    await pass('cd app && rslib');
    await pass(`cd app && ../${OLD_TOOLS}/vite build`);
    has((await run('node app/use.mjs')).text, /Cannot find module '.*dist\/index\.js'/);
    rmSync(join(dir, 'src'), { recursive: true });
    has((await run('tsc -p app')).text, /TS2307/);
  },
  // A linked folder finds its own copy, a copied one that of the application; `resolve.dedupe` gives one as well.
  async 'dev-linked-copies'({ dir, pass, run, write }) {
    write({
      ...peerIn('lib'),
      ...peerIn('app'),
      'lib/package.json': { name: 'lib', type: 'module', exports: './index.js' },
      'lib/index.js': "export { self as ours } from 'peer';\n",
      'app/package.json': { name: 'app', type: 'module' },
      'app/use.js':
        "import { ours } from 'lib';\nimport { self } from 'peer';\nconsole.log(ours === self);\n",
      'app/rslib.config.mjs':
        "export default { source: { entry: { index: './use.js' } }, resolve: { dedupe: ['peer'] } };\n",
    });
    const linked = join(dir, 'app/node_modules/lib');
    symlinkSync('../../lib', linked);
    assert.equal((await run('node app/use.js')).text, 'false\n');
    await pass('cd app && rslib');
    assert.equal((await run('node app/dist/index.js')).text, 'true\n');
    rmSync(linked);
    mkdirSync(linked);
    for (const file of ['package.json', 'index.js']) {
      cpSync(join(dir, 'lib', file), join(linked, file));
    }
    assert.equal((await run('node app/use.js')).text, 'true\n');
  },
  // A list without Vite's own conditions loses `module` and `browser`, by which packages choose their file.
  async 'dev-vite-conditions'({ dir, pass, read, write }) {
    write({
      'package.json': { name: 'app', type: 'module' },
      'node_modules/lib/package.json': packageJson({
        name: 'lib',
        exports: { browser: './browser.js', default: './other.js' },
      }),
      'node_modules/lib/browser.js': "export const which = 'for browsers';\n",
      'node_modules/lib/other.js': "export const which = 'for others';\n",
      'index.html': '<script type="module" src="/main.js"></script>\n',
      'main.js': "import { which } from 'lib';\nconsole.log(which);\n",
    });
    const built = async (conditions: string) => {
      const vite = join(dir, OLD_TOOLS, '../vite/dist/node/index.js');
      write({
        'vite.config.js': `import { defaultClientConditions } from ${JSON.stringify(vite)};
export default { resolve: { conditions: ${conditions} } };\n`,
      });
      await pass(`${OLD_TOOLS}/vite build`);
      return Object.values(read()).join('\n');
    };
    has(await built("['my-lib-source']"), /for others/);
    has(await built("['my-lib-source', ...defaultClientConditions]"), /for browsers/);
  },
} satisfies Claims;
