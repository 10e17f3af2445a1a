import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const workflow = z.looseObject({
  name: z.string(),
  permissions,
  jobs: z.record(
    z.string(),
    z.looseObject({ 'timeout-minutes': z.number(), permissions: permissions.optional() }),
  ),
});
/** What pnpm does itself. */
const OWN_COMMANDS = ['install', 'exec'];
/** Jobs that may write, and what. */
const WRITES: Record<string, string[]> = {
  'bump.bump': ['contents', 'pull-requests'],
  'deploy.publish': ['id-token', 'pages'],
};

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { name, jobs, permissions } = workflow.parse(parse(text));

  test('pins every action by hash, with its version beside it', () => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may only read, but for the jobs that are listed here', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [id, job] of Object.entries(jobs)) {
      const written = Object.entries(job.permissions ?? {}).filter(([, can]) => can === 'write');
      expect(written.map(([what]) => what).sort()).toEqual(WRITES[`${name}.${id}`] ?? []);
    }
  });

  test('runs scripts of package.json, with its version of pnpm', () => {
    for (const [, runner, script = ''] of text.matchAll(/npx -y (pnpm@\S+) ([\w:]+)/g)) {
      expect(runner).toBe(packageManager);
      if (!OWN_COMMANDS.includes(script)) expect(scripts).toHaveProperty([script]);
    }
  });
});
