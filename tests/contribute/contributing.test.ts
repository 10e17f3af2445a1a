import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { pnpm } from '../../tools/pnpm';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const english = read('CONTRIBUTING.md');
const chinese = read('.github/CONTRIBUTING.zh.md');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** The pnpm commands in a text, deduplicated. */
const commandsOf = (text: string) =>
  [
    ...new Set([...text.matchAll(/pnpm(?:@[\d.]+)? ([a-z][\w:]*)/g)].map(([, name = '']) => name)),
  ].sort();
/** Paths in a text that start with a project folder, such as `theme/index.tsx`. */
const pathsOf = (text: string) =>
  [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => existsSync(join(root, path.split('/')[0] ?? '')))
    // Generated folders are not committed.
    .filter((path) => !/^(\.cache|doc_build)\//.test(path));
const levelsOf = (text: string) =>
  text.split('\n').flatMap((line) => /^#+(?= )/.exec(line)?.[0] ?? []);

test.each([
  ['CONTRIBUTING.md', english],
  ['.github/CONTRIBUTING.zh.md', chinese],
  ['README.md', read('README.md')],
  ['ARCHITECTURE.md', read('ARCHITECTURE.md')],
])('%s names commands and files that exist', (_, text) => {
  const ownCommands = ['install', 'exec'];
  const missing = commandsOf(text).filter(
    (name) => !(name in scripts || ownCommands.includes(name)),
  );
  expect(missing).toEqual([]);
  expect(pathsOf(text).length).toBeGreaterThan(2);
  expect(pathsOf(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('both languages name the same commands and paths, and have sections of the same levels', () => {
  expect(commandsOf(chinese)).toEqual(commandsOf(english));
  expect(new Set(pathsOf(chinese.replaceAll('docs/zh/', 'docs/en/')))).toEqual(
    new Set(pathsOf(english)),
  );
  expect(levelsOf(chinese)).toEqual(levelsOf(english));
});

test('a command started with an older Node.js says which version it needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  // Reports a fake version.
  const node = `#!/bin/sh\n[ "$1" = --version ] && echo v18.20.8 || exec '${process.execPath}' "$@"\n`;
  writeFileSync(join(folder, 'node'), node, { mode: 0o755 });
  const env = { ...process.env, PATH: folder + delimiter + process.env.PATH };
  const [program, ...args] = pnpm();
  const { status, stdout, stderr } = spawnSync(program, [...args, 'preview', '--help'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('v18.20.8');
  expect(stdout + stderr).toContain(engines.node);
});
