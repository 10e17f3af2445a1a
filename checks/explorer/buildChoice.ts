import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runShell } from '../../claims/runShell';
import type { Choice } from '../../explorer/choice';
import { configText } from '../../explorer/config';
import { manifestText } from '../../explorer/manifest';
import type { ExplorerSource } from '../../explorer/sources';
import { normalizeLog } from '../examples/normalizeLog';
import { stepEnvironment } from '../examples/stepEnvironment';
import { readNormalized } from '../examples/workingCopy';
import type { SourceCopy } from './sourceCopy';

/** What a build of one choice gave. */
export interface Built {
  exit: number;
  /** What the tool printed, where it warns or fails. */
  log?: string;
  /** Path in the project (`dist/index.js`) → contents. */
  files: Map<string, Buffer>;
}

/** Lines of progress, which come in any order: bundler and declarations are built side by side. */
const PROGRESS = /^(start|ready|info) +.*\n?/gm;
/** A line by which the tool says that something is wrong. */
const WRONG = /^\s*(warn|error)\b|\bwarning\b|\berror TS/im;

function readDist(project: string): Map<string, Buffer> {
  const entries = readdirSync(join(project, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [file.slice(project.length + 1), readNormalized(file)]));
}

/** Builds a choice as a reader does: with the very files that the explorer shows. */
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
  // What a failed build leaves depends on how far it came.
  const files = exit === 0 ? readDist(project) : new Map<string, Buffer>();
  return { exit, files, ...(isRight ? {} : { log }) };
}
