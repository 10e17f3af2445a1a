/** The text with a capital letter first. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of a text in lower case, joined by hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

/** The text, cut after `length` characters. */
export function truncate(text: string, length: number, end = '…'): string {
  return text.length > length ? text.slice(0, Math.max(0, length - end.length)) + end : text;
}
