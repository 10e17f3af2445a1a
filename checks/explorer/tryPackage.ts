import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runShell } from '../../claims/runShell';
import type { Choice } from '../../explorer/choice';
import { manifestOf } from '../../explorer/manifest';
import type { ExplorerSource } from '../../explorer/sources';
import { normalizeLog } from '../examples/normalizeLog';
import { stepEnvironment } from '../examples/stepEnvironment';
import type { Built, SourceCopy } from './buildChoice';

const STRICT = '--ignoreConfig --noEmit --strict --module nodenext --target es2022 --types ""';
const ARGUMENT = 'V';
/** Prints only the message of a failure: the code frame differs between versions of Node.js. */
const RUN_SCRIPT = `const [script] = process.argv.splice(2, 1);
import(script).catch((error) => console.log(String(error)));
`;

/** Installs the built package in a consumer project, together with the scripts of the source. */
function install(
  source: ExplorerSource,
  choice: Choice,
  { files }: Built,
  { scratch, project }: SourceCopy,
) {
  const reader = join(scratch, 'reader');
  const installed = join(reader, 'node_modules', source.name);
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(installed, path)), { recursive: true });
    writeFileSync(join(installed, path), contents);
  }
  writeFileSync(join(installed, 'package.json'), JSON.stringify(manifestOf(source, choice)));
  writeFileSync(join(reader, 'package.json'), '{ "type": "module" }\n');
  if (source.data) {
    cpSync(join(project, source.data), join(installed, source.data), { recursive: true });
  }
  const scripts = ['use.mjs', 'use.cjs', 'use.mts'].filter((name) =>
    existsSync(join(project, name)),
  );
  for (const script of scripts) cpSync(join(project, script), join(reader, script));
  return { reader, installed, scripts };
}

/** Uses a package as consumers do, in Node.js and TypeScript. Returns script name → what it printed. */
export async function tryPackage(
  source: ExplorerSource,
  choice: Choice,
  built: Built,
  copy: SourceCopy,
): Promise<Map<string, string>> {
  const { reader, installed, scripts } = install(source, choice, built, copy);
  const printed = new Map<string, string>();
  const paths: [string, string][] = [
    [reader, '<root>'],
    [copy.scratch, '<root>'],
  ];
  const env = stepEnvironment(copy, { NODE_NO_WARNINGS: '1' });
  const run = (cmd: string) => runShell(cmd, reader, env);
  writeFileSync(join(copy.scratch, 'run.mjs'), RUN_SCRIPT);
  const runScript = async (name: string, script: string, argument = '') => {
    const { exit, text } = await run(`node ../run.mjs ${JSON.stringify(script)} ${argument}`);
    // Some errors terminate Node.js despite the catch.
    const output = exit === 0 ? text : (/^\w*Error\b.*$/m.exec(text)?.[0] ?? text);
    printed.set(name, normalizeLog(output, paths));
  };
  if (source.isCommand) {
    const { bin } = manifestOf(source, choice) as { bin: Record<string, string> };
    const script = join(installed, bin[source.name] ?? '');
    await runScript(`npx ${source.name} ${ARGUMENT}`, script, ARGUMENT);
  }
  for (const script of scripts) {
    if (script !== 'use.mts') {
      await runScript(script, join(reader, script));
      continue;
    }
    const { text } = await run(`tsc ${STRICT} ${script}`);
    const errors = text.split('\n').filter((line) => / error TS\d+/.test(line));
    const output = errors.map((line) => line.slice(line.indexOf(': error') + 2)).join('\n');
    printed.set(script, normalizeLog(output, paths));
  }
  return printed;
}
