import { expect, test } from 'vitest';
import { CACHING, HEADERS, PAGES, REDIRECTS } from './hostContract';

const PERMANENT = [301, 308];

/** Tests that the host at the address which `url` gives keeps the contract of a host. */
export function keepsContract(url: () => string) {
  const get = (path: string) => fetch(new URL(path, url()), { redirect: 'manual' });

  test.each(PAGES)('%s answers %i', async (path, status, body) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, body]);
  });

  test.each(REDIRECTS)('%s leads to %s', async (path, target) => {
    const response = await get(path);
    expect(PERMANENT).toContain(response.status);
    expect(response.headers.get('location')).toBe(target);
  });

  test.each(['/', '/guide/cli', '/nope'])('%s has the headers of a careful host', async (path) => {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject(HEADERS);
  });

  test.each(CACHING)('%s is cached as %s', async (path, value) => {
    expect((await get(path)).headers.get('cache-control')).toBe(value);
  });

  test('a Markdown twin is text in UTF-8', async () => {
    const { headers } = await get('/guide/cli.md');
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });
}
