import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildMessages } from '../buildMessages';
import { readData } from '../data/schemas';
import { LIB_OPTIONS } from './optionFacts';
import { libOptionsTable, optionFactsList } from './optionTexts';

const root = join(import.meta.dirname, '../../..');

test('the facts name exactly the options of LibConfig in the installed types', () => {
  const options = readData(root, 'options').options.filter(({ path }) => /^lib\.[^.]+$/.test(path));
  expect(Object.keys(LIB_OPTIONS).sort()).toEqual(
    options.map(({ path }) => path.replace('lib.', '')).sort(),
  );
});

test('flags and place are those of the installed tool', () => {
  const table = libOptionsTable(root, buildMessages('en'));
  expect(table).toMatch(/\[`dts`\].*\| yes \| `--dts` `--no-dts` \|/i);
  expect(table).toMatch(/\[`id`\].*\| no \| `--lib` \|/i);
  const output = optionFactsList(root, 'output', buildMessages('en'));
  expect(output).toContain('`--clean` `--no-clean` `--dist-path`');
});

test('the list says what is restricted, in both languages, and names what exists', () => {
  const format = optionFactsList(root, 'format', buildMessages('en'));
  expect(format).toContain("- **Type** `'esm' | 'cjs'");
  expect(format).not.toContain('**Formats**');
  expect(optionFactsList(root, 'umdName', buildMessages('zh'))).toContain('- **适用格式** `umd`');
  expect(() => optionFactsList(root, 'formatt', buildMessages('en'))).toThrow(
    /expected one of format, bundle/,
  );
});
