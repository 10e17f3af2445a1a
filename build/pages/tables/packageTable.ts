import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BuildMessages } from '../buildMessages';
import { WORKSPACES } from '../example/exampleFolders';
import { code, markdownTable } from './markdownTable';

const manifest = z.object({
  version: z.string(),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** Path of the package.json of a package installed for the examples. Throws if no workspace has it. */
function manifestFile(root: string, name: string): string {
  const files = WORKSPACES.map((workspace) =>
    join(root, workspace, 'node_modules', name, 'package.json'),
  );
  const found = files.find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    `no example uses the package "${name}": add it to examples/current/package.json or leave it out`,
  );
}

/** `<PackageTable of="a,b">`: version and peer dependencies of packages that are installed for the examples. */
export function packageTable(
  root: string,
  names: readonly string[],
  t: BuildMessages,
): { code: string; dependencies: string[] } {
  const files = names.map((name) => manifestFile(root, name));
  const rows = files.map((file, index) => {
    const { version, peerDependencies } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
    const peers = Object.entries(peerDependencies).map(([name, range]) => code(`${name} ${range}`));
    return [code(names[index] ?? ''), version, peers.join(t('table.and')) || '–'];
  });
  const head = [t('table.package'), t('table.version'), t('table.peers')];
  return { code: markdownTable(head, rows), dependencies: files };
}
