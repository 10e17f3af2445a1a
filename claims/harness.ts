import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { loadPackage } from './loadPackage';
import { runKept, toolArgs } from './runKept';
import { runShell } from './runShell';

/** Text of a file by its path in the project; an object becomes JSON. */
export type Files = Record<string, string | object>;

/** What a command printed and how it ended. */
export interface Run {
  exit: number;
  text: string;
}

/** A throwaway project whose packages are those of the examples. */
export interface Project {
  /** Its folder: `<examples>/.work/claim-<random>/project`. */
  dir: string;
  /** Writes files; `package.json` and `src/index.ts` exist from the start. */
  write(files: Files): void;
  /** Builds in this process with a configuration (a single item of `lib` is enough) and returns what `dist` holds. Throws when the build fails. */
  build(config?: object, files?: Files): Promise<Record<string, string>>;
  /** Runs a shell command with the tools of the examples on the PATH; what the type checker says stands on one line. */
  run(cmd: string, env?: Record<string, string>): Promise<Run>;
  /** The same for a command that has to end well, or with an error: what it printed. */
  pass(cmd: string, env?: Record<string, string>): Promise<string>;
  fail(cmd: string, env?: Record<string, string>): Promise<string>;
  /** Files of a folder of the project, by their path in the project. */
  read(folder?: string): Record<string, string>;
  /** Makes an example of the same workspace the project; its recording stays behind. */
  copyExample(id: string): void;
  /** A module of the examples' packages, for plugins. */
  load<T = Record<string, (options?: object) => object>>(name: string): Promise<T>;
}

/** Sentences of the pages, by the id that pages write (`{/* claim: id *\/}`): each holds as long as its function does not throw. */
export type Claims = Readonly<Record<string, (project: Project) => Promise<void>>>;

/** Old tools, of the workspace of the migration pages; the path counts from the folder of a project. */
export const OLD_TOOLS = '../../../../legacy/node_modules/.bin';

/** A typed package in `folder` of a project, as a consumer has it installed. */
export const packageAt = (folder: string, name: string, files: Files, type = 'module'): Files => ({
  [`${folder}/package.json`]: {
    name,
    version: '1.0.0',
    type,
    exports: { types: './index.d.ts', default: './index.js' },
  },
  ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text])),
});

/**
 * Rslib prints each piece that it receives of the native type checker as lines of their own (rsbuild-plugin-dts
 * 1.0.1, dist/tsgo.js:66), so a busy machine breaks a message anywhere. Joined, it is what it was.
 */
const joinTypeChecker = (text: string) => text.replaceAll('\n[tsgo] ', '');

/** Commands before a build that need not share a shell with it: of the folder, which the build is told, and of files. */
const CHANGES_NO_SHELL = /^(cd|rm|mkdir) [\w./ -]+$/;

const NOT_READ = ['**/node_modules/**', '**/.rstack/**'];

/** Runs a command of a claim, with more in its environment. */
type Execute = (cmd: string, extra?: Record<string, string>) => Promise<Run>;

function openProject(workspaceDir: string, dir: string, execute: Execute): Project {
  const load: Project['load'] = (name) => loadPackage(workspaceDir, name);
  const project: Project = {
    dir,
    load,
    write(files) {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(dir, path)), { recursive: true });
        writeFileSync(
          join(dir, path),
          typeof content === 'string' ? content : JSON.stringify(content),
        );
      }
    },
    copyExample(id) {
      const filter = (path: string) => !path.includes('__recorded__');
      rmSync(join(dir, 'src'), { recursive: true });
      cpSync(join(workspaceDir, id), dir, { recursive: true, filter });
    },
    read(folder = 'dist') {
      const paths = globSync(`${folder}/**`, { cwd: dir, dot: true, ignore: NOT_READ }).sort();
      return Object.fromEntries(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
    },
    async build(config = {}, files = {}) {
      project.write(files);
      const { createRslib } = await load<{
        createRslib(options: object): Promise<{ build(): Promise<{ close(): Promise<void> }> }>;
      }>('@rslib/core');
      // As in a terminal: with `cwd` alone the tool writes bundled declarations below the folder of the process.
      process.chdir(dir);
      // Through the API the build cache knows nothing of a changed configuration, and it is written in idle time:
      // a second build of a claim would find the first one's result on a slow machine, and not on a quick one.
      const base = { logLevel: 'silent', performance: { buildCache: false } };
      const whole = { ...base, ...('lib' in config ? config : { lib: [config] }) };
      const rslib = await createRslib({ cwd: dir, config: whole });
      await (await rslib.build()).close();
      return project.read();
    },
    run: (cmd, extra) => execute(cmd, extra),
    async pass(cmd, extra) {
      const { exit, text } = await execute(cmd, extra);
      assert.equal(exit, 0, text);
      return text;
    },
    async fail(cmd, extra) {
      const { exit, text } = await execute(cmd, extra);
      assert.notEqual(exit, 0, text);
      return text;
    },
  };
  project.write({
    'package.json': { name: 'claim', version: '1.0.0', type: 'module' },
    'src/index.ts': 'export const value = 1;\n',
  });
  return project;
}

/**
 * Proves one claim in a project of its own, which is removed whatever happens. Throws what the claim throws.
 *
 * @param isKept its builds by the tool's command may run in processes that have built before, see {@link runKept}: they
 * can only confirm, a claim that does not hold so is proved again without. Each build of the claim has another process,
 * since one remembers the modules that a configuration imports.
 */
export async function proveClaim(
  prove: Claims[string],
  workspaceDir: string,
  env: NodeJS.ProcessEnv,
  isKept: boolean,
): Promise<void> {
  const work = join(workspaceDir, '.work');
  mkdirSync(work, { recursive: true });
  const scratch = mkdtempSync(join(work, 'claim-'));
  const dir = join(scratch, 'project');
  mkdirSync(dir);
  const used = new Set<ChildProcess>();
  const execute: Execute = async (cmd, extra = {}) => {
    const rest = cmd.split(' && ');
    let cwd = dir;
    let exit = 0;
    let text = '';
    while (rest.length > 0 && exit === 0) {
      const [next = ''] = rest;
      const args = isKept ? toolArgs({ cmd: next, env: extra }) : undefined;
      const isAlone = args !== undefined || (isKept && CHANGES_NO_SHELL.test(next));
      const part = rest.splice(0, isAlone ? 1 : rest.length).join(' && ');
      if (isAlone && part.startsWith('cd ')) {
        cwd = resolve(cwd, part.slice('cd '.length));
        continue;
      }
      const built = await (args
        ? runKept(args, cwd, workspaceDir, env, used)
        : runShell(part, cwd, { ...env, ...extra }));
      exit = built.exit;
      text += built.text;
    }
    return { exit, text: joinTypeChecker(text) };
  };
  try {
    await prove(openProject(workspaceDir, dir, execute));
    return;
  } catch (error) {
    if (!isKept) throw error;
  } finally {
    process.chdir(workspaceDir);
    rmSync(scratch, { recursive: true, force: true });
  }
  const { forkAgain } = await import('./declarations.mjs');
  forkAgain();
  await proveClaim(prove, workspaceDir, env, false);
}
