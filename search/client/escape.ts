/** The modal writes hits as HTML, so nothing reaches it unescaped. Pure. */

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text → HTML that shows exactly this text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** Makes text that may already be escaped safe: markup is shown, entities of ours stay as they are. */
export function escapeOnce(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|quot|#39);)/g, '&amp;')
    .replace(/[<>"']/g, (char) => ENTITIES[char] ?? char);
}
