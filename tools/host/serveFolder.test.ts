import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContractSite } from './hostContract';
import { type Host, serveFolder } from './serveFolder';

// The contract of all hosts: previewContract.test.ts.
let host: Host;
beforeAll(async () => {
  host = await serveFolder((await createContractSite('/docs/')).folder, { base: '/docs/' });
});
afterAll(() => host.server.close());

test('an address outside the base path is missing', async () => {
  expect((await fetch(new URL('/elsewhere', host.url))).status).toBe(404);
});

test('a folder that was not built is refused with the cure', async () => {
  await expect(serveFolder('tools/host')).rejects.toThrow('Run: pnpm build');
});
