import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTopic } from './runClaims';

const root = join(import.meta.dirname, '..');
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'claims-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a claim that throws an empty message does not hold', async () => {
  const topic = join(dir, 'topic.mjs');
  writeFileSync(
    topic,
    "import assert from 'node:assert/strict';\nexport default {\n  async holds() {},\n  async fails() { assert.ok(false, ''); },\n};\n",
  );
  const results = await runTopic(root, relative(root, topic), dir, process.env);
  expect(results.map(({ id, failure }) => [id, Boolean(failure)])).toEqual([
    ['holds', false],
    ['fails', true],
  ]);
});
