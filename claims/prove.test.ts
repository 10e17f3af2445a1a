import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTopics } from './runClaims';

const root = join(import.meta.dirname, '..');
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'claims-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Writes a topic of these claims, whose file is counted from the root. */
function topic(name: string, claims: string): string {
  const file = join(dir, name);
  writeFileSync(
    file,
    `import assert from 'node:assert/strict';\nexport default {\n${claims}\n};\n`,
  );
  return relative(root, file);
}
const run = (files: string[]) => runTopics(root, files, dir, process.env);

/** A claim that builds with a configuration that says whether its process is kept, and expects these answers of so many processes. */
const says = (name: string, ...expected: string[]) => `async ${name}({ pass, write }) {
  write({ 'rslib.config.mjs': "console.log(process.listenerCount('beforeExit') ? 'kept' : 'new', process.pid); export default {};" });
  const answers = new Set();
  for (const text of ${JSON.stringify(expected)})
    answers.add(new RegExp('^' + text + ' \\\\d+$', 'm').exec(await pass('rslib'))[0]);
  assert.equal(answers.size, ${expected.length});
}`;

/** A claim that holds as long as a build forks, or does not. */
const forks = (name: string, isForking: boolean) => `async ${name}() {
  const { fork } = await import('node:child_process');
  assert.equal(fork.name === 'fork', ${isForking});
}`;

test('a claim that throws an empty message does not hold', async () => {
  const results = await run([
    topic('a.mjs', "async holds() {}, async fails() { assert.ok(false, ''); }"),
  ]);
  expect(results.map(({ id, failure }) => [id, Boolean(failure)])).toEqual([
    ['holds', false],
    ['fails', true],
  ]);
});

test('a topic finds the environment that the one before it has changed as it was', async () => {
  const files = [
    topic(
      'a.mjs',
      "async first() { process.env.NODE_ENV = 'changed'; process.stdout.write('…'); }",
    ),
    topic('b.mjs', 'async second() { assert.notEqual(process.env.NODE_ENV, "changed"); }'),
  ];
  const results = await run([...files]);
  expect(results).toEqual([
    { id: 'first', file: files[0], seconds: expect.any(Number) },
    { id: 'second', file: files[1], seconds: expect.any(Number) },
  ]);
});

test('a process that ends before all is proved is an error, whatever its code', async () => {
  const file = topic(
    'a.mjs',
    'async first() {}, async ends() { process.exit(0); }, async lost() {}',
  );
  await expect(run([file])).rejects.toThrow(`${file} breaks off; the last claim was "first".`);
});

test('each build of a claim has another kept process, which can only confirm it; without --kept there is none', async () => {
  const workspace = join(root, 'examples/current');
  const PATH = `${workspace}/node_modules/.bin:${process.env.PATH}`;
  const claims = [
    forks('whole', false),
    says('kept', 'kept', 'kept'),
    says('another', 'new'),
    forks('forked', true),
  ];
  const file = topic('a.mjs', claims.join(',\n'));
  const holding = async (args: string[]) =>
    (await runTopics(root, [file], workspace, { ...process.env, PATH }, args))
      .filter(({ failure }) => !failure)
      .map(({ id }) => id);
  expect(await holding(['--kept'])).toEqual(['whole', 'kept', 'another', 'forked']);
  expect(await holding([])).toEqual(['another', 'forked']);
});
