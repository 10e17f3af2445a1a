/**
 * Makes `decodeURIComponent` give back a text with a malformed escape as it is. The stock router decodes each path
 * twice and does not expect an error: `/%` and `/100%25` would empty the page. Read like this they name no page, and
 * the address bar keeps what was typed.
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
