import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { WORKSPACES } from '../../build/pages/example/exampleFolders';

const ROOT = join(import.meta.dirname, '../..');

/** A full copy of this checkout, with a repository of its own, in which real commands run. */
export interface ScratchCopy {
  root: string;
  read(path: string): string;
  /** Writes a file, folders included. */
  write(path: string, text: string): void;
  /** Replaces the first `from`; throws if there is none. */
  edit(path: string, from: string, to: string): void;
  /** Runs a script of package.json as pnpm would, and returns what it printed. */
  run(script: string, ...args: string[]): { code: number; output: string };
  commit(message: string): void;
  remove(): void;
}

/** The environment without variables of the test runner and of pnpm, except for the path of pnpm. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(?!execpath)|pnpm_|node_env|node_options|vitest|ci$|force_color)/i.test(name),
  ),
);

/**
 * Copies every tracked or untracked file that `isWanted`, and links the installed packages of this checkout, without its
 * caches. `install`: leaves out the packages of the examples, to be installed in the copy.
 */
export function scratchCopy({
  isWanted = (_file: string): boolean => true,
  install = false,
} = {}): ScratchCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rslib-docs-copy-')));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  const listed = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = listed.split('\0').filter((name) => name && existsSync(join(ROOT, name)));
  for (const file of files.filter(isWanted)) {
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  }
  // Real node_modules folders, so that the package manager's state and caches are separate.
  for (const workspace of install ? ['.'] : ['.', ...WORKSPACES]) {
    const packages = join(workspace, 'node_modules');
    mkdirSync(join(root, packages), { recursive: true });
    for (const name of readdirSync(join(ROOT, packages))) {
      if (name.startsWith('.') && name !== '.bin') continue;
      symlinkSync(join(ROOT, packages, name), join(root, packages, name), 'junction');
    }
  }
  const commit = (message: string) => {
    git(root, 'add', '-A');
    git(root, '-c', 'user.name=n', '-c', 'user.email=n@localhost', 'commit', '-qm', message);
  };
  git(root, 'init', '-q', '-b', 'main');
  commit('Copy');
  const scripts: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ).scripts;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    root,
    read,
    commit,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    edit(path, from, to) {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} has no “${from}”`);
      writeFileSync(
        join(root, path),
        text.replace(from, () => to),
      );
    },
    run(script, ...args) {
      const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
      // As pnpm does: the arguments follow the text of the script.
      const { status, stdout, stderr } = spawnSync(
        'sh',
        ['-c', `${scripts[script]} "$@"`, script, ...args],
        { cwd: root, encoding: 'utf8', env: { ...environment, PATH, NO_COLOR: '1' } },
      );
      return { code: status ?? 1, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
