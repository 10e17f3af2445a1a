/**
 * Id that a hash such as `#caf%C3%A9` names, for any hash that a reader, a mail program or an attacker can
 * write: one with a malformed escape (`#100%`) is taken as it stands. '' when there is no hash.
 */
export function idOfHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
