import { createHash } from 'node:crypto';
import { escapeAttribute } from '../head/markup';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const RUNS = /\btype="(?!module|text\/javascript)[^"]*"|\bsrc=/;

/** Hash sources of all inline scripts of a page, for the content security policy. */
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
 * The content security policy of a page: inline scripts by hash, files of this origin, and `connect`, the origins of a
 * configured search service. Inline styles are allowed: code blocks and React use them. `frame-ancestors` has no effect
 * in a page, so it is a header (`public/_headers`).
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
 * The page with its policy in front of everything else, so that page and policy always come from the same build, on any
 * host. Throws if the page has no charset tag, after which it is inserted.
 */
export function withPolicy(html: string, connect: readonly string[]): string {
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) {
    throw new Error(
      'A built page lacks <meta charset="utf-8">, after which its policy is inserted.',
    );
  }
  const policy = escapeAttribute(contentPolicy(html, connect));
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
