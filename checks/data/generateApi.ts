import { join } from 'node:path';
import type { Data } from '../../build/pages/data/schemas';
import { readToolVersions } from '../../build/pages/example/toolVersions';
import { loadTool } from './loadTool';
import { openSurface } from './surface';

/** Exports of @rslib/core and members of its instance. Throws when types and module disagree. */
export async function generateApi(root: string): Promise<Data<'api'>> {
  const { exports, typeOf } = openSurface(root);
  const real = Object.keys(await loadTool(root)).sort();
  if (real.join() !== exports.values.join()) {
    throw new Error(
      `The module exports ${real.join(', ')}; its types say ${exports.values.join(', ')}`,
    );
  }
  return {
    versions: readToolVersions(join(root, 'examples/current')),
    ...exports,
    instance: typeOf('RslibInstance')
      .getProperties()
      .map(({ name }) => name)
      .sort(),
  };
}
