import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runShell } from '../../claims/runShell';
import type { Choice } from '../../explorer/choice';
import { manifestOf } from '../../explorer/manifest';
import type { ExplorerSource } from '../../explorer/sources';
import { normalizeLog } from '../examples/normalizeLog';
import { stepEnvironment } from '../examples/stepEnvironment';
import type { Built } from './buildChoices';
import type { SourceCopy } from './sourceCopy';

/** A choice and what its build gave. */
export interface BuiltChoice {
  choice: Choice;
  built: Built;
}

const STRICT = '--ignoreConfig --noEmit --strict --module nodenext --target es2022 --types ""';
/** Argument of the command. */
const ARGUMENT = 'V';
/**
 * Runs the scripts that its arguments name, each from a folder of its own, and prints a list of what each printed;
 * of a failure the message, without the code around it, which moves with each version of Node.js.
 */
const RUN_SCRIPTS = `
const printed = [];
const log = console.log;
const scripts = process.argv.splice(2, process.argv.length, '${ARGUMENT}');
for (const script of scripts) {
  const lines = [];
  console.log = (...values) => lines.push(values.join(' '));
  try {
    await import(script);
  } catch (error) {
    lines.push(String(error));
  }
  printed.push(lines.join('\\n'));
}
log(JSON.stringify(printed));
`;

/** Installs what was built as a package for a reader of its own, beside the scripts of the source. */
function install(
  source: ExplorerSource,
  { choice, built }: BuiltChoice,
  copy: SourceCopy,
  at: number,
) {
  const reader = mkdtempSync(join(copy.scratch, 'reader-'));
  const installed = join(reader, 'node_modules', source.name);
  for (const [path, contents] of built.files) {
    mkdirSync(dirname(join(installed, path)), { recursive: true });
    writeFileSync(join(installed, path), contents);
  }
  // TypeScript takes packages of one name and version for the same one.
  const manifest = { ...manifestOf(source, choice), version: `1.0.${at}` };
  writeFileSync(join(installed, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(reader, 'package.json'), '{ "type": "module" }\n');
  for (const folder of source.data ? [source.data] : []) {
    cpSync(join(copy.project, folder), join(installed, folder), { recursive: true });
  }
  for (const script of ['use.mjs', 'use.cjs', 'use.mts']) {
    if (existsSync(join(copy.project, script)))
      cpSync(join(copy.project, script), join(reader, script));
  }
  return reader;
}

/** What the script of each reader printed. */
async function runScripts(scripts: readonly string[], copy: SourceCopy): Promise<string[]> {
  const runner = join(copy.scratch, 'run.mjs');
  writeFileSync(runner, RUN_SCRIPTS);
  const { exit, text } = await runShell(
    `node ${runner} ${scripts.join(' ')}`,
    copy.scratch,
    stepEnvironment(copy, {}),
  );
  const list = text.indexOf('["');
  if (exit === 0 && list >= 0) return JSON.parse(text.slice(list));
  // Some errors end Node.js whatever catches them.
  if (scripts.length === 1) return [/^\w*Error\b.*$/m.exec(text)?.[0] ?? text];
  const printed: string[] = [];
  for (const script of scripts) printed.push(...(await runScripts([script], copy)));
  return printed;
}

/** What TypeScript reports of the script of each reader; '' for nothing. */
async function checkTypes(scripts: readonly string[], copy: SourceCopy): Promise<string[]> {
  const { text } = await runShell(
    `tsc ${STRICT} ${scripts.join(' ')}`,
    copy.scratch,
    stepEnvironment(copy, {}),
  );
  const lines = text.split('\n').filter((line) => / error TS\d+/.test(line));
  return scripts.map((script) => {
    const folder = script.split('/').at(-2) ?? '';
    const own = lines.filter((line) => line.includes(`${folder}/`));
    return own.map((line) => line.slice(line.indexOf(': error') + 2)).join('\n');
  });
}

/**
 * Uses packages as their readers do: Node.js runs the scripts of the source against each, TypeScript checks one.
 * Gives by the name of the script what each printed, for each choice.
 */
export async function tryPackages(
  source: ExplorerSource,
  choices: readonly BuiltChoice[],
  copy: SourceCopy,
): Promise<Map<string, string>[]> {
  const readers = choices.map((one, at) => install(source, one, copy, at));
  const printed = choices.map(() => new Map<string, string>());
  if (readers.length === 0) return printed;
  const keep = (name: string, texts: readonly string[]) => {
    for (const [at, text] of texts.entries()) {
      const paths: [string, string][] = [
        [readers[at] ?? '', '<root>'],
        [copy.scratch, '<root>'],
      ];
      printed[at]?.set(name, normalizeLog(text, paths));
    }
  };
  const scripts = (name: string) => readers.map((reader) => join(reader, name));
  const has = (name: string) => existsSync(join(copy.project, name));
  try {
    if (source.isCommand) {
      const commands = choices.map(({ choice }, at) => {
        const { bin } = manifestOf(source, choice) as { bin: Record<string, string> };
        return join(readers[at] ?? '', 'node_modules', source.name, bin[source.name] ?? '');
      });
      keep(`npx ${source.name} ${ARGUMENT}`, await runScripts(commands, copy));
    }
    for (const name of ['use.mjs', 'use.cjs']) {
      if (has(name)) keep(name, await runScripts(scripts(name), copy));
    }
    if (has('use.mts')) keep('use.mts', await checkTypes(scripts('use.mts'), copy));
    return printed;
  } finally {
    for (const reader of readers) rmSync(reader, { recursive: true, force: true });
  }
}
