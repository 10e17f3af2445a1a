/** Types without which a browser does not take a file for what it is. */
const TYPES: Readonly<Record<string, RegExp>> = { js: /\bjavascript\b/, css: /^text\/css\b/ };

/** Whether an answer says that it is HTML. */
export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('text/html') ?? false;

/**
 * Whether an answer for a file is complete and of the file's kind. A host without the file, or a network
 * that first wants a login, may answer any address with 200 and a page.
 */
export function isRightKind(file: string, response: Response): boolean {
  if (response.status !== 200 || isHtml(response)) return false;
  const extension = /\.(\w+)(?:[?#]|$)/.exec(file)?.[1] ?? '';
  const type = response.headers.get('content-type') ?? '';
  return TYPES[extension]?.test(type) ?? true;
}
