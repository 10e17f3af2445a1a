import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runShell } from './runShell';

const run = (cmd: string, limit?: number) => runShell(cmd, tmpdir(), process.env, limit);

test('what a command printed, and how it ended', async () => {
  expect(await run('echo out; echo err >&2; exit 3')).toEqual({ exit: 3, text: 'out\nerr\n' });
});

test('one that never ends fails with what it printed, and nothing of it goes on', async () => {
  const { exit, text } = await run('echo begun; sleep 61.5', 500);
  expect(exit).not.toBe(0);
  expect(text).toBe('begun\n\n“echo begun; sleep 61.5” did not end within 0.5 s.');
  expect((await run('pgrep -f "^sleep 61\\.5"')).text).toBe('');
});
