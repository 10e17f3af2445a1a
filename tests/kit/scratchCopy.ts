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

/** A temporary folder, in which tests read and write by path. */
function scratchFolder() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rslib-docs-')));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  /** Writes a file, folders included. */
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  /** Replaces the first `from`; throws if there is none. */
  const edit = (path: string, from: string, to: string) => {
    const [before, ...rest] = read(path).split(from);
    if (rest.length === 0) throw new Error(`${path} has no “${from}”`);
    write(path, `${before}${to}${rest.join(from)}`);
  };
  return { root, read, write, edit, remove: () => rmSync(root, { recursive: true, force: true }) };
}
export type Scratch = ReturnType<typeof scratchFolder>;

const copyInto = (root: string, path: string) =>
  cpSync(join(ROOT, path), join(root, path), { recursive: true });

/** Links packages into real node_modules folders, so that the package manager's state and caches are separate. */
function linkPackages(root: string, workspaces: readonly string[]) {
  for (const workspace of workspaces) {
    const packages = join(workspace, 'node_modules');
    mkdirSync(join(root, packages), { recursive: true });
    for (const name of readdirSync(join(ROOT, packages))) {
      if (name.startsWith('.') && name !== '.bin') continue;
      symlinkSync(join(ROOT, packages, name), join(root, packages, name), 'junction');
    }
  }
}

/**
 * A small copy, in which tests make checks fail: the installed packages of the examples, the generated data, the lockfile
 * and the given examples, no pages.
 */
export function scratchCheckout(examples: readonly string[] = []) {
  const scratch = scratchFolder();
  const own = examples.map((id) => `examples/current/${id}`);
  for (const path of ['build/pages/data', 'pnpm-lock.yaml', ...own]) copyInto(scratch.root, path);
  linkPackages(scratch.root, WORKSPACES);
  return scratch;
}

/** The environment without variables of the test runner and of pnpm, except for the path of pnpm. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(?!execpath)|pnpm_|node_env|node_options|vitest|ci$|force_color)/i.test(name),
  ),
);

/**
 * A copy with a repository of its own, in which real commands run: every tracked or untracked file that `isWanted`, and
 * the installed packages, without caches. `install`: without those of the examples, to be installed in the copy.
 */
export function scratchCopy({ isWanted = (_file: string): boolean => true, install = false } = {}) {
  const scratch = scratchFolder();
  const { root, read } = scratch;
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  const listed = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = listed.split('\0').filter((name) => name && existsSync(join(ROOT, name)));
  for (const file of files.filter(isWanted)) copyInto(root, file);
  linkPackages(root, install ? ['.'] : ['.', ...WORKSPACES]);
  const commit = (message: string) => {
    git(root, 'add', '-A');
    git(root, '-c', 'user.name=n', '-c', 'user.email=n@localhost', 'commit', '-qm', message);
  };
  git(root, 'init', '-q', '-b', 'main');
  commit('Copy');
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  return {
    ...scratch,
    commit,
    /** Runs a script of package.json as pnpm would, and returns what it printed. */
    run(script: string, ...args: string[]) {
      const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
      // As pnpm does: the arguments follow the text of the script.
      const { status, stdout, stderr } = spawnSync(
        'sh',
        ['-c', `${scripts[script]} "$@"`, script, ...args],
        { cwd: root, encoding: 'utf8', env: { ...environment, PATH, NO_COLOR: '1' } },
      );
      return { code: status ?? 1, output: `${stdout}${stderr}` };
    },
  };
}
export type ScratchCopy = ReturnType<typeof scratchCopy>;
