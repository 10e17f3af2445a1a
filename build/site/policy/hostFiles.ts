import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../../site';

/** Prepends `base` to every path of `_headers` or `_redirects`. */
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

/**
 * Adds a redirect to `_redirects` for each page of the default language, from its address with the language prefix;
 * `routes` are those of that language, as in links.
 */
export const withPrefixRedirects = (text: string, routes: readonly string[]): string =>
  [
    text.trimEnd(),
    `/${DEFAULT_LANGUAGE} / 301`,
    ...[...routes].sort().map((route) => `/${DEFAULT_LANGUAGE}${route} ${route} 301`),
    '',
  ].join('\n');

/**
 * Throws unless the `text` of vercel.json has the same origins as `FRAME_ANCESTORS`: Vercel reads it before the build,
 * which therefore cannot insert them.
 */
export function checkVercelFraming(text: string, framing: readonly string[]) {
  const wanted = withFrameAncestors("frame-ancestors 'self'", framing);
  if (text.includes(`"${wanted}"`)) return;
  throw new Error(
    `vercel.json: FRAME_ANCESTORS does not reach Vercel, which reads this file before the build.\nWrite "${wanted}" as the value of its Content-Security-Policy.`,
  );
}

interface HostFilesOptions {
  folder: string;
  base: string;
  /** Origins that may frame the site. */
  framing: readonly string[];
  /** Routes of the pages of the default language, without the base. */
  routes: readonly string[];
}

/** Applies the settings to the host files of the built folder: _headers, _redirects, _nginx.conf. */
export async function finishHostFiles({ folder, base, framing, routes }: HostFilesOptions) {
  const write = async (from: string, name: string, change: (text: string) => string) =>
    writeFile(path.join(folder, name), change(await readFile(from, 'utf8')));
  if (process.env.VERCEL) checkVercelFraming(await readFile('vercel.json', 'utf8'), framing);
  await Promise.all([
    write('public/_headers', '_headers', (text) =>
      underBase(withFrameAncestors(text, framing), base),
    ),
    write('public/_redirects', '_redirects', (text) =>
      underBase(withPrefixRedirects(text, routes), base),
    ),
    write('tools/host/nginx.conf', '_nginx.conf', (text) =>
      withFrameAncestors(text, framing).replaceAll('@base@', base.replace(/\/$/, '')),
    ),
  ]);
}
