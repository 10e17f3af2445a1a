import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { TOOL } from '../../site';
import { pnpm } from '../pnpm';

/** Queries npm about the tool. Throws soon if there is no answer: by default npm tries three times in 70 seconds. */
function view(...args: string[]): string {
  const asked = ['view', TOOL.package, ...args, '--fetch-retries=0'];
  const { status, stdout, stderr } = spawnSync('npm', asked, { encoding: 'utf8' });
  if (status === 0) return stdout;
  const [why = ''] = /^npm error (?!code|errno|syscall).+/m.exec(stderr) ?? [];
  throw new Error(`The registry does not answer; nothing has been changed.\n${why}`);
}

let published: string[] | undefined;
/** Every version of the tool in the registry; requested once. */
export function publishedVersions(): string[] {
  published ??= z.array(z.string()).parse(JSON.parse(view('versions', '--json')));
  return published;
}

/** The requested version, or the newest stable one. Throws if the registry does not have it. */
export function resolveVersion(asked?: string): string {
  if (asked !== undefined && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(asked)) {
    throw new Error(
      `“${asked}” is not an exact version.\nWrite for example: pnpm bump 1.0.1, or pnpm bump for the newest.`,
    );
  }
  const found = asked ?? view('version').trim();
  const versions = publishedVersions();
  if (versions.includes(found)) return found;
  const newest = versions.slice(-5).join(', ');
  throw new Error(`The registry has no ${TOOL.package} ${found}.\nIts newest versions: ${newest}`);
}

/** Installs the packages of the workspaces with the pinned pnpm. */
export function install(root: string): void {
  const [program, ...args] = pnpm();
  args.push('install', '--no-frozen-lockfile', '--prefer-offline');
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `pnpm install failed:\n${stdout}${stderr}\nThe versions are written; fix the cause and run the same command again.`,
  );
}
