import assert from 'node:assert/strict';
import { packageJson, tsconfig } from './files';
import type { Claims } from './harness';

/** What authors of plugins, design systems, commands and SDKs meet; each was found by building such a library. */
export default {
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
} satisfies Claims;
