import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keptRead } from '../../build/pages/keptReads';
import { pluginContentCheck } from './pluginContentCheck';

test('a build does not read again what its first step, the check, has read', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-check-'));
  const read = vi.fn();
  await pluginContentCheck(root).routeGenerated?.([], true);
  keptRead('page', read);
  keptRead('page', read);
  expect(read).toHaveBeenCalledOnce();
  rmSync(root, { recursive: true });
});
