/** How every host of the site must respond; tested with `pnpm preview` and nginx. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finishHostFiles } from '../../build/site/policy/hostFiles';

/** An additional origin that may frame the site. */
const FRAMING = 'https://frame.example';

/**
 * A small site under `base` with the host files of a build. Returns its `folder`, and the `root` for a host without mount
 * points, which contains the site at its base.
 */
export async function createContractSite(base = '/'): Promise<{ root: string; folder: string }> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const folder = path.join(root, base);
  const files: Record<string, string> = {
    'index.html': 'home',
    '404.html': 'not found',
    'zh/404.html': '未找到',
    'zh/index.html': '首页',
    'config/index.html': 'config',
    'guide/cli.html': 'cli',
    'guide/cli.md': '# cli',
    'pictures/a.svg': '<svg/>',
    'zh/pictures/a.svg': '<svg/>',
    'static/js/app.1a2b.js': 'app()',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const routes = ['/', '/config/', '/guide/cli'];
  await finishHostFiles({ folder, base, framing: [FRAMING], routes });
  return { root, folder };
}

export const PAGES = [
  ['/', 200, 'home'],
  ['/config/', 200, 'config'],
  ['/guide/cli', 200, 'cli'],
  ['/guide/cli?x=1', 200, 'cli'],
  ['/zh/', 200, '首页'],
  ['/nope', 404, 'not found'],
  ['/zh/guide/nope', 404, '未找到'],
  ['/_headers', 404, 'not found'],
  ['/%5Fheaders', 404, 'not found'],
  ['/_headers/', 404, 'not found'],
  ['/_nginx.conf', 404, 'not found'],
  ['/%7Ah/nope', 404, '未找到'],
  // Folders without a page.
  ['/pictures', 404, 'not found'],
  ['/pictures/', 404, 'not found'],
  ['/zh/pictures/', 404, '未找到'],
  ['/static/', 404, 'not found'],
] as const;

export const REDIRECTS = [
  ['/guide/advanced/publish', '/guide/publish/'],
  ['/zh/guide/advanced/publish?a=1', '/zh/guide/publish/?a=1'],
  ['/guide', '/guide/start/'],
  ['/guide/', '/guide/start/'],
  ['/zh/guide?a=1', '/zh/guide/start/?a=1'],
  ['/en/guide/cli?x=1', '/guide/cli?x=1'],
  ['/en', '/'],
  ['/config', '/config/'],
  ['/guide/cli/', '/guide/cli'],
  ['/guide/cli.html', '/guide/cli'],
  ['/config/index', '/config/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/config/index.html?x=1', '/config/?x=1'],
] as const;

/** Results for hostile addresses, after following every redirect: path, status, body. */
export const ENDS = [
  ['//guide//cli?x=1', '/guide/cli?x=1', 200, 'cli'],
  ['/\\guide\\cli', '/guide/cli', 200, 'cli'],
  ['/guide%2Fcli', '/guide/cli', 200, 'cli'],
  ['/%5C%2f/config/', '/config/', 200, 'config'],
  ['//en//guide/cli', '/guide/cli', 200, 'cli'],
  ['//evil.test', '/evil.test', 404, 'not found'],
  ['//zh/nope', '/zh/nope', 404, '未找到'],
] as const;

const STARTS = ['', '/en', '/zh', '/guide', '/en/en', '/static', '/en/..', '/%65n'];
const GAPS = String.raw`
  / // /// /\ \ /%5C /%5c%5C /%2F /%2f/ %2F%2f //%5C/ /.// /..// /%2e%2e// /%2E/%5C /%09/ /%0a/
  /%0d%0aSet-Cookie:%20a=b// /@ /;// /%00// /%252F%252f /%255C /https: /https:/ /javascript: /% /%E0%A4%A`;
const TAILS = `
  evil.test evil.test/ evil.test/x.html evil.test/index evil.test/index.html ?//evil.test/x.html`;
const words = (text: string) => text.trim().split(/\s+/);

/** Addresses that try to redirect to another site, split a header or crash the host. */
export const HOSTILE: readonly string[] = [
  ...STARTS.flatMap((start) =>
    words(GAPS).flatMap((gap) => words(TAILS).map((tail) => start + gap + tail)),
  ),
  `/${'a'.repeat(5000)}`,
  `/en/${'/'.repeat(3000)}evil.test`,
  `/${'%5C'.repeat(1000)}evil.test`,
  `/${'../'.repeat(500)}etc/passwd`,
  '/guide/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/guide/..%2f..%2f..%2fetc%2fpasswd',
  '/%',
  '/%E0%A4%A',
  '/%E0%A4',
  '/%00',
  '/guide/cli%00.html',
  '/__proto__',
  '/constructor/',
];

export const HEADERS = {
  'content-security-policy': `frame-ancestors 'self' ${FRAMING}`,
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
