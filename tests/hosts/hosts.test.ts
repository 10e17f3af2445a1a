import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../tools/findChromium';
import { type Host, serveFolder } from '../../tools/host/serveFolder';
import { follow, getRaw } from './follow';
import {
  CACHING,
  createContractSite,
  ENDS,
  HEADERS,
  HOSTILE,
  PAGES,
  REDIRECTS,
} from './hostContract';
import { startNginx } from './startNginx';

const PERMANENT = [301, 308];
/** Allowed status codes for hostile addresses: a page, refused, missing, too long. */
const FINE = [200, 400, 404, 414];
const AT_ONCE = 16;

/** Tests a host against the contract: `origin` returns its address once it runs, `base` is the path of the site. */
function keepsContract(origin: () => string, base: string) {
  const mount = base.replace(/\/$/, '');
  const get = (path: string) => getRaw(origin(), mount + path);

  test.each(PAGES)('%s answers %i', async (path, status, body) => {
    expect(await get(path)).toMatchObject({ status, body });
  });

  test('2.1.17 2.1.21 addresses lead to their clean forms', async () => {
    for (const [path, target] of REDIRECTS) {
      const { status, headers } = await get(path);
      expect(PERMANENT, path).toContain(status);
      expect(headers.location, path).toBe(mount + target);
    }
  });

  test.each(ENDS)('%s ends at %s with %i', async (from, path, status, body) => {
    expect(await follow(origin(), mount + from)).toMatchObject({
      path: mount + path,
      status,
      body,
    });
  });

  test('no address redirects to another site, splits a header or crashes the host', async () => {
    const wrong: string[] = [];
    const tryOne = async (path: string) => {
      const { status, headers } = await follow(origin(), mount + path);
      const isFine = FINE.includes(status) && headers['set-cookie'] === undefined;
      if (!isFine) wrong.push(`${path.slice(0, 80)}: ${status}`);
    };
    for (let from = 0; from < HOSTILE.length; from += AT_ONCE) {
      const some = HOSTILE.slice(from, from + AT_ONCE);
      await Promise.all(some.map((path) => tryOne(path).catch((error) => wrong.push(`${error}`))));
    }
    expect(wrong).toEqual([]);
    expect((await get('/guide/cli')).status).toBe(200);
  });

  test.each(['/', '/guide/cli', '/nope'])('%s has the headers of a careful host', async (path) => {
    expect((await get(path)).headers).toMatchObject(HEADERS);
  });

  test.each(CACHING)('%s is cached as %s', async (path, value) => {
    expect((await get(path)).headers['cache-control']).toBe(value);
  });

  test('a Markdown version is text in UTF-8', async () => {
    const { headers } = await get('/guide/cli.md');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  });
}

describe.each(['/', '/docs/'])('pnpm preview under %s', (base) => {
  let host: Host | undefined;
  const origin = () => new URL(host?.url ?? '').origin;
  beforeAll(async () => {
    host = await serveFolder((await createContractSite(base)).folder, { base });
  });
  afterAll(() => host?.server.close());
  keepsContract(origin, base);

  test('a range that ends before it starts fails its own request only', async () => {
    const headers = { range: 'bytes=2-1' };
    await fetch(`${origin()}${base}guide/cli`, { headers }).catch(() => undefined);
    expect((await getRaw(origin(), `${base}guide/cli`)).status).toBe(200);
  });

  test.each(['/elsewhere', `${base}nope.html`])('%s is missing', async (path) => {
    expect((await getRaw(origin(), path)).status).toBe(404);
  });
});

test('a folder that is not a built site is refused with the fix', async () => {
  await expect(serveFolder('tools/host')).rejects.toThrow('Run: pnpm build');
});

const nginx = findProgram('/usr/sbin/nginx', 'nginx');
// As of 2026-11-20 nginx is not installed everywhere (Debian: apt-get install nginx); skipped without it.
describe.skipIf(!nginx).each(['/', '/docs/'])('tools/host/nginx.conf under %s', (base) => {
  let started: Awaited<ReturnType<typeof startNginx>> | undefined;
  beforeAll(async () => {
    started = await startNginx(nginx ?? '', await createContractSite(base));
  });
  afterAll(() => started?.child.kill());
  keepsContract(() => started?.url ?? '', base);
});
