import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runShell } from '../../claims/runShell';
import type { Choice } from '../../explorer/choice';
import { configOf, configText, folderOf, formatsOf } from '../../explorer/config';
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
  /** Path as the reader's project has it (`dist/index.js`) → contents. */
  files: Map<string, Buffer>;
}

/** Lines of progress, which come in any order: bundler and declarations are built side by side. */
const PROGRESS = /^(start|ready|info) +.*\n?/gm;

/** What a log says beside its progress. */
const withoutProgress = (log: string): string => log.replace(PROGRESS, '').trim();

/** A line by which the tool says that something is wrong. */
const WRONG = /^\s*(warn|error)\b|\bwarning\b|\berror TS/im;

const rslib = ({ project, workspaceDir }: SourceCopy, config: string) => {
  writeFileSync(join(project, 'rslib.config.ts'), config);
  return runShell('rslib', project, stepEnvironment({ workspaceDir }, {}));
};

function readFolder(folder: string, as: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = join(entry.parentPath, entry.name);
    files.set(as + file.slice(folder.length), readNormalized(file));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Builds one choice as a reader does: with the very files that the explorer shows. */
export async function buildAlone(
  source: ExplorerSource,
  choice: Choice,
  copy: SourceCopy,
): Promise<Built> {
  const { project, scratch, workspaceDir } = copy;
  rmSync(join(project, 'dist'), { recursive: true, force: true });
  writeFileSync(join(project, 'package.json'), manifestText(source, choice));
  const { exit, text } = await rslib(copy, configText(source, choice));
  const log = withoutProgress(
    normalizeLog(text, [
      [project, '<root>'],
      [scratch, '<root>/..'],
      [workspaceDir, '<workspace>'],
    ]),
  );
  const isRight = exit === 0 && !WRONG.test(log);
  // What a failed build leaves depends on how far it came.
  const files = exit === 0 ? readFolder(join(project, 'dist'), 'dist') : new Map<string, Buffer>();
  return { exit, files, ...(isRight ? {} : { log }) };
}

/** One configuration for several choices, each with a folder of its own. */
function batchConfig(source: ExplorerSource, choices: readonly Choice[]): string {
  const items = choices.flatMap((choice, at) => {
    const { items, output, source: entries } = configOf(source, choice);
    const formats = formatsOf(choice);
    return items.map((item, place) => {
      const folder = folderOf(formats, formats[place] ?? '').replace(/^dist/, `out/${at}`);
      return { ...item, source: entries, output: { ...output, distPath: `./${folder}` } };
    });
  });
  const [module, name] = source.plugin ?? [];
  const head = module ? `import { ${name} } from '${module}';\n` : '';
  const plugins = name ? `, plugins: [${name}()]` : '';
  return `${head}export default { lib: ${JSON.stringify(items)}${plugins} };\n`;
}

/**
 * Builds several choices in one run of the tool. Nothing when the run warns or fails: it does not say of which
 * choice it speaks.
 */
export async function buildTogether(
  source: ExplorerSource,
  choices: readonly Choice[],
  copy: SourceCopy,
): Promise<Built[] | undefined> {
  const [first] = choices;
  if (!first) return [];
  const out = join(copy.project, 'out');
  rmSync(out, { recursive: true, force: true });
  // The tool reads name, type and dependencies of it, which all choices share.
  writeFileSync(join(copy.project, 'package.json'), manifestText(source, first));
  const { exit, text } = await rslib(copy, batchConfig(source, choices));
  if (exit !== 0 || WRONG.test(normalizeLog(text, []))) return undefined;
  return choices.map((_, at) => ({ exit, files: readFolder(join(out, String(at)), 'dist') }));
}
