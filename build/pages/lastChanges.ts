import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When each file below `folder` was last changed in git, ISO 8601 by absolute path. Empty without git
 * or a history; uncommitted files are missing.
 */
export async function lastChanges(folder: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  try {
    const { stdout: top } = await run('git', ['rev-parse', '--show-toplevel'], { cwd: folder });
    const { stdout } = await run(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--', folder],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    );
    let date = '';
    for (const line of stdout.split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line) {
        const file = path.join(top.trim(), line);
        if (!changes.has(file)) changes.set(file, date);
      }
    }
  } catch {
    return changes;
  }
  return changes;
}
