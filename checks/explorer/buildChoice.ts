import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { EXPLORER_FOLDER } from '../../build/pages/explorer/sourceRecording';
import { runShell } from '../../claims/runShell';
import type { Choice } from '../../explorer/choice';
import { configText } from '../../explorer/config';
import { manifestText } from '../../explorer/manifest';
import type { ExplorerSource } from '../../explorer/sources';
import { normalizeLog } from '../examples/normalizeLog';
import { stepEnvironment } from '../examples/stepEnvironment';
import { readNormalized, withScratch } from '../examples/workingCopy';

/** The workspace whose packages the sources use. */
export const SOURCE_WORKSPACE = 'examples/current';

/** A temporary copy of a source. */
export interface SourceCopy {
  /** Parent folder of everything that is written; its node_modules has the source's own packages. */
  scratch: string;
  project: string;
  workspaceDir: string;
}

/**
 * Runs `use` in a copy of a source in `examples/current/.work/`, where packages resolve as for the examples. The packages
 * in the source's own `packages/` are linked in its parent folder.
 */
export function withSourceCopy<T>(
  root: string,
  { id }: Pick<ExplorerSource, 'id'>,
  use: (copy: SourceCopy) => Promise<T>,
): Promise<T> {
  const workspaceDir = join(root, SOURCE_WORKSPACE);
  return withScratch(workspaceDir, (scratch) => {
    const project = join(scratch, id);
    cpSync(join(root, EXPLORER_FOLDER, id), project, { recursive: true });
    const packages = join(project, 'packages');
    for (const name of existsSync(packages) ? readdirSync(packages) : []) {
      mkdirSync(join(scratch, 'node_modules'), { recursive: true });
      symlinkSync(join(packages, name), join(scratch, 'node_modules', name), 'junction');
    }
    return use({ scratch, project, workspaceDir });
  });
}

/** Result of building a choice. */
export interface Built {
  exit: number;
  /** Output of the tool, if it warns or fails. */
  log?: string;
  /** Path in the project (`dist/index.js`) → contents. */
  files: Map<string, Buffer>;
}

/** Lines of progress, in no fixed order: bundler and declarations are built in parallel. */
const PROGRESS = /^(start|ready|info) +.*\n?/gm;
/** A warning or an error of the tool. */
const WRONG = /^\s*(warn|error)\b|\bwarning\b|\berror TS/im;

function readDist(project: string): Map<string, Buffer> {
  const files = globSync('dist/**', { cwd: project, dot: true }).sort();
  return new Map(files.map((file) => [file, readNormalized(join(project, file))]));
}

/** Builds a choice as a reader does, with exactly the files that the explorer shows. */
export async function buildChoice(
  source: ExplorerSource,
  choice: Choice,
  { project, scratch, workspaceDir }: SourceCopy,
): Promise<Built> {
  writeFileSync(join(project, 'package.json'), manifestText(source, choice));
  writeFileSync(join(project, 'rslib.config.ts'), configText(source, choice));
  const { exit, text } = await runShell('rslib', project, stepEnvironment({ workspaceDir }, {}));
  const log = normalizeLog(text, [
    [project, '<root>'],
    [scratch, '<root>/..'],
    [workspaceDir, '<workspace>'],
  ])
    .replace(PROGRESS, '')
    .trim();
  const isRight = exit === 0 && !WRONG.test(log);
  // The files of a failed build depend on how far it got.
  const files = exit === 0 ? readDist(project) : new Map<string, Buffer>();
  return { exit, files, ...(isRight ? {} : { log }) };
}
