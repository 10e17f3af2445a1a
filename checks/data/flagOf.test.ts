import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readData } from '../../build/pages/data/schemas';

// What each build flag sets.
test('every flag that sets an option is found with it', () => {
  const { options } = readData(join(import.meta.dirname, '../..'), 'options');
  const found = options.flatMap(({ flag, path }) => (flag ? [`${flag} ${path}`] : []));
  expect(found.sort()).toEqual([
    '--auto-extension lib.autoExtension',
    '--auto-external lib.autoExternal',
    '--auto-external output.autoExternal',
    '--bundle lib.bundle',
    '--clean output.cleanDistPath',
    '--dist-path output.distPath',
    '--dts lib.dts',
    '--entry source.entry',
    '--externals output.externals',
    '--format lib.format',
    '--log-level logLevel',
    '--minify output.minify',
    '--root root',
    '--syntax lib.syntax',
    '--target output.target',
    '--tsconfig source.tsconfigPath',
  ]);
});
