import {
  type ExampleFolder,
  findExample,
  listExamples,
} from '../../build/pages/example/exampleFolders';
import { topicOf } from '../../claims/runClaims';

/**
 * What the ids of `pnpm examples:check` name: examples, claims with their file, or both, as four ids do; without ids all
 * examples. `claims` is the word for all claims. Throws for an id that names neither.
 */
export function readIds(
  root: string,
  ids: readonly string[],
): { examples: ExampleFolder[]; claims: { id: string; file: string }[] } {
  const all = listExamples(root);
  if (ids.length === 0) return { examples: all, claims: [] };
  const named = ids.filter((id) => id !== 'claims');
  const claims = named.flatMap((id) => {
    const file = topicOf(root, id);
    return file ? [{ id, file }] : [];
  });
  const isOnlyClaim = (id: string) =>
    claims.some((claim) => claim.id === id) && !all.some((example) => example.id === id);
  const examples = named.filter((id) => !isOnlyClaim(id)).map((id) => findExample(root, id));
  return { examples, claims };
}
