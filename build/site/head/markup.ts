/** Escapes text for an attribute in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `tag('meta', { name: 'a', content: 'b' })` gives `<meta name="a" content="b">`; undefined attributes are omitted. */
export function tag(name: string, attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value ?? '')}"`);
  return `<${name}${written.join('')}>`;
}

/** JSON escaped for a script element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
