import { afterAll, beforeAll, describe } from 'vitest';
import { createContractSite } from './hostContract';
import { keepsContract } from './keepsContract';
import { type Host, serveFolder } from './serveFolder';

describe('pnpm preview', () => {
  let host: Host | undefined;
  beforeAll(async () => {
    host = await serveFolder(createContractSite());
  });
  afterAll(() => host?.server.close());
  keepsContract(() => host?.url ?? '');
});
