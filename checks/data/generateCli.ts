import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Generated } from '../../build/pages/data/schemas';
import { stepEnvironment } from '../examples/stepEnvironment';

/** What `-h` of each command prints, and the flags in it. */
export function generateCli(root: string): Generated<'cli'> {
  const workspaceDir = join(root, 'examples/current');
  const env = stepEnvironment({ workspaceDir }, {});
  const help = (args: string[]): string => {
    const run = spawnSync(join(workspaceDir, 'node_modules/.bin/rslib'), args, {
      cwd: workspaceDir,
      env,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`rslib ${args.join(' ')} failed: ${run.stderr}`);
    return run.stdout.replace(/ +$/gm, '').trim();
  };
  const list = /^Commands:\n((?: {2}\S.*\n)+)/m.exec(help(['-h']))?.[1] ?? '';
  const names = [...list.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name);
  const commands = names.map((name) => {
    const text = help([name, '-h']);
    const flags = text.match(/(?<=^|[\s,(])--?[a-z][\w-]*/gm) ?? [];
    return [name, { help: text, flags: [...new Set(flags)].sort() }] as const;
  });
  return { commands: Object.fromEntries(commands) };
}
