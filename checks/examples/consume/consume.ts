import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExampleFolder } from '../../../build/pages/example/exampleFolders';
import type { Consumption } from '../../../build/pages/example/exampleSchema';
import { runShell } from '../../../claims/runShell';
import { stepEnvironment } from '../stepEnvironment';
import { bundleWith } from './bundleWith';
import { runAsScript } from './runAsScript';
import { sourcesOfConsumer } from './sourcesOfConsumer';

/** TypeScript 7 no longer has `moduleResolution: node10`, so the oldest resolver is tested with TypeScript 5.9. */
const OLD_TSC = 'examples/legacy/node_modules/typescript/bin/tsc';

/** The first error code in a message, or the message in one line. */
const reason = (text: string): string =>
  /\bERR_[A-Z_]+|\bTS\d{4,5}\b/.exec(text)?.[0] ?? text.trim().replace(/\s+/g, ' ').slice(0, 200);

/**
 * Packs the built copy with npm, unpacks the tarball into the node_modules of a new project next to it, and uses the
 * package as each kind of consumer does. It has no dependencies; its peers come from the workspace.
 *
 * @param copy - folder in which the example was built; the project is written to `../consumer`
 * @returns consumer → `ok`, or the code of its first error
 */
export async function consume(
  example: ExampleFolder,
  { imports, platform, attw }: Consumption,
  copy: string,
): Promise<Record<string, string>> {
  const root = join(example.workspaceDir, '../..');
  const project = join(dirname(copy), 'consumer');
  const specifiers = imports.length > 0 ? imports : [example.id];
  mkdirSync(project);
  for (const [name, text] of Object.entries(sourcesOfConsumer(specifiers)))
    writeFileSync(join(project, name), text);
  const run = (cmd: string) => runShell(cmd, project, stepEnvironment(example, {}));
  const tryOne = async (cmd: string) => {
    const { exit, text } = await run(cmd);
    return exit === 0 ? 'ok' : reason(text);
  };
  const installed = join(project, 'node_modules', example.id);
  mkdirSync(installed, { recursive: true });
  const prepared = await run(
    `(cd ${JSON.stringify(copy)} && NPM_CONFIG_UPDATE_NOTIFIER=false npm pack --silent --pack-destination ${JSON.stringify(project)}) && tar -xzf ./*.tgz --strip-components=1 -C ${JSON.stringify(installed)}`,
  );
  if (prepared.exit !== 0) throw new Error(`${example.id}: npm pack failed.\n${prepared.text}`);
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz'));
  const manifest: { unpkg?: string } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  const oldTsc = `node ${JSON.stringify(join(root, OLD_TSC))}`;
  return {
    'node import': await tryOne('node import.mjs'),
    'node require': await tryOne('node require.cjs'),
    'node16 import': await tryOne('tsc -p tsconfig.import.json'),
    'node16 require': await tryOne('tsc -p tsconfig.require.json'),
    bundler: await tryOne('tsc -p tsconfig.bundler.json'),
    node10: await tryOne(`${oldTsc} -p tsconfig.old.json`),
    ...(await bundleWith(example.workspaceDir, project, platform)),
    ...(manifest.unpkg ? { script: runAsScript(join(installed, manifest.unpkg)) } : {}),
    publint: await tryOne(`publint --strict ${tarball}`),
    attw: await tryOne(`attw ${tarball} ${attw.join(' ')}`),
  };
}
