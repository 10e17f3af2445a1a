import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ScratchCopy, scratchCopy } from '../kit/scratchCopy';
import { BODY, PAGE, SECOND } from './newcomerPages';

// Runs what CONTRIBUTING.md tells newcomers to do, with the real commands, in a copy of the checkout. The steps build
// on each other. Messages are pinned because newcomers rely on them.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let copy: ScratchCopy;
beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy?.remove());

/** Runs `pnpm check` in the copy; returns its exit code, its output, and its report by file. */
function check() {
  const { code, output } = copy.run('check');
  const byFile = new Map<string, string>();
  for (const [text, file = ''] of output.matchAll(/^(\S+):\d+ {2}.*(?:\n {2}.*)*/gm))
    byFile.set(file, [byFile.get(file), text].filter(Boolean).join('\n'));
  return { code, output, byFile };
}

const create = (name: string, title: string, titleZh: string) =>
  copy.run('new', `/guide/newcomer/${name}`, '--title', title, '--title-zh', titleZh);

describe('a page in both languages', () => {
  test('pnpm new says what a new section needs', () => {
    expect(create('first', 'First page', '第一页')).toMatchInlineSnapshot(`
      {
        "code": 1,
        "output": "docs/en/guide/newcomer/_meta.json does not exist, so the page would be in no menu.
      Create it with the text [] and add { "type": "dir", "name": "newcomer", "label": "…" } to docs/en/guide/_meta.json, in both languages.
      ",
      }
    `);
  });

  test('pnpm new creates both pages and their menu entries', () => {
    for (const language of ['en', 'zh']) {
      const menu = copy.read(`docs/${language}/guide/_meta.json`);
      const entry = '{ "type": "dir", "name": "newcomer", "label": "N" }';
      copy.write(`docs/${language}/guide/_meta.json`, menu.replace(/\s*\]\s*$/, `, ${entry}]\n`));
      copy.write(`docs/${language}/guide/newcomer/_meta.json`, '[]\n');
    }
    expect(create('first', 'First page', '第一页')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "output": "docs/en/guide/newcomer/first.mdx
      docs/en/guide/newcomer/_meta.json
      docs/zh/guide/newcomer/first.mdx
      docs/zh/guide/newcomer/_meta.json
      Now write both pages. \`pnpm check\` fails until each has a description.
      ",
      }
    `);
    expect(create('second', SECOND.en, SECOND.zh).code).toBe(0);
  });

  test('written in both languages, with an example, the pages pass', () => {
    const example = 'examples/current/newcomer';
    cpSync(join(copy.root, 'examples/current/esm-minimal'), join(copy.root, example), {
      recursive: true,
    });
    copy.edit(`${example}/package.json`, 'esm-minimal', 'newcomer');
    for (const language of ['en', 'zh'] as const) {
      for (const name of ['first', 'second']) {
        const page = `docs/${language}/guide/newcomer/${name}.mdx`;
        const text = copy
          .read(page)
          .replace(/\{\/\*.*\*\/\}\n/, name === 'first' ? BODY[language] : '');
        copy.write(page, text.replace("''", language === 'en' ? 'What it does.' : '它做什么。'));
      }
    }
    const { code, output } = check();
    expect(output).toMatch(/^examples +\d+\.\d s {2}ok$/m);
    expect(output).toMatch(/\nall good, \d+\.\d s\n$/);
    expect(code).toBe(0);
    copy.commit('Add a page');
  });
});

describe('faults are reported with their place and fix', () => {
  let report: ReturnType<typeof check>;
  beforeAll(() => {
    create('third', 'Third page', '第三页');
    copy.edit(PAGE('en', 'second'), 'What it does', 'What this does');
    copy.edit(PAGE('en'), 'description:', 'descripton:');
    copy.edit(PAGE('en'), '/guide/newcomer/second', '/guide/newcomer/secnd');
    copy.edit(PAGE('en'), 'first#use', 'first#ues');
    copy.edit(PAGE('en'), 'one thing', 'one small thing with tree-shaking, a wrod');
    copy.edit(PAGE('en'), "format: 'esm'", "fromat: 'esm'");
    copy.edit(PAGE('zh'), '{#use}', '{#usage}');
    copy.edit(PAGE('zh'), '它只做', '该类库with只做');
    copy.write('docs/zh/guide/newcomer/_meta.json', '[\n  "first",\n  "secnd",\n]\n');
    copy.edit('examples/current/newcomer/__recorded__/dist/index.js', 'Hello', 'Hallo');
    report = check();
  });

  test('each fault is reported once, at its line, with what to write', () => {
    const places = [...report.output.matchAll(/^docs\/(.+?:\d+) {2}(.*)$/gm)]
      .map(([, place = '', problem]) => `${place.replace('guide/newcomer/', '')} ${problem}`)
      .sort();
    expect(places).toEqual(
      [
        'en/first.mdx:12 link “/guide/newcomer/first#ues” leads to no heading of docs/en/guide/newcomer/first.mdx',
        'en/first.mdx:12 link “/guide/newcomer/secnd” leads to no page',
        'en/first.mdx:17 TS2769: No overload matches this call.',
        'en/first.mdx:2 the frontmatter has no “description”',
        'en/first.mdx:3 “descripton” is not a valid key of the frontmatter',
        'en/first.mdx:3 “descripton” is not a word that the spelling check knows',
        'en/first.mdx:8 “tree-shaking” is not a word of this site',
        'en/first.mdx:8 “wrod” is not a word that the spelling check knows',
        'en/second.mdx:1 this page changed and docs/zh/guide/newcomer/second.mdx did not',
        'en/third.mdx:3 “description” is "": expected some text',
        'zh/_meta.json:3 the file is not valid JSON: a comma after the last entry',
        'zh/first.mdx:10 heading “使用” is h2 {#usage}',
        'zh/first.mdx:14 code 1 differs from English by more than comments: “ts title="rslib.config.ts"” (2 lines)',
        'zh/first.mdx:8 “类库” is not a word of this site',
        'zh/first.mdx:8 spacing or punctuation of Chinese',
        'zh/third.mdx:3 “description” is "": expected some text',
      ].sort(),
    );
    expect(report.byFile.get('docs/zh/guide/newcomer/_meta.json')).toContain('\n  Write: "secnd"');
    expect(report.byFile.get(PAGE('en'))).toContain("Did you mean to write 'format'?");
  });

  test('a changed recording is reported with its difference', () => {
    expect(report.byFile.get('examples/current/newcomer/example.json')).toMatchInlineSnapshot(`
      "examples/current/newcomer/example.json:1  examples/current/newcomer: 1 difference(s); shown on /guide/newcomer/first
          dist/index.js differs from the recording
          @@ line 1 @@
          - const greet = (name)=>\`Hallo, \${name}!\`;
          + const greet = (name)=>\`Hello, \${name}!\`;
          if the new output is right: pnpm examples:record newcomer, then re-read the pages above"
    `);
  });

  test('a page changed in only one language gets a notice about the other, which is not counted as a fault', () => {
    expect(report.byFile.get(PAGE('en', 'second'))).toMatchInlineSnapshot(`
      "docs/en/guide/newcomer/second.mdx:1  this page changed and docs/zh/guide/newcomer/second.mdx did not
        If the meaning changed, change both in one commit. A fixed typo may go alone."
    `);
  });

  test('the command fails, with the number of faults and no other files', () => {
    expect(report.code).toBe(1);
    expect(report.byFile.size).toBe(7);
    expect(report.output).toMatch(/\n\d+ to fix in 6 file\(s\), \d+\.\d s\./);
  });
});

test('pnpm fix fixes spacing, line endings and a missing id, and does not touch files it cannot read', () => {
  // Without the other pages and the examples, which take these commands most of their time to read.
  for (const part of globSync(
    ['docs/{en,zh}/{blog,config}', 'docs/{en,zh}/guide/!(newcomer)', 'examples/*/*'],
    { cwd: copy.root, onlyDirectories: true, expandDirectories: false, ignore: '**/node_modules' },
  ))
    rmSync(join(copy.root, part), { recursive: true });
  copy.edit(PAGE('zh'), ' {#usage}', '');
  copy.write(PAGE('en'), copy.read(PAGE('en')).replaceAll('\n', '\r\n'));
  const gbk = Buffer.from('## \xca\xb9\xd3\xc3\n', 'latin1');
  writeFileSync(join(copy.root, PAGE('zh', 'third')), gbk);
  copy.run('fix');
  expect(readFileSync(join(copy.root, PAGE('zh', 'third')))).toEqual(gbk);
  expect(copy.read(PAGE('en'))).not.toContain('\r');
  expect(copy.read(PAGE('zh'))).toContain('\n## 使用 {#use}\n');
  expect(copy.read(PAGE('zh'))).toContain('该类库 with 只做');
});

test('a strings file that fails to load is reported with its line', () => {
  const strings = "export const generated = {\n  'blog.published' '发布于 {date}',\n};\n";
  const whole = copy.read('i18n/zh/generated.ts');
  // So that earlier breakage is not checked again.
  copy.commit('Change pages');
  copy.write('i18n/zh/generated.ts', strings);
  const { code, byFile } = check();
  // The next command loads it.
  copy.write('i18n/zh/generated.ts', whole);
  expect(code).toBe(1);
  expect(byFile.get('i18n/zh/generated.ts')).toMatchInlineSnapshot(`
    "i18n/zh/generated.ts:2  the file does not load: Expected ":" but found "'发布于 {date}'"
      Write: 'area.part.purpose': 'text', with a quoted key, a colon, a quoted text and a comma"
  `);
});
