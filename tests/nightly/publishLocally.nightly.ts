import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageStep, pageSteps } from '../content/pageSteps';
import { ReaderShell } from '../content/readerShell';

const root = resolve(import.meta.dirname, '../..');
const stepsOf = (language: string, page: string, section: string): PageStep[] => {
  const file = join(root, 'docs', language, `${page}.mdx`);
  return pageSteps(readFileSync(file, 'utf8'), section, root);
};
const local = stepsOf('en', 'guide/publish/ci', 'local');
/** The page's command that starts the registry, with its package and version. */
const START = /^npx (verdaccio)@(\S+) (.*)$/;

const reader = new ReaderShell();
const tool = new ReaderShell();
let registry: ChildProcess | undefined;

/** Starts the registry in the reader's folder and waits until it answers. */
async function start([, name = '', version = '', args = '']: readonly string[]): Promise<void> {
  // Not through npx: a dependency asks for node-fetch by a tag that mirrors of the registry lack.
  tool.write('package.json', JSON.stringify({ overrides: { 'node-fetch': '2.6.7' } }));
  tool.run(`npm install --no-audit --no-fund ${name}@${version}`);
  const bin = join(tool.start, 'node_modules', name, 'bin', name);
  const server = spawn(process.execPath, [bin, ...args.split(' ')], {
    cwd: reader.cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  registry = server;
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const stopped = once(server, 'exit').then(() => {
    throw new Error(`${name} stopped on Node.js ${process.version}:\n${said}`);
  });
  const answers = async () =>
    (await fetch('http://localhost:4873/-/ping').catch(() => ({ ok: false }))).ok;
  await Promise.race([stopped, expect.poll(answers, { timeout: 60_000 }).toBe(true)]);
}

async function follow(steps: readonly PageStep[]): Promise<string> {
  let printed = '';
  for (const step of steps) {
    if (step.do === 'write') reader.write(step.path, step.contents);
    if (step.do !== 'run') continue;
    const command = START.exec(step.command);
    if (command) await start(command);
    else printed = reader.run(step.command);
  }
  return printed;
}

beforeAll(async () => {
  // The parent folder is a project as well, which npm would take for the one to set up.
  reader.write('package.json', '{ "private": true }');
  await follow(stepsOf('en', 'guide/start/quick-start', 'steps'));
});
afterAll(() => {
  registry?.kill();
  reader.remove();
  tool.remove();
});

test('the Chinese page gives the same steps', () => {
  expect(stepsOf('zh', 'guide/publish/ci', 'local')).toEqual(local);
});

test('the steps lead from an empty folder to a package that a consumer installs from a registry', async () => {
  expect(await follow(local)).toContain('Hello, WORLD!');
});

test('npm publishes a version only once, and a pre-release only with a tag; tags and deprecations work', () => {
  const publisher = join(reader.start, 'quick-start');
  const inPackage = (command: string) => reader.run(`cd ${publisher} && ${command}`);
  expect(() => inPackage('npm publish')).toThrow(
    'You cannot publish over the previously published versions',
  );
  inPackage('npm version prerelease --preid beta --no-git-tag-version');
  expect(() => inPackage('npm publish')).toThrow(
    'You must specify a tag using --tag when publishing a prerelease version',
  );
  inPackage('npm publish --tag next');
  expect(inPackage('npm dist-tag ls')).toMatch(/latest: 1\.0\.0\nnext: 1\.0\.1-beta\.0/);
  inPackage('npm deprecate quick-start@1.0.1-beta.0 "broken on Windows"');
  expect(inPackage('npm view quick-start@next deprecated')).toContain('broken on Windows');
  inPackage('npm dist-tag add quick-start@1.0.1-beta.0 latest');
  expect(inPackage('npm dist-tag ls')).toContain('latest: 1.0.1-beta.0');
});
