import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchCheckout } from '../../tests/kit/scratchCopy';
import { checkFences } from './checkFences';

const FILE = 'ts title="rslib.config.ts"';
const CONFIG = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
});`;
const VUE = CONFIG.replace(
  "core';",
  "core';\nimport { pluginVue } from '@rsbuild/plugin-vue';",
).replace('lib:', 'plugins: [pluginVue()],\n  lib:');

/** Fences and their findings, with the line in the page. */
const FENCES: readonly [info: string, code: string, ...found: RegExp[]][] = [
  [FILE, CONFIG],
  // Its plugin is in the TypeScript 6 workspace.
  [FILE, VUE],
  [FILE, CONFIG.replace('format', 'fornat'), /^7: TS\d+: /],
  [
    FILE,
    CONFIG.split('\n').slice(2).join('\n'),
    /^4: TS2304: Cannot find name 'defineConfig'/,
    /^4: loadConfig\(\) cannot load rslib\.config\.ts: defineConfig is not defined/,
  ],
  ['ts', 'export const a: string = 1;', /^4: TS2322: /],
  ['tsx', "import './a.css';\nexport const A = () => <b />;"],
  ['ts', "import { greet } from 'my-lib';\n\ngreet();"],
  ['ts fragment', "dts: { bundle: true },\nformat: 'esm'"],
  ['ts fragment', 'dts: { bundle: true };', /^4: /],
  ['json', '{ "a": 1, }', /^4: not JSON: /],
  ['bash', 'npx rslib build --format esm # once'],
  ['bash', 'npx rslib build --fornat esm', /^4: rslib build has no flag --fornat; write --format$/],
  ['bash', 'npx rslib build --verbose', /^4: rslib build has no flag --verbose; its -h lists: /],
  ['bash', 'pnpm rslib biuld', /^4: rslib has no command "biuld"; it has: build, inspect, mf-dev/],
  ['bash', 'npm i -D @rslib/core\nrslb', /^5: "rslb" is not a known command/],
  ['bash', '$ npm test', /^4: a prompt sign breaks pasting/],
  ['yaml', 'a: [1', /^4: /],
  ['css', '.a { color: red }', /^4: there is no check for "css": show a file/],
  ['typescirpt', 'const a = 1;', /^4: there is no check for "typescirpt": write ```ts/],
  ['ts title="a.ts', 'const a = 1;', /^4: "a\.ts has no closing quote: write "a\.ts"/],
  ['txt', 'dist/index.js', /^4: do not type output by hand/],
  ['txt', 'ready   built in 0.1 s', /^4: this is output of the tool/],
];

const scratch = scratchCheckout();
const found = new Map<string, string[]>();
beforeAll(async () => {
  for (const [at, [info, code]] of FENCES.entries()) {
    const text = `# Page {#page}\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
    for (const language of ['en', 'zh']) scratch.write(`docs/${language}/page${at}.mdx`, text);
  }
  for (const { file, line, problem } of (await checkFences(scratch.root)).findings) {
    const said = `${line}: ${problem.split('\n')[0]}`;
    found.set(file, [...(found.get(file) ?? []), said]);
  }
});
afterAll(() => scratch.remove());

test.each(FENCES.map((fence, at) => [at, ...fence] as const))(
  'fence %i, %s %j',
  (at, _info, _code, ...expected) => {
    expect(found.get(`docs/en/page${at}.mdx`) ?? []).toEqual(
      expected.map((pattern) => expect.stringMatching(pattern)),
    );
    // Equal code is checked once.
    expect(found.has(`docs/zh/page${at}.mdx`)).toBe(false);
  },
);
