import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

test('the tarball installs; both paths and the command work', () => {
  const consumer = mkdtempSync(join(tmpdir(), 'consumer-'));
  const run = (command, cwd) => execSync(command, { cwd, encoding: 'utf8' }).trim();
  try {
    const tarball = run(`npm pack --silent --pack-destination ${consumer}`);
    writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
    run(`npm install --no-audit --no-fund ./${tarball}`, consumer);
    writeFileSync(
      join(consumer, 'use.js'),
      "import { parse } from 'complete-package';\nimport { format } from 'complete-package/format';\nconsole.log(format(parse('90m')));\n",
    );
    assert.equal(run('node use.js', consumer), '1h30m');
    assert.equal(run('npx duration 45m 45m', consumer), '1h30m');
  } finally {
    rmSync(consumer, { recursive: true });
  }
});
