import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listExamples, readFacts } from '../../build/pages/example/exampleFolders';
import { listChanges, readQuery } from '../../explorer/choice';
import { writtenValue } from '../../explorer/optionLinks';

const root = join(import.meta.dirname, '../..');
const versions = z.record(z.string(), z.string()).default({});
const manifest = z.looseObject({ devDependencies: versions });
const read = (...path: string[]) => manifest.parse(JSON.parse(readFileSync(join(...path), 'utf8')));

describe.each(listExamples(root))('$workspace/$id', ({ dir, workspace, workspaceDir }) => {
  // A reader who downloads and installs the project must get what the recording was made with.
  test('pins the versions that it was recorded with', () => {
    const { devDependencies } = read(dir, 'package.json');
    const installed = read(workspaceDir, 'package.json').devDependencies;
    const pinned = Object.entries(devDependencies).filter(
      ([dependency, version]) => dependency in installed && /^\d/.test(version),
    );
    expect(Object.fromEntries(pinned)).toEqual(
      Object.fromEntries(pinned.map(([dependency]) => [dependency, installed[dependency]])),
    );
    // Projects before a migration are built by their old tool.
    if (workspace !== 'examples/legacy') {
      expect(devDependencies).toHaveProperty('@rslib/core', installed['@rslib/core']);
    } else {
      expect(pinned.length).toBeGreaterThan(0);
    }
  });
});

const explored = listExamples(root).filter((example) => readFacts(example).explore);
test.each(explored)('$id has the options that its link into the explorer shows', (example) => {
  const config = readFileSync(join(example.dir, 'rslib.config.ts'), 'utf8');
  const { source, choice } = readQuery(readFacts(example).explore ?? '');
  for (const [id, values] of listChanges(source, choice)) {
    // Two formats are joined by a plus.
    for (const value of values.split('+')) expect(config).toContain(writtenValue(id, value));
  }
});
