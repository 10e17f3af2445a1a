/** Nothing: OpenIn shows the ways to an assistant as plain links, and the stock menu would be loaded with every page. */
export function LlmsViewOptions() {
  return null;
}
