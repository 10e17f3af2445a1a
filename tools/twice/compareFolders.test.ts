import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareFolders } from './compareFolders';

function folder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'folder-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

test('equal folders have no differences', () => {
  const files = { 'a.html': 'x', 'b/c.js': 'y' };
  expect(compareFolders(folder(files), folder(files))).toEqual([]);
});

test('a byte that differs is shown with what stands around it', () => {
  const [message, ...others] = compareFolders(
    folder({ 'b/c.js': 'built at 1, ok' }),
    folder({ 'b/c.js': 'built at 2, ok' }),
  );
  expect(others).toEqual([]);
  expect(message).toContain('b/c.js differs at byte 9');
  expect(message).toContain('built at 2, ok');
});

test('a file that is longer, or only in one of them, differs', () => {
  const one = folder({ 'a.txt': 'ab', only: '' });
  const other = folder({ 'a.txt': 'abc' });
  expect(compareFolders(one, other)).toEqual([
    expect.stringContaining('a.txt differs at byte 2'),
    `only is missing in ${other}`,
  ]);
});
