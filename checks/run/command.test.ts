import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { helpOf, oneTooMany, unknownOption } from './command';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node --import tsx ([\w/]+\.ts)/.exec(line) ?? [];
  return file ? [{ name, file }] : [];
});

test('there are commands', () => expect(commands.length).toBeGreaterThan(20));

test.each(commands)(
  'pnpm $name --help says what it does and does nothing else',
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

test.each([
  ['pnpm preview: serves.', ['nope', '--port'], 'nope'],
  ['pnpm bump [version]: another.', ['1.0.0'], undefined],
  ['pnpm bump [version]: another.', ['--x', '1.0.0', '2.0.0'], '2.0.0'],
  ['pnpm new <address> --title <title>: a page.', ['/a', '--title', 'A', 'b'], 'b'],
  ['pnpm check [--all] [part…]: the gate.', ['a', 'b', 'c'], undefined],
])('%s takes as many arguments as it names: %j', (help, args, unknown) => {
  expect(oneTooMany(help, args)).toBe(unknown);
});

test.each([
  ['pnpm bump [version]: another.', ['--dry', '1.0.0'], '--dry'],
  ['pnpm check [--all] [part…]: the gate.', ['content', '--al'], '--al'],
  ['pnpm preview [--port <number>]: serves.', ['--port=4000'], undefined],
  ['pnpm check [--all] [part…]: the gate.', ['--all=true'], '--all=true'],
  ['pnpm new <address> --title <title>: a page.', ['/x', '--title', '--watch'], undefined],
  ['pnpm preview [--port <number>]: serves.', ['-p', '4000'], '-p'],
])('%s takes the options that it names: %j', (help, args, unknown) => {
  expect(unknownOption(help, args)).toBe(unknown);
});

test('help is printed by a command that would write files', () => {
  const text = execFileSync('npm', ['run', '--silent', 'schemas', '--', '--help'], {
    encoding: 'utf8',
  });
  expect(text).toMatch(/^pnpm schemas: [^\n]+\n$/);
});

test.each([
  ['--help', 0, ''],
  ['--nope', 1, 'Unknown argument “--nope”\n'],
])('pnpm build %s says what it does and builds nothing', (argument, status, stderr) => {
  const run = spawnSync('node', ['build/site/build.mjs', argument], { encoding: 'utf8' });
  const stdout = expect.stringMatching(/^pnpm build: [^\n]+\n$/);
  expect(run).toMatchObject({ status, stderr, stdout });
});

test.each([
  ['tools/screenshots.ts', 'nope', /^Unknown page “nope”\.\nChoose from: [^\n]+\n$/],
  [
    'tools/bench/bench.ts',
    'nope',
    /^\S+ has no 404\.html, so it is not a built site\.\nRun: pnpm build\n$/,
  ],
  ['tools/compare/compare.ts', '--tmie', /^Unknown option '--tmie'\npnpm compare \[--time\]: /],
  ['tools/test/test.ts', 'nope', /^“nope” is one argument too many\.\npnpm test: /],
  // The option is no id of an example, of which hundreds would be near.
  ['checks/examples/record.ts', '--al', /^Unknown option '--al'\npnpm examples:record <id/],
  ['checks/fix.ts', '--y', /^Unknown option '--y'\npnpm fix: /],
  ['tools/test/test.ts', '--nope', /^Unknown option '--nope'\npnpm test: /],
])(
  '%s %s is refused immediately, with a sentence',
  (file, line, said) => {
    const words = ['--import', import.meta.resolve('tsx'), path.resolve(file), ...line.split(' ')];
    const run = spawnSync(process.execPath, words, {
      cwd: tmpdir(),
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(run.stderr).toMatch(said);
    expect(run.status).toBe(1);
  },
  30_000,
);
