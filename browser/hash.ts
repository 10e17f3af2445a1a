/** The id in a hash such as `#caf%C3%A9`, '' without one. A malformed escape (`#100%`) is taken literally. */
export function idOfHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Normal form of an id: its English letters and digits, in lower case. */
const spelling = (id: string) => id.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The one of `ids` that `id` spells differently: `dtsBundle`, `dtsbundle` and `dts-bundle，请看`, to which a chat program
 * has added the text after the link, are `dts-bundle`.
 */
export const nearId = (id: string, ids: readonly string[]): string | undefined =>
  ids.find((one) => spelling(one) !== '' && spelling(one) === spelling(id));
