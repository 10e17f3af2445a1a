import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archiveExample } from './archiveExample';
import { findExample } from './exampleFolders';

const root = join(import.meta.dirname, '../../..');

test('an archive holds the project in a folder, without what is only ours, and is the same every time', () => {
  const example = findExample(root, 'esm-minimal');
  const archive = archiveExample(example);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(['esm-minimal/package.json', 'esm-minimal/src/index.ts']);
  expect(strFromU8(files['esm-minimal/src/index.ts'] ?? new Uint8Array())).toContain('greet');
  expect(Buffer.from(archiveExample(example)).equals(Buffer.from(archive))).toBe(true);
});
