/**
 * Id that a hash such as `#caf%C3%A9` names, for any hash that a reader, a mail program or an attacker can
 * write: one with a malformed escape (`#100%`) is taken literally. '' when there is no hash.
 */
export function idOfHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** What two spellings of an id have in common: its English letters and digits, in lower case. */
const spelling = (id: string) => id.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The one of `ids` of which `id` is another spelling: `dtsBundle` and `dtsbundle` are `dts-bundle`, and so is
 * `dts-bundle，请看`, to which a chat has added what stood behind the link.
 */
export const nearId = (id: string, ids: readonly string[]): string | undefined =>
  ids.find((one) => spelling(one) !== '' && spelling(one) === spelling(id));
