import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRaw } from './follow';
import { createContractSite } from './hostContract';
import { keepsContract } from './keepsContract';
import { type Host, serveFolder } from './serveFolder';

describe.each(['/', '/docs/'])('pnpm preview under %s', (base) => {
  let host: Host | undefined;
  const origin = () => new URL(host?.url ?? '').origin;
  beforeAll(async () => {
    host = await serveFolder((await createContractSite(base)).folder, { base });
  });
  afterAll(() => host?.server.close());
  keepsContract(origin, base);

  test('a range that ends before it begins ends its own request only', async () => {
    const headers = { range: 'bytes=2-1' };
    await fetch(`${origin()}${base}guide/cli`, { headers }).catch(() => undefined);
    expect((await getRaw(origin(), `${base}guide/cli`)).status).toBe(200);
  });
});
