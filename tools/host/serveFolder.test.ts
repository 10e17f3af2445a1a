import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Host, serveFolder } from './serveFolder';

const folder = mkdtempSync(path.join(os.tmpdir(), 'host-'));
let host: Host;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'guide'));
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, '404.html'), 'not found');
  writeFileSync(path.join(folder, 'guide/index.html'), 'guide');
  writeFileSync(path.join(folder, 'guide/cli.html'), 'cli');
  mkdirSync(path.join(folder, 'zh'));
  writeFileSync(path.join(folder, 'zh/404.html'), '未找到');
  writeFileSync(path.join(folder, '_redirects'), '/docs/en/guide/cli /docs/guide/cli 301\n');
  writeFileSync(path.join(folder, '_headers'), '/docs/*\n  X-Policy: on\n');
  host = await serveFolder(folder, { base: '/docs/' });
});
afterAll(() => host.server.close());

test.each([
  ['/docs/', 200, 'home'],
  ['/docs/guide/', 200, 'guide'],
  ['/docs/guide/cli', 200, 'cli'],
  ['/docs/guide/cli?x=1', 200, 'cli'],
  ['/docs/nope', 404, 'not found'],
  ['/docs/zh/guide/nope', 404, '未找到'],
  ['/docs/%E0%A4%A', 404, 'not found'],
  ['/docs/_headers', 404, 'not found'],
  ['/elsewhere', 404, 'not found'],
])('%s answers %i', async (url, status, body) => {
  const response = await fetch(new URL(url, host.url));
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test.each([
  ['/docs/en/guide/cli?x=1', 301, '/docs/guide/cli?x=1'],
  ['/docs/guide/cli.html', 308, '/docs/guide/cli'],
  ['/docs/guide/index', 308, '/docs/guide/'],
])('%s answers %i to %s', async (url, status, target) => {
  const response = await fetch(new URL(url, host.url), { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, target]);
});

test('the headers of the folder are sent, with pages and with the 404 page', async () => {
  for (const url of ['/docs/', '/docs/nope']) {
    const { headers } = await fetch(new URL(url, host.url));
    expect(headers.get('x-policy')).toBe('on');
    expect(headers.get('cache-control')).toContain('must-revalidate');
  }
});

test('a folder that was not built is refused with the cure', async () => {
  await expect(serveFolder(path.join(folder, 'guide'))).rejects.toThrow('Run: pnpm build');
});
