import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { configFile } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

export default {
  // The tool replaces `import.meta.url` where it stands in full; what is taken apart is filled in by the bundler.
  async 'import-meta-object'({ dir, build, pass }) {
    const source = (text: string) => ({ 'src/index.ts': `${text}\n` });
    const address = (file: string) => pathToFileURL(`${dir}/${file}`).href;
    const taken = 'const { url, dirname } = import.meta;\nconsole.log(url, dirname);';
    await build({ lib: [{ format: 'esm' }, { format: 'cjs' }] }, source(taken));
    assert.equal(await pass('node dist/index.js'), `${address('dist/index.js')} ${dir}/dist\n`);
    assert.equal(await pass('node dist/index.cjs'), `${address('src/index.ts')} ${dir}/dist\n`);
    const dist = await build({ format: 'cjs' }, source('console.log(import.meta);'));
    has(dist['dist/index.cjs'], 'console.log({})');
  },
  async 'error-dirname-mocked'({ pass, read, write }) {
    const built = async (target: string, code: string) => {
      write({
        'src/index.ts': `console.log(${code});\n`,
        ...configFile({ format: 'cjs', output: { target } }),
      });
      return { said: await pass('rslib'), code: read()['dist/index.cjs'] };
    };
    const mocked = await built('web', '__dirname');
    has(mocked.said, '"__dirname" is used and has been mocked');
    has(mocked.code, 'console.log("/")');
    for (const [target, code] of [
      ['web', 'import.meta.dirname'],
      ['node', '__dirname'],
    ] as const) {
      const kept = await built(target, code);
      lacks(kept.said, 'mocked');
      has(kept.code, 'console.log(__dirname)');
    }
  },
  async 'shims-url-minified'({ build }) {
    const sizeOf = async (minify?: object | boolean, isOn = true) => {
      const shims = { cjs: { 'import.meta.url': isOn } };
      const dist = await build({ format: 'cjs', shims, output: { minify } });
      const code = dist['dist/index.cjs'] ?? '';
      assert.equal(code.includes('__rslib_import_meta_url__'), isOn && minify !== undefined);
      return code.length;
    };
    await sizeOf();
    for (const minify of [true, false, { js: false }]) {
      const saved = (await sizeOf(minify)) - (await sizeOf(minify, false));
      assert.ok(saved > 200 && saved < 320, String(saved));
    }
  },
} satisfies Claims;
