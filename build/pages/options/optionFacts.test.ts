import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildMessages } from '../buildMessages';
import { LIB_OPTIONS, RSBUILD_SECTIONS } from './optionFacts';
import { optionFactsList } from './optionTexts';

const tool = join(import.meta.dirname, '../../../examples/current/node_modules/@rslib/core');
let types = '';
beforeAll(() => {
  types = readFileSync(join(tool, 'dist-types/types/config.d.ts'), 'utf8');
});

/** Names of the members between `start` and the closing brace at the same depth. */
function members(start: string): string[] {
  const from = types.indexOf(start) + start.length;
  return types
    .slice(from, types.indexOf('\n}', from))
    .split('\n')
    .flatMap((line) => /^(?: {4}| {3}\*\/ | {2}\*\/ )(\w+)\?:/.exec(line)?.[1] ?? []);
}

test('the facts name exactly the options of LibConfig in the installed types', () => {
  const options = members('export interface LibConfig extends EnvironmentConfig {');
  expect(Object.keys(LIB_OPTIONS).sort()).toEqual(
    options.filter((name) => name !== 'output').sort(),
  );
});

test('"top level" is what SharedLibConfig picks', () => {
  const picked = /SharedLibConfig = Pick<LibConfig, ([^>]+)>/.exec(types)?.[1] ?? '';
  const shared = Object.entries(LIB_OPTIONS).filter(([, { topLevel }]) => topLevel);
  expect(shared.map(([name]) => `'${name}'`).sort()).toEqual(picked.split(' | ').sort());
});

test('every flag is one that rslib build -h prints', () => {
  const help = execFileSync(process.execPath, [join(tool, 'bin/rslib.js'), 'build', '-h'], {
    encoding: 'utf8',
  });
  const flags = Object.values({ ...LIB_OPTIONS, ...RSBUILD_SECTIONS }).flatMap(
    ({ flags }) => flags,
  );
  expect(flags.filter((flag) => !help.includes(flag))).toEqual([]);
});

test('the list says what is restricted, in both languages, and names what exists', () => {
  const format = optionFactsList('format', buildMessages('en'));
  expect(format).toContain("- **Type** `'esm' | 'cjs'");
  expect(format).not.toContain('**Formats**');
  expect(optionFactsList('umdName', buildMessages('zh'))).toContain('- **适用格式** `umd`');
  expect(() => optionFactsList('formatt', buildMessages('en'))).toThrow(
    /expected one of format, bundle/,
  );
});
