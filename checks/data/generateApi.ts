import type { Generated } from '../../build/pages/data/schemas';
import { loadTool } from './loadTool';
import type { Surface } from './surface';

/** In characters. Longer definitions are types of the configuration, which has pages of its own. */
const MAX_DEFINITION = 900;

/** Exports of @rslib/core and members of its instance. Throws if types and module disagree. */
export async function generateApi(
  root: string,
  { definitionOf, exports, typeOf }: Surface,
): Promise<Generated<'api'>> {
  const real = Object.keys(await loadTool(root)).sort();
  if (real.join() !== exports.values.join()) {
    throw new Error(
      `The module exports ${real.join(', ')}; its types say ${exports.values.join(', ')}`,
    );
  }
  return {
    ...exports,
    definitions: Object.fromEntries(
      [...exports.values, ...exports.types].flatMap((name) => {
        const text = definitionOf(name);
        return text && text.length <= MAX_DEFINITION ? [[name, text]] : [];
      }),
    ),
    instance: typeOf('RslibInstance')
      .getProperties()
      .map(({ name }) => name)
      .sort(),
  };
}
