import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `_headers` or `_redirects` for a site under `base`: every path gets it in front. */
export function underBase(text: string, base: string): string {
  const mount = base.replace(/\/$/, '');
  if (!mount) return text;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line;
      return line.replace(/(^|\s)\/(?=\S|\s|$)/g, (_, before: string) => `${before}${mount}/`);
    })
    .join('\n');
}

/** Adds the origins that may frame the site. */
export const withFrameAncestors = (text: string, origins: readonly string[]): string =>
  text.replace("frame-ancestors 'self'", ["frame-ancestors 'self'", ...origins].join(' '));

/** Writes the base path and the framing origins into the host files of the built `folder`. */
export async function finishHostFiles(folder: string, base: string, framing: readonly string[]) {
  const rewrite = async (name: string, change: (text: string) => string) => {
    const file = path.join(folder, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  await rewrite('_headers', (text) => underBase(withFrameAncestors(text, framing), base));
  await rewrite('_redirects', (text) => underBase(text, base));
}
