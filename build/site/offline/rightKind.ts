/** MIME types that browsers require. */
const TYPES: Readonly<Record<string, RegExp>> = { js: /\bjavascript\b/, css: /^text\/css\b/ };

/** Whether a response is declared as HTML. */
export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('text/html') ?? false;

/**
 * Whether a response for a file is successful and of the right type. A host without the file, or a captive portal, may
 * answer any address with 200 and an HTML page.
 */
export function isRightKind(file: string, response: Response): boolean {
  if (response.status !== 200 || isHtml(response)) return false;
  const extension = /\.(\w+)(?:[?#]|$)/.exec(file)?.[1] ?? '';
  const type = response.headers.get('content-type') ?? '';
  return TYPES[extension]?.test(type) ?? true;
}
