import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

test('the tarball installs and runs', () => {
  const consumer = mkdtempSync(join(tmpdir(), 'consumer-'));
  const run = (command, cwd) => execSync(command, { cwd, encoding: 'utf8' }).trim();
  try {
    const tarball = run(`npm pack --silent --pack-destination ${consumer}`);
    writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
    run(`npm install --no-audit --no-fund ./${tarball}`, consumer);
    writeFileSync(
      join(consumer, 'use.js'),
      "import { rank } from 'publish-scripts';\nconsole.log(rank(['a', 'b'], 'b'));\n",
    );
    assert.equal(run('node use.js', consumer), '2');
    run('tsc --noEmit --module nodenext --allowJs --checkJs use.js', consumer);
  } finally {
    rmSync(consumer, { recursive: true });
  }
});
