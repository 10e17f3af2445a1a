import { spawn } from 'node:child_process';
import { delimiter, join, relative } from 'node:path';
import { z } from 'zod';
import type { Finding } from '../finding';

/** Exit code and everything a tool printed. */
export interface Printed {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a tool of node_modules/.bin silently, without a shell. */
export function runTool(root: string, name: string, args: readonly string[]): Promise<Printed> {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH, NO_COLOR: '1', FORCE_COLOR: undefined };
    const child = spawn(name, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Printed = { code: 1, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (printed.stdout += chunk));
    child.stderr.on('data', (chunk) => (printed.stderr += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...printed, code: code ?? 1 }));
  });
}

/** A tool that failed without saying anything that could be read. */
function unreadable(tool: string, { stdout, stderr }: Printed): Finding {
  return { file: 'package.json', line: 1, problem: `${tool} failed:\n${stdout}${stderr}`.trim() };
}

/** Output of `tsc` without colors as findings. Lines that are indented continue the message. */
export function parseTypes(output: string): Finding[] {
  const findings: Finding[] = [];
  for (const line of output.split('\n')) {
    const [, file, at, problem] = /^(.+?)\((\d+),\d+\): error (TS\d+: .+)$/.exec(line) ?? [];
    const last = findings.at(-1);
    if (file && problem) findings.push({ file, line: Number(at), problem });
    else if (last && /^ +\S/.test(line)) last.problem += `\n${line.trim()}`;
  }
  return findings;
}

/** Types of all TypeScript, from the state of the last run (`.cache/`). */
export async function checkTypes(root: string): Promise<Finding[]> {
  const state = join(root, '.cache/types.tsbuildinfo');
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', state, '--pretty', 'false'];
  const printed = await runTool(root, 'tsc', args);
  const findings = parseTypes(printed.stdout);
  return printed.code !== 0 && findings.length === 0 ? [unreadable('tsc', printed)] : findings;
}

const biomeReport = z.object({
  diagnostics: z.array(
    z.object({
      severity: z.string(),
      message: z.string(),
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
      advices: z.array(z.object({ text: z.string() })),
    }),
  ),
});
/** What Biome prints as a difference of the whole file. */
const MENDED_BY_FIX = new Set(['format', 'assist/source/organizeImports']);

/** Errors of Biome's JSON report; `pnpm fix` mends format and import order. */
export function parseLint(root: string, report: unknown): Finding[] {
  return biomeReport
    .parse(report)
    .diagnostics.flatMap(({ severity, category, message, location, advices }): Finding[] => {
      if (severity !== 'error' && severity !== 'fatal') return [];
      const place = {
        file: relative(root, join(root, location.path)),
        line: location.start.line || 1,
      };
      if (MENDED_BY_FIX.has(category))
        return [{ ...place, problem: 'not formatted', because: 'pnpm fix mends it' }];
      const because = advices.map(({ text }) => text).join('\n') || undefined;
      return [{ ...place, problem: `${category}: ${message}`, because }];
    });
}

/** Lint and format of the files, or of all. */
export async function checkLint(root: string, files: readonly string[]): Promise<Finding[]> {
  const printed = await runTool(root, 'biome', [
    'check',
    '--reporter=json',
    '--max-diagnostics=none',
    '--no-errors-on-unmatched',
    ...(files.length > 0 ? files : ['.']),
  ]);
  const [json = ''] = printed.stdout.split('\n').filter((line) => line.startsWith('{"summary"'));
  if (json) return parseLint(root, JSON.parse(json));
  return printed.code === 0 ? [] : [unreadable('biome', printed)];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Failed tests of vitest's JSON report, each with the first lines of its message. */
export function parseTests(root: string, report: unknown): Finding[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ file, line: 1, problem: message }];
    return failed.map(({ fullName, failureMessages: [text = ''] }): Finding => {
      const at = new RegExp(`${file.replace(/\W/g, '\\$&')}:(\\d+)`).exec(text)?.[1];
      const told = text.split('\n').filter((line) => !/^\s+at /.test(line));
      const because = told.slice(0, 12).join('\n');
      return { file, line: Number(at ?? 1), problem: `test failed: ${fullName}`, because };
    });
  });
}

/** Unit tests that import one of the files, or all tests. */
export async function checkTests(root: string, files: readonly string[]): Promise<Finding[]> {
  const scope = files.length > 0 ? ['related', '--run', ...files] : ['run'];
  const printed = await runTool(root, 'vitest', [...scope, '--reporter=json', '--passWithNoTests']);
  const at = printed.stdout.search(/^\{"numTotalTestSuites"/m);
  if (at >= 0) return parseTests(root, JSON.parse(printed.stdout.slice(at)));
  return printed.code === 0 ? [] : [unreadable('vitest', printed)];
}
