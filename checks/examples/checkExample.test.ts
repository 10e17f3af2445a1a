import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findExample } from '../../build/pages/example/exampleFolders';
import { pagesOfExamples } from '../../build/pages/example/pagesOfExamples';
import { readToolVersions } from '../../build/pages/example/toolVersions';
import { endKept } from '../../claims/runKept';
import { type Scratch, scratchCheckout } from '../../tests/kit/scratchCopy';
import { checkExample } from './checkExample';
import { markChecked, wasChecked } from './checkedBefore';

let scratch: Scratch;
beforeEach(() => {
  scratch = scratchCheckout(['esm-minimal', 'iife-with-exports']);
  const page = '# Page\n\n<Example id="esm-minimal" />\n';
  for (const language of ['en', 'zh']) {
    scratch.write(`docs/${language}/guide/start/index.mdx`, page);
    scratch.write(`docs/${language}/config/lib/format.mdx`, page);
  }
});
afterEach(async () => {
  await endKept();
  scratch.remove();
});

async function check(id: string, isKept = false): Promise<string | undefined> {
  const pages = pagesOfExamples(scratch.root).get(id) ?? [];
  return checkExample(findExample(scratch.root, id), pages, isKept);
}

test('an untouched example passes, also one that must fail to build', async () => {
  expect(await check('esm-minimal')).toBeUndefined();
  expect(await check('iife-with-exports')).toBeUndefined();
});

test('one changed character of a source is reported with pages, diff and the accepting command', async () => {
  scratch.edit('examples/current/esm-minimal/src/index.ts', 'Hello', 'Hallo');
  expect(await check('esm-minimal')).toBe(
    [
      'examples/current/esm-minimal: 1 difference(s); shown on /config/lib/format, /guide/start/',
      '  dist/index.js differs from the recording',
      '  @@ line 1 @@',
      '  - const greet = (name)=>`Hello, ${name}!`;',
      '  + const greet = (name)=>`Hallo, ${name}!`;',
      '  if the new output is right: pnpm examples:record esm-minimal, then re-read the pages above',
    ].join('\n'),
  );
});

test('a copied example that still has the name of another is refused', async () => {
  scratch.edit('examples/current/esm-minimal/package.json', '"esm-minimal"', '"esm-other"');
  expect(await check('esm-minimal')).toContain(
    'examples/current/esm-minimal/package.json: the name is “esm-other”, not the id\n' +
      '  Write: "name": "esm-minimal"',
  );
});

test('a difference in a kept process is reported as the command builds it', async () => {
  scratch.edit('examples/current/esm-minimal/src/index.ts', 'Hello', 'Hallo');
  const failure = await check('esm-minimal', true);
  expect(failure).toContain('1 difference(s)');
  expect(failure).toBe(await check('esm-minimal'));
});

test('one changed character of recorded output is reported', async () => {
  scratch.edit(
    'examples/current/iife-with-exports/__recorded__/record.json',
    'Rspack build failed',
    'Rspack build fa1led',
  );
  expect(await check('iife-with-exports')).toBe(
    [
      'examples/current/iife-with-exports: 1 difference(s); shown on no page yet',
      '  output of "rslib" differs from the recording',
      '  @@ line 18 @@',
      '  - error   Rspack build fa1led.',
      '  + error   Rspack build failed.',
      '  if the new output is right: pnpm examples:record iife-with-exports',
    ].join('\n'),
  );
});

test('a build with an unexpected exit code shows its output', async () => {
  scratch.edit(
    'examples/current/iife-with-exports/src/index.ts',
    'export const version = ',
    'globalThis.version = ',
  );
  const failure = await check('iife-with-exports');
  expect(failure).toMatch(
    /^examples\/current\/iife-with-exports: could not be run; shown on no page yet\n/,
  );
  expect(failure).toContain('"rslib" ended with 0, expected 1. It printed:');
});

test('another version of the tool is reported first and alone', async () => {
  const installed = readToolVersions(join(scratch.root, 'examples/current'))['@rslib/core'];
  scratch.edit(
    'examples/current/esm-minimal/__recorded__/record.json',
    `"@rslib/core": "${installed}"`,
    '"@rslib/core": "0.1.0"',
  );
  scratch.edit('examples/current/esm-minimal/src/index.ts', 'Hello', 'Hallo');
  expect(await check('esm-minimal')).toContain(
    `  recorded with @rslib/core 0.1.0, installed is ${installed}\n  if the new output is right`,
  );
});

test('an unknown key of example.json is named', async () => {
  scratch.edit('examples/current/esm-minimal/example.json', '"title"', '"pages": [], "title"');
  expect(await check('esm-minimal')).toMatch(
    /examples\/current\/esm-minimal\/example\.json is wrong:\n.*"pages"/,
  );
});

test('an example that passed is skipped until it changes, and never in CI', () => {
  const example = findExample(scratch.root, 'esm-minimal');
  const ci = process.env.CI;
  try {
    delete process.env.CI;
    markChecked(scratch.root, example);
    expect(wasChecked(scratch.root, example)).toBe(true);
    scratch.edit('examples/current/esm-minimal/__recorded__/dist/index.js', 'Hello', 'Hallo');
    expect(wasChecked(scratch.root, example)).toBe(false);
    markChecked(scratch.root, example);
    process.env.CI = 'true';
    expect(wasChecked(scratch.root, example)).toBe(false);
  } finally {
    if (ci === undefined) delete process.env.CI;
    else process.env.CI = ci;
  }
});
