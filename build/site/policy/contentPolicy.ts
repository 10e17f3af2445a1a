import { createHash } from 'node:crypto';
import { escapeAttribute } from '../head/markup';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const RUNS = /\btype="(?!module|text\/javascript)[^"]*"|\bsrc=/;

/** Sources of all scripts that run inline in a page, as the content security policy names them. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(({ groups }) => groups?.code && !RUNS.test(groups.attributes ?? ''))
    .map(({ groups }) => {
      const digest = createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64');
      return `'sha256-${digest}'`;
    });
  return [...new Set(hashes)].sort();
}

/**
 * The content security policy of a page: its own scripts by hash, files of this origin, nothing else
 * but `connect`, the origins that a configured search service needs. Inline styles are allowed: code
 * blocks and React write them. Who may frame a page is a header (`public/_headers`), because a page
 * cannot say that itself.
 */
export function contentPolicy(html: string, connect: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes(html).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * The page with its policy as the first thing the browser reads, so that page and policy can never come
 * from two builds, on any host. Throws when the page has no charset tag to stand behind.
 */
export function withPolicy(html: string, connect: readonly string[]): string {
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) {
    throw new Error('A built page lacks <meta charset="utf-8">, where its policy belongs.');
  }
  const policy = escapeAttribute(contentPolicy(html, connect));
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
