import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const job = z
  .looseObject({
    'timeout-minutes': z.number().optional(),
    permissions: permissions.optional(),
    uses: z.string().optional(),
    needs: z.string().optional(),
    if: z.string().optional(),
    steps: z.array(step).default([]),
  })
  .refine((one) => one.uses || one['timeout-minutes'], 'a job without a time limit');
const workflow = z.looseObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions,
  jobs: z.record(z.string(), job),
});
const read = (file: string) => workflow.parse(parse(readFileSync(join(folder, file), 'utf8')));
/** Action of a step, without the version. */
const action = ({ uses }: z.infer<typeof step>) => uses?.split('@')[0];

/** Built-in pnpm commands. */
const OWN_COMMANDS = ['install', 'exec'];
/** Jobs with write permissions, and which. */
const WRITES: Record<string, string[]> = {
  'bump.propose': ['contents', 'pull-requests'],
  'deploy.publish': ['id-token', 'pages'],
};

const texts = [
  ...readdirSync(folder).map((file) => join(folder, file)),
  join(root, '.github/actions/setup/action.yml'),
];
test.each(texts)('%s pins every action by hash, with its version beside it', (file) => {
  const uses = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\s*(- )?uses:/.test(line));
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) {
    const [, own] = /uses: \.\/(\S+)$/.exec(line) ?? [];
    if (own) expect(existsSync(join(root, own)), own).toBe(true);
    else expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { name, jobs, permissions } = read(file);

  test('may only read, except for the jobs listed here', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [id, job] of Object.entries(jobs)) {
      const written = Object.entries(job.permissions ?? {}).filter(([, can]) => can === 'write');
      expect(written.map(([what]) => what).sort()).toEqual(WRITES[`${name}.${id}`] ?? []);
    }
  });

  test('runs code of packages only in jobs without write access or a stored token', () => {
    for (const [id, { steps }] of Object.entries(jobs)) {
      const runs = steps.flatMap(({ run }) => run ?? []).join('\n');
      const mayWrite = Boolean(WRITES[`${name}.${id}`]);
      if (mayWrite) expect(runs).not.toMatch(/npx|pnpm|node |\.ci\/run/);
      for (const one of steps.filter((one) => action(one) === 'actions/checkout')) {
        if (!mayWrite) expect(one.with['persist-credentials']).toBe(false);
      }
    }
  });

  test('inserts no untrusted text into a command', () => {
    for (const { steps } of Object.values(jobs)) {
      for (const { run = '' } of steps) expect(run).not.toContain('${{');
    }
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
  });

  test('runs scripts of package.json, with its version of pnpm', () => {
    for (const [, runner, script = ''] of text.matchAll(/npx -y (pnpm@\S+) ([\w:]+)/g)) {
      expect(runner).toBe(packageManager);
      if (!OWN_COMMANDS.includes(script)) expect(scripts).toHaveProperty([script]);
    }
  });
});

describe('deploy', () => {
  const { jobs, on } = read('deploy.yml');

  test('waits for the check, and publishes the tested folder', () => {
    expect(Object.keys(on)).toEqual(['workflow_dispatch', 'push']);
    expect(jobs.check?.uses).toBe('./.github/workflows/check.yml');
    expect(jobs.publish?.needs).toBe('check');
    expect(jobs.publish?.if).toContain("github.ref == 'refs/heads/main'");
    expect(jobs.publish?.if).not.toMatch(/always|failure|cancelled/);
    expect(jobs.publish?.steps.map(action)).toEqual(['actions/deploy-pages']);
  });

  test('nothing is built after the tests', () => {
    const steps = read('check.yml').jobs.test?.steps ?? [];
    const at = steps.findIndex(({ run }) => run === '.ci/run');
    const later = steps.slice(at + 1);
    expect(at).toBeGreaterThan(0);
    expect(later.flatMap(({ run }) => run ?? [])).toEqual([]);
    expect(later.map(action)).toContain('actions/upload-pages-artifact');
  });
});

test('Renovate skips what another command updates, and waits as long as pnpm', () => {
  const renovate = JSON.parse(readFileSync(join(root, '.github/renovate.json'), 'utf8'));
  const disabled = (renovate.packageRules as { matchPackageNames: string[]; enabled?: boolean }[])
    .filter(({ enabled }) => enabled === false)
    .flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(disabled).toEqual(['@rslib/core', 'pnpm']);
  const { minimumReleaseAge } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const days = Number.parseInt(renovate.minimumReleaseAge, 10);
  expect(days * 24 * 60).toBeGreaterThanOrEqual(minimumReleaseAge);
  expect(minimumReleaseAge).toBeGreaterThan(0);
});

test('every path that CODEOWNERS names exists', () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const paths = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s/)[0]);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect(existsSync(join(root, path ?? '')), path).toBe(true);
});
