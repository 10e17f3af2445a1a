import assert from 'node:assert/strict';
import type { Claims } from './harness';

/**
 * Builds in watch mode beside a file of another tool in `dist`, changes the source, and prints what `dist` holds after
 * each of the two builds.
 */
const WATCH = `import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createRslib } from '@rslib/core';

const built = async (text) => {
  for (let code = ''; !code.includes(text); await wait(50)) {
    try { code = readFileSync('dist/index.js', 'utf8'); } catch {}
  }
  return readdirSync('dist').join();
};
const rslib = await createRslib({ config: { logLevel: 'silent' } });
const { close } = await rslib.build({ watch: true });
console.log(await built('value'));
writeFileSync('dist/other.txt', '');
await wait(1000);
writeFileSync('src/index.ts', 'export const changed = 1;');
console.log(await built('changed'));
await close();
process.exit();
`;

/** What flags and commands do beyond the option that they stand for. */
export default {
  async 'flags-add'({ pass, read, write }) {
    write({
      'rslib.config.mjs':
        "export default { output: { externals: ['one'] }, source: { entry: { index: './src/index.ts' } } };\n",
      'src/index.ts': "export { a } from 'one';\nexport { b } from 'two';\n",
      'src/more.ts': 'export const more = 1;\n',
    });
    await pass('rslib --externals two --entry src/more.ts');
    assert.deepEqual(Object.keys(read()), ['dist/index.js', 'dist/more.js']);
    assert.match(read()['dist/index.js'] ?? '', /"one"[\s\S]*"two"/);
  },
  async 'inspect-node-env'({ run, write }) {
    write({
      'rslib.config.mjs': 'export default ({ env }) => { console.log(`is ${env}`); return {}; };\n',
    });
    for (const command of ['build', 'inspect'])
      assert.match((await run(`env -u NODE_ENV rslib ${command}`)).text, /is production/, command);
  },
  async 'watch-cleans-once'({ pass, write }) {
    write({ 'watch.mjs': WATCH, 'dist/old.txt': '' });
    const text = await pass('node watch.mjs');
    assert.equal(text, 'index.js\nindex.js,other.txt\n');
  },
  async 'error-rspack-plugin'({ fail, write }) {
    const failed = async (plugin: string) => {
      write({
        'rslib.config.mjs': `import { rspack } from '@rslib/core';\nexport default { plugins: [${plugin}] };\n`,
      });
      const text = await fail('rslib');
      return text;
    };
    const message =
      'BannerPlugin looks like a webpack or Rspack plugin, please use `tools.rspack` to register it';
    assert.ok((await failed("new rspack.BannerPlugin({ banner: 'a' })")).includes(message));
    assert.match(await failed("{ name: 'rollup', transform() {} }"), /Expect the setup function/);
  },
} satisfies Claims;
