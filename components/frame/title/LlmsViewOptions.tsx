/** Renders nothing: OpenIn has the links to assistants, and the stock menu would be loaded with every page. */
export function LlmsViewOptions() {
  return null;
}
