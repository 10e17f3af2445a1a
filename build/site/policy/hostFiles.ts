import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../../site';

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

/**
 * `_redirects` with a line for each page of the default language, from its prefix to the page without it;
 * `routes` as in links, of that language only.
 */
export const withPrefixRedirects = (text: string, routes: readonly string[]): string =>
  [
    text.trimEnd(),
    `/${DEFAULT_LANGUAGE} / 301`,
    ...[...routes].sort().map((route) => `/${DEFAULT_LANGUAGE}${route} ${route} 301`),
    '',
  ].join('\n');

/**
 * Vercel reads vercel.json before it builds, so `FRAME_ANCESTORS` cannot reach it: throws unless its `text`
 * says the same.
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

/** Writes what the settings decide into the host files of the built folder: _headers, _redirects, _nginx.conf. */
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
