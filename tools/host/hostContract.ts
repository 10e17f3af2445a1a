/** What every host of the site must answer, tried on `pnpm preview` and on nginx. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A small site with the host files of the real one. */
export function createContractSite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const files: Record<string, string> = {
    'index.html': 'home',
    '404.html': 'not found',
    'zh/404.html': '未找到',
    'zh/index.html': '首页',
    'guide/index.html': 'guide',
    'guide/cli.html': 'cli',
    'guide/cli.md': '# cli',
    'static/js/app.1a2b.js': 'app()',
    _headers: readFileSync('public/_headers', 'utf8'),
    _redirects: readFileSync('public/_redirects', 'utf8'),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

export const PAGES = [
  ['/', 200, 'home'],
  ['/guide/', 200, 'guide'],
  ['/guide/cli', 200, 'cli'],
  ['/guide/cli?x=1', 200, 'cli'],
  ['/zh/', 200, '首页'],
  ['/nope', 404, 'not found'],
  ['/zh/guide/nope', 404, '未找到'],
  ['/_headers', 404, 'not found'],
] as const;

export const REDIRECTS = [
  ['/en/guide/cli?x=1', '/guide/cli?x=1'],
  ['/en', '/'],
  ['/guide', '/guide/'],
  ['/guide/cli/', '/guide/cli'],
  ['/guide/cli.html', '/guide/cli'],
  ['/guide/index', '/guide/'],
  ['/guide/index.html?x=1', '/guide/?x=1'],
] as const;

/** Headers of every answer. */
export const HEADERS = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
} as const;

export const CACHING = [
  ['/guide/cli', 'public, max-age=0, must-revalidate'],
  ['/static/js/app.1a2b.js', 'public, max-age=31536000, immutable'],
] as const;
