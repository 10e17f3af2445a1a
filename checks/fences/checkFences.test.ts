import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScratchCheckout, scratchCheckout } from '../../tests/kit/scratchCheckout';
import { checkFences } from './checkFences';

const CONFIG = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
});`;

let scratch: ScratchCheckout;
beforeEach(() => {
  scratch = scratchCheckout();
});
afterEach(() => scratch.remove());

/** Findings of one page with this fence, as `line: first line of the message`. */
async function findingsOf(info: string, code: string): Promise<string[]> {
  for (const language of ['en', 'zh']) {
    const text = `# Page {#page}\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
    scratch.write(`docs/${language}/page.mdx`, text);
  }
  const { findings } = await checkFences(scratch.root);
  return findings.map(({ file, line, problem }) => `${file}:${line}: ${problem.split('\n')[0]}`);
}

describe('a config sample', () => {
  test('that is right has no findings', async () => {
    expect(await findingsOf('ts title="rslib.config.ts"', CONFIG)).toEqual([]);
  });

  test('with one changed character fails the type check, at its line', async () => {
    expect(
      await findingsOf('ts title="rslib.config.ts"', CONFIG.replace('format', 'fornat')),
    ).toEqual([expect.stringMatching(/^docs\/en\/page\.mdx:7: TS\d+: /)]);
  });

  test('that lacks an import fails both the types and loadConfig()', async () => {
    const found = await findingsOf(
      'ts title="rslib.config.ts"',
      CONFIG.split('\n').slice(2).join('\n'),
    );
    expect(found).toEqual([
      expect.stringMatching(/^docs\/en\/page\.mdx:4: TS2304: Cannot find name 'defineConfig'/),
      expect.stringMatching(
        /^docs\/en\/page\.mdx:4: loadConfig\(\) cannot load rslib\.config\.ts: defineConfig is not defined/,
      ),
    ]);
  });

  test('of a plugin in the TypeScript 6 workspace resolves there', async () => {
    const vue = CONFIG.replace(
      "core';",
      "core';\nimport { pluginVue } from '@rsbuild/plugin-vue';",
    ).replace('lib:', 'plugins: [pluginVue()],\n  lib:');
    expect(await findingsOf('ts title="rslib.config.ts"', vue)).toEqual([]);
  });
});

describe('other fences', () => {
  test.each([
    ['ts', 'export const a: string = 1;', /:4: TS2322: /],
    ['tsx', "import './a.css';\nexport const A = () => <b />;", undefined],
    ['ts', "import { greet } from 'my-lib';\n\ngreet();", undefined],
    ['ts fragment', "dts: { bundle: true },\nformat: 'esm'", undefined],
    ['ts fragment', 'dts: { bundle: true };', /:4: /],
    ['json', '{ "a": 1, }', /:4: not JSON: /],
    ['bash', 'npx rslib build --format esm # once', undefined],
    [
      'bash',
      'npx rslib build --fornat esm',
      /:4: rslib build has no flag --fornat; its -h lists: /,
    ],
    [
      'bash',
      'pnpm rslib biuld',
      /:4: rslib has no command "biuld"; it has: build, inspect, mf-dev/,
    ],
    ['bash', 'npm i -D @rslib/core\nrslb', /:5: "rslb" is not a known command/],
    ['bash', '$ npm test', /:4: a prompt sign breaks pasting/],
    ['yaml', 'a: [1', /:4: /],
    ['css', '.a { color: red }', /:4: there is no check for "css"/],
    ['txt', 'dist/index.js', /:4: do not type output by hand/],
    ['txt', 'ready   built in 0.1 s', /:4: this is output of the tool/],
  ])('%s %j', async (info, code, expected) => {
    const found = await findingsOf(info, code);
    expect(found).toEqual(expected ? [expect.stringMatching(expected)] : []);
  });
});
