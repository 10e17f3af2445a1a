import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Scratch, scratchCheckout } from '../../tests/kit/scratchCopy';
import { expandPage } from './expandPage';
import type { Face } from './expansion';

let scratch: Scratch;
beforeAll(() => {
  scratch = scratchCheckout(['esm-minimal', 'dual-format', 'iife-with-exports', 'rsdoctor']);
});
afterAll(() => scratch.remove());

const expand = (source: string, face: Face = 'mdx', language: 'en' | 'zh' = 'en') =>
  expandPage(source, { root: scratch.root, file: 'docs/en/page.mdx', language, face });

test('ids of claims are removed', () => {
  const { code } = expand('One.{/* claim: a, b */} Two. {/* claim: c */}\n\n{/* other */}');
  expect(code).toBe('One. Two.\n\n{/* other */}');
});

describe('<Example>', () => {
  test('becomes components around fences in the MDX face', () => {
    const { code, dependencies } = expand(
      '---\ntitle: T\n---\n\n# T {#t}\n\n<Example id="esm-minimal" />\n',
    );
    expect(code).toMatch(
      /^---\ntitle: T\n---\n\nimport \{ [\w, ]*ExampleView \} from '@components\/Example';\n/,
    );
    expect(code).toContain('<ExamplePanel label={"src/index.ts"}>\n\n```ts\nexport const greet');
    expect(code).toMatch(/<ExampleGroup kind="output" tool=\{"Rslib \d+\.\d+\.\d+"\}>/);
    expect(code).toContain('# T {#t}');
    expect(dependencies.some((path) => path.endsWith('__recorded__/dist/index.js'))).toBe(true);
  });

  test('becomes plain Markdown with the same code in the Markdown face', () => {
    const { code } = expand('<Example id="esm-minimal" />', 'markdown', 'zh');
    expect(code).toContain(
      '**一个源文件，零配置** ([`esm-minimal`](http://localhost:4173/examples/esm-minimal.zip))',
    );
    expect(code).toMatch(/^Rslib \d+\.\d+\.\d+ 的实际输出$/m);
    expect(code).toContain('```js title="dist/index.js"\nconst greet = (name)=>`Hello, ${name}!`;');
    expect(code).not.toContain('import {');
    expect(code).not.toContain('<Example');
  });

  test('shows the same bytes in both languages', () => {
    const fences = (language: 'en' | 'zh') =>
      expand('<Example id="dual-format" run />', 'markdown', language).code.match(
        /```[\s\S]*?```/g,
      );
    expect(fences('zh')).toEqual(fences('en'));
  });

  test('keeps the indentation of a list', () => {
    const { code } = expand(
      '- item\n\n  <Example id="esm-minimal" files="src/index.ts" out="" />\n',
    );
    expect(code).toContain('\n  ```ts\n  export const greet');
  });

  test('is left alone inside code', () => {
    const source = '```mdx\n<Example id="esm-minimal" />\n```\n\nand `<Example id="x" />`\n';
    expect(expand(source).code).toBe(source);
  });

  test('shows chosen files, marked lines, steps, and the failing ones as an error', () => {
    const { code } = expand(
      `<Example id="dual-format" files="src/index.ts" out="dist/cjs/index.cjs" run="2" mark='"use strict" | exports.hello | ESM' />`,
    );
    expect(code).toContain('```ts\n');
    expect(code).toContain('```txt {1}\n/hello/ESM');
    expect(code.match(/<ExamplePanel/g)).toHaveLength(2);
    expect(code).toMatch(/```js \{1\}\n"use strict";\n```\n\n<ExampleRuntime lines=\{26\}>/);
    expect(code).toContain('<ExampleStep command={"node use.mjs"} exit={0}>');
    expect(code).not.toContain('command={"node use.cjs"}');
    const variable = expand('<Example id="rsdoctor" run />').code;
    expect(variable).toContain('<ExampleStep command={"RSDOCTOR=true npx rslib"} exit={0}>');
    const error = expand('<Example id="iife-with-exports" error />').code;
    expect(error).toContain('<ExampleStep command={"npx rslib"} exit={1}>');
    expect(error.match(/<ExampleStep/g)).toHaveLength(1);
  });

  test.each([
    ['<Example />', 'id="…" is missing'],
    ['<Example id="esm-minimale" />', 'No example "esm-minimale"'],
    [
      '<Example id="esm-minimal" files="src/a.ts" />',
      'examples/esm-minimal has no "src/a.ts"; it has: package.json, src/index.ts',
    ],
    [
      '<Example id="esm-minimal" out="dist/a.js" />',
      'the recording of esm-minimal has no "dist/a.js"; it has: dist/index.js',
    ],
    ['<Example id="esm-minimal" run="2" />', 'run="2": there are 1 step(s), counted from 1'],
    [
      '<Example id="esm-minimal" file="src/a.ts" />',
      '<Example> has no attribute "file"; it has: id, files',
    ],
    [
      '<Example id="esm-minimal" mark="export | ${nam}!" />',
      'mark="${nam}!": no line of the output that is shown has this text. Write a part of a line, for instance: const greet = (name)=>`Hello, ${name}!`;',
    ],
    [
      '<Example id="esm-minimal" out="" mark="greet" />',
      'mark="greet": no line of the output that is shown has this text.',
    ],
    ['<Example id={id} />', 'attributes of <Example> are plain text: write name="value"'],
    ['<CliHelp command="biuld" />', 'command="biuld": use one of build, inspect, mf-dev'],
    ['<OptionTable of="dtss" />', 'of="dtss" names no options; use one of: '],
    ['<PresetTable of="webpack" />', 'of="webpack": use rsbuild or rspack'],
  ])('%s is refused with its line and what exists', (tag, message) => {
    expect(() => expand(`# T\n\n${tag}\n`)).toThrow(`docs/en/page.mdx: line 3: ${message}`);
  });
});

describe('generated tables', () => {
  test('are Markdown in both faces, in the language of the page', () => {
    const { code } = expand('<OptionTable of="dts" />', 'mdx', 'zh');
    expect(code).toContain('\n| 配置项 | 类型 | 默认值 | 说明 |\n');
    expect(code).toContain('| `dts.isolated` | `boolean` | `false` | 实验性 |');
    const markdown = expand('<OptionTable of="dts" />', 'markdown', 'zh').code;
    expect(code).toBe(`<div className="site-options">\n\n${markdown}\n\n</div>`);
  });

  test('name the flag of an option', () => {
    expect(expand('<OptionTable of="output" />').code).toMatch(
      /^\| `output\.target` \| .+ \| `--target` \|$/m,
    );
  });

  test('list what Rslib changes, per format, and the oldest runtimes', () => {
    expect(expand('<PresetTable />').code).toContain(
      "| `output.target` | `'node'` (`esm`, `cjs`, `umd`, `iife`) | `'web'` |",
    );
    expect(expand('<SyntaxTable />').code).toContain(
      "| `'es2015'` | 6.5 | 51 | 79 | 53 | 16.3 | 16.3 |",
    );
  });

  test('show types as the package declares them, and refuse others', () => {
    expect(expand('<ApiTypes of="loadConfig,BuildOptions" />').code).toMatch(
      /^```ts\nfunction loadConfig<[^\n]+;\n\ntype BuildOptions = CommonOptions & {\n {2}watch\?: boolean;\n};\n```/,
    );
    expect(() => expand('<ApiTypes of="BuildOption" />')).toThrow(/BuildOptions/);
  });

  test('show the help as the tool prints it', () => {
    expect(expand('<CliHelp command="inspect" />').code).toMatch(
      /^Printed by `npx rslib inspect -h`, Rslib 1\.0\.1:\n\n```txt\nRslib v1\.0\.1\n/,
    );
  });
});
