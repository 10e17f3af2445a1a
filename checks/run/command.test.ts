import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpOf } from './command';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^tsx ([\w/]+\.ts)/.exec(line) ?? [];
  return file ? [{ name, file }] : [];
});

test('there are commands', () => expect(commands.length).toBeGreaterThan(20));

test.each(commands)(
  'pnpm $name --help says what it does, before anything else',
  ({ name, file }) => {
    const source = readFileSync(file, 'utf8');
    // `pnpm content:check` is one part of `pnpm check`.
    const isPart = file === 'checks/check.ts';
    expect(helpOf(source), file).toMatch(
      isPart ? /^pnpm check/ : new RegExp(`pnpm ${name}(?!:?\\w)`),
    );
    expect(/^import .*$/m.exec(source)?.[0], file).toMatch(/^import '[./a-z]*command';$/);
  },
);

test('help is printed by a command that would write files', () => {
  const text = execFileSync('node_modules/.bin/tsx', ['tools/schemas/write.ts', '--help'], {
    encoding: 'utf8',
  });
  expect(text).toMatch(/^pnpm schemas: /);
}, 30_000);

test('a failure is one sentence that says what now', () => {
  const run = spawnSync('node_modules/.bin/tsx', ['tools/screenshots.ts', 'nope'], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^There is no page “nope” to take\.\nChoose from: [^\n]+\n$/);
}, 30_000);
