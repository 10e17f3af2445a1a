import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Keeps the settings of the pnpm that runs the tests, and colors, out of the reader's shell. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|pnpm_|NODE_(?!EXTRA_CA_CERTS)|VITEST)/i.test(name),
    ),
  ),
  NO_COLOR: '1',
  CI: '1',
};

/** A reader's terminal, started in an empty folder. */
export class ReaderShell {
  /** The initially empty folder; everything the reader creates is below it. */
  readonly start = realpathSync(mkdtempSync(join(tmpdir(), 'reader-')));
  /** The current directory. */
  cwd = this.start;

  /** Runs a command in the current directory, follows its `cd`, and returns its output. Throws when it fails. */
  run(command: string): string {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', `${command} && echo && pwd -P`], {
      cwd: this.cwd,
      env: environment,
      encoding: 'utf8',
      timeout: 240_000,
    });
    if (status !== 0) throw new Error(`${command} ended with ${status}\n${stdout}\n${stderr}`);
    const lines = stdout.trimEnd().split('\n');
    this.cwd = lines.pop() ?? this.cwd;
    return lines.join('\n');
  }

  write(path: string, contents: string): void {
    mkdirSync(dirname(join(this.cwd, path)), { recursive: true });
    writeFileSync(join(this.cwd, path), contents);
  }

  remove(): void {
    rmSync(this.start, { recursive: true, force: true });
  }
}
