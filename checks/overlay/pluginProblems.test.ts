import type { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { pluginProblems } from './pluginProblems';

const started = vi.hoisted(() => ({ times: 0 }));
// A worker that exits at its first request, as a sample could make it do with process.exit().
vi.mock('node:child_process', async (original) => {
  const real = await original<{ spawn: typeof spawn }>();
  const ends = "process.once('message', () => process.exit(1))";
  return {
    ...real,
    spawn: (command: string, _: string[], options: object) => {
      started.times++;
      return real.spawn(command, ['-e', ends], options);
    },
  };
});

test('a worker that has exited is restarted with the next edit, and the server goes on', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'problems-'));
  mkdirSync(path.join(root, 'docs'));
  let start = (_: object) => {};
  let close = () => {};
  const plugins = pluginProblems(root).builderConfig?.plugins ?? [];
  const [plugin] = plugins as { setup(api: object): void }[];
  plugin?.setup({
    onBeforeStartDevServer: (listener: typeof start) => (start = listener),
    onCloseDevServer: (listener: typeof close) => (close = listener),
  });
  start({ server: { middlewares: { use() {} } } });
  expect(started.times).toBe(1);
  let edits = 0;
  for (const times of [2, 3, 4]) {
    await vi.waitFor(
      () => {
        // As git and vim save: each time a new file, of which `fs.watch` reports only the first.
        writeFileSync(path.join(root, 'saved'), String(edits++));
        renameSync(path.join(root, 'saved'), path.join(root, 'docs/page.mdx'));
        expect(started.times).toBeGreaterThanOrEqual(times);
      },
      { timeout: 10_000, interval: 300 },
    );
  }
  close();
  rmSync(root, { recursive: true });
});
