import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChanges } from './changes';

test('what a branch has committed counts; without main, everything does', () => {
  const root = mkdtempSync(join(tmpdir(), 'changes-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  expect(findChanges(root)).toBeUndefined();
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'First');
  git('checkout', '-q', '-b', 'fix');
  writeFileSync(join(root, 'a.md'), 'a');
  git('add', '.');
  git('commit', '-q', '-m', 'Second');
  writeFileSync(join(root, 'b.md'), 'b');
  expect(findChanges(root)).toEqual(['a.md', 'b.md']);
  git('branch', '-q', '-D', 'main');
  expect(findChanges(root)).toBeUndefined();
  rmSync(root, { recursive: true });
});
