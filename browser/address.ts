/**
 * Makes `decodeURIComponent` return text with a malformed escape unchanged. The stock router decodes each path twice
 * without handling errors, so `/%` and `/100%25` would empty the page. This way they are a 404, and the address bar keeps
 * what was typed.
 */
export function guardDecoding(page: Pick<typeof globalThis, 'decodeURIComponent'>) {
  const decode = page.decodeURIComponent;
  page.decodeURIComponent = (text) => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };
}
