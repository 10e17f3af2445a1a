import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findExample, readFacts } from '../../build/pages/example/exampleFolders';
import { readRecording } from '../../build/pages/example/recording';
import { normalizeLog } from '../../checks/examples/normalizeLog';
import { pageSteps } from './pageSteps';

const root = resolve(import.meta.dirname, '../..');
const stepsOf = (language: string) =>
  pageSteps(
    readFileSync(join(root, 'docs', language, 'guide/start/quick-start.mdx'), 'utf8'),
    'steps',
    root,
  );
const steps = stepsOf('en');

/** Neither the settings of the pnpm that runs the tests nor colours may reach the reader's shell. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|NODE_|VITEST)/i.test(name)),
);

describe('quick start, followed literally in an empty folder', () => {
  let empty: string;
  let cwd: string;
  const printed: string[] = [];

  beforeAll(() => {
    empty = realpathSync(mkdtempSync(join(tmpdir(), 'rslib-quick-start-')));
    cwd = empty;
  });
  afterAll(() => rmSync(empty, { recursive: true, force: true }));

  /** Runs a command where the reader is, and moves to where it leaves them. */
  function run(command: string): void {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', `${command} && echo && pwd -P`], {
      cwd,
      env: { ...environment, NO_COLOR: '1', CI: '1' },
      encoding: 'utf8',
      timeout: 240_000,
    });
    expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    cwd = lines.pop() ?? cwd;
    printed.push(lines.join('\n'));
  }

  function write(path: string, contents: string): void {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), contents);
  }

  /** What the page prints is what the last commands printed and wrote. */
  function compare(id: string, numbers: number[], files: string[]): void {
    const folder = findExample(root, id);
    const recording = readRecording(folder.dir);
    const facts = readFacts(folder);
    for (const [index, number] of numbers.entries()) {
      const { log } = facts.steps[number - 1] ?? { log: false };
      const keep = typeof log === 'string' ? new RegExp(log) : undefined;
      const output = normalizeLog(
        printed.at(index - numbers.length) ?? '',
        [[cwd, '<root>']],
        keep,
      );
      expect(output).toBe(recording?.steps[number - 1]?.output);
    }
    for (const path of files) {
      const recorded = recording?.files.get(path)?.toString('utf8');
      expect(readFileSync(join(cwd, path), 'utf8'), path).toBe(recorded);
    }
  }

  test('the page builds, runs and shows results', () => {
    expect(steps.filter((step) => step.do === 'run').length).toBeGreaterThanOrEqual(4);
    expect(steps.filter((step) => step.do === 'compare').length).toBeGreaterThanOrEqual(2);
  });

  test('the Chinese page has the same steps', () => {
    expect(stepsOf('zh')).toEqual(steps);
  });

  test.each(steps.map((step) => [JSON.stringify(step).slice(0, 90), step] as const))(
    '%s',
    (_, step) => {
      if (step.do === 'run') run(step.command);
      if (step.do === 'write') write(step.path, step.contents);
      if (step.do === 'compare') compare(step.example, step.steps, step.files);
    },
    300_000,
  );
});
