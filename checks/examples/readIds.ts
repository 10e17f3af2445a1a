import {
  type ExampleFolder,
  findExample,
  listExamples,
} from '../../build/pages/example/exampleFolders';
import { topicOf } from '../../claims/runClaims';

/**
 * Examples and claims (with their file) for the ids of `pnpm examples:check`; some ids name both. Without ids all examples;
 * `claims` means all claims. Throws for an unknown id.
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
