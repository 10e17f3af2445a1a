import assert from 'node:assert/strict';
import { configFile } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

/** What an entry may be, and what of it is emitted. */
export default {
  async 'entry-is-file'({ fail, pass, write }) {
    for (const entry of ['./src/index', './src', './src/*.ts']) {
      write(configFile({ source: { entry: { index: entry } } }));
      has(await fail('rslib'), `Glob pattern "${entry}" is not supported`);
    }
    const source = { entry: { index: './src/**' } };
    write(configFile({ source, lib: [{ bundle: false }, { format: 'umd' }] }));
    has(await fail('rslib'), 'Glob pattern "./src/**" is not supported');
    write(configFile({ lib: [{ bundle: false, source }, { format: 'umd' }] }));
    await pass('rslib');
    write(configFile({ source: { entry: { index: './src/index.ts' } } }));
    await pass('rslib');
  },
  // Of several files under one key, only ESM output exports the names of all.
  async 'entry-list'({ build, pass }) {
    const files = { 'src/a.ts': 'export const a = 1;\n', 'src/b.ts': 'export const b = 2;\n' };
    const source = { entry: { index: ['./src/a.ts', './src/b.ts'] } };
    await build({ source }, files);
    const print = '.then((all) => console.log(Object.keys(all).join()))';
    assert.equal(await pass(`node -e "import('./dist/index.js')${print}"`), 'a,b\n');
    for (const format of ['cjs', 'umd']) {
      const output = { filename: { js: 'index.cjs' } };
      await build({ format, umdName: 'Library', source, output });
      const names = await pass(`node -p "Object.keys(require('./dist/index.cjs')).join()"`);
      assert.equal(names, 'b\n', format);
    }
  },
  async 'entry-glob-unmatched'({ fail, pass, read, write }) {
    const config = (...index: string[]) =>
      configFile({ bundle: false, source: { entry: { index } } });
    write(config('./src/**', './lib/**'));
    await pass('rslib');
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
    write(config('./lib/**'));
    has(await fail('rslib'), /No entry files matching/);
  },
  // Files that TypeScript or an import needs are no entries; any other is a script unless a loader knows it.
  async 'bundleless-any-file'({ fail, pass, read, write }) {
    write({
      ...configFile({ bundle: false }),
      'src/own.d.ts': '',
      'src/own.d.mts': '',
      'src/own.d.cts': '',
      'src/unused.wasm': '',
      'src/empty/.gitkeep': '',
    });
    await pass('rslib');
    assert.deepEqual(Object.keys(read()), ['dist/empty/.gitkeep.js', 'dist/index.js']);
    write({ 'src/README.md': '# My library\n\nIt does things.\n' });
    has(await fail('rslib'), /You may need an appropriate loader/);
  },
  async 'bundleless-one-file'({ fail, pass, read, write }) {
    write({
      'src/index.ts': "export * from './b';\n",
      'src/b.ts': 'export const b = 1;\n',
      ...configFile({ bundle: false, source: { entry: { index: './src/index.ts' } } }),
    });
    lacks(await pass('rslib'), /warn|error/i);
    assert.deepEqual(Object.keys(read()), ['dist/index.js']);
    has(await fail('node dist/index.js'), 'ERR_MODULE_NOT_FOUND');
  },
} satisfies Claims;
