import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createRslib } from '@rslib/core';
import { pluginSql } from 'plugin-package';

const cwd = join(import.meta.dirname, 'fixture');

async function build(options) {
  const config = {
    logLevel: 'silent',
    performance: { buildCache: false },
    lib: [{ plugins: [pluginSql(options)] }],
  };
  const rslib = await createRslib({ cwd, config });
  await (await rslib.build()).close();
  return readFileSync(join(cwd, 'dist/index.js'), 'utf8');
}

test('imports a .sql file as a string', async () => {
  assert.match(await build(), /"select name from user"/);
});

test('keeps comments when asked to', async () => {
  assert.match(await build({ keepComments: true }), /all names/);
});
