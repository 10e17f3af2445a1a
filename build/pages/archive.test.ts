import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archive } from './archive';
import { readProject } from './example/exampleFiles';
import { findExample } from './example/exampleFolders';

const root = join(import.meta.dirname, '../..');

test('an archive has the project in a folder, without our own files, and is the same in all time zones', () => {
  process.env.TZ = 'America/New_York';
  const zip = archive('esm-minimal', readProject(findExample(root, 'esm-minimal')));
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['esm-minimal/package.json', 'esm-minimal/src/index.ts']);
  expect(strFromU8(files['esm-minimal/src/index.ts'] ?? new Uint8Array())).toContain('greet');
  process.env.TZ = 'Asia/Shanghai';
  expect(archive('esm-minimal', readProject(findExample(root, 'esm-minimal'))).equals(zip)).toBe(
    true,
  );
});
