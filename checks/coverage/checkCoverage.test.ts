import { afterEach, beforeEach, expect, test } from 'vitest';
import { readData } from '../../build/pages/data/schemas';
import { type Scratch, scratchCheckout } from '../../tests/kit/scratchCopy';
import { formatFinding } from '../finding';
import { checkCoverage } from './checkCoverage';

let scratch: Scratch;
beforeEach(() => {
  scratch = scratchCheckout();
});
afterEach(() => scratch.remove());
const problemsOf = () => checkCoverage(scratch.root).findings.map(formatFinding);

const row = (name: string) => `| \`${name}\` | text |`;
const table = (head: string, names: string[]) =>
  [`| ${head} | |`, '| --- | --- |', ...names.map(row)].join('\n');

/** Writes a complete reference, made from the data; `edit` may break a page. */
function writeReference(edit: (page: string, text: string) => string = (_, text) => text): void {
  const { options } = readData(scratch.root, 'options');
  const { commands } = readData(scratch.root, 'cli');
  const { values, types, instance } = readData(scratch.root, 'api');
  const dts = options.filter(({ path }) => path.startsWith('lib.dts.'));
  const others = options.filter(
    (option) => !dts.includes(option) && !option.path.startsWith('server.'),
  );
  const pages = {
    'config/index.mdx': `# Config\n\n${table(
      'Option',
      others.map(({ path }) => path),
    )}\n\n<OptionTable of="server" />`,
    'config/lib/dts.mdx': dts
      .map(({ path }) => `## \`${path.replace('lib.', '')}\` {#${path.replace(/\W/g, '-')}}`)
      .join('\n\n'),
    'guide/basic/cli.mdx': table(
      'Flag',
      Object.values(commands).flatMap(({ flags }) => flags.map((flag) => `${flag} <x>`)),
    ),
    'guide/advanced/javascript-api.mdx': [
      ...values.map((name) => `## ${name}() {#${name}}`),
      table('Name', [...types, ...instance]),
    ].join('\n\n'),
  };
  for (const language of ['en', 'zh']) {
    for (const [page, text] of Object.entries(pages))
      scratch.write(`docs/${language}/${page}`, edit(page, text));
  }
}

test('a reference that names everything has no problems', () => {
  writeReference();
  expect(problemsOf()).toEqual([]);
});

test('a typo in an option is reported twice, as missing and as unknown, in both languages', () => {
  writeReference((_, text) => text.replace('dts.distPath', 'dts.distPaht'));
  const problems = problemsOf();
  for (const language of ['en', 'zh']) {
    expect(problems).toContain(
      `docs/${language}/config/:1  the option "lib.dts.distPath" has no heading or table row`,
    );
    expect(problems.join('\n')).toMatch(
      new RegExp(
        `docs/${language}/config/lib/dts\\.mdx:\\d+  there is no option "dts\\.distPaht" in the installed types`,
      ),
    );
  }
  expect(problems).toHaveLength(4);
});

test('the same for a row of an option table, a flag and an export', () => {
  writeReference((_, text) =>
    text
      .replace('`output.target`', '`output.tagret`')
      .replace('`--dist-path <x>`', '`--dist-paht <x>`')
      .replace('## loadConfig()', '## loadConfg()'),
  );
  const problems = problemsOf().filter((text) => text.startsWith('docs/en'));
  expect(problems.map((text) => text.replace(/:\d+ /, ''))).toEqual([
    'docs/en/config/index.mdx there is no option "output.tagret" in the installed types; correct or remove it',
    'docs/en/guide/basic/cli.mdx no command of rslib has the flag "--dist-paht"; correct or remove it',
    'docs/en/guide/advanced/javascript-api.mdx @rslib/core exports no "loadConfg()"; correct or remove it',
    'docs/en/config/ the option "output.target" has no heading or table row',
    'docs/en/guide/basic/cli.mdx the flag "--dist-path" has no heading or table row',
    'docs/en/guide/advanced/javascript-api.mdx the export "loadConfig" has no heading or table row',
  ]);
});

test('an example that no page shows is reported', () => {
  scratch.write('examples/current/lonely/example.json', '{}');
  writeReference();
  expect(problemsOf()).toEqual([
    'examples/current/lonely/example.json:1  no page shows this example\n  Write: <Example id="lonely" /> on a page, or remove it',
  ]);
});
