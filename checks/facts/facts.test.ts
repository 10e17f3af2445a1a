import { describe, expect, test } from 'vitest';
import { parsePage } from '../content/page';
import { formatFindings } from '../finding';
import { factFindings } from './factFindings';
import { readKnownFacts } from './knownFacts';
import { satisfies } from './packages';

const known = readKnownFacts(process.cwd());
const findings = (name: string, text: string, ...others: string[]) =>
  formatFindings(
    factFindings([parsePage('en', name, text)], { ...known, others: new Set(others) }),
  );
const ERRORS = 'guide/faq/errors.mdx';
const row = (cell: string) => `| Message | Cause |\n| --- | --- |\n| \`${cell}\` | x |`;

// Each pair is a correct text and a wrong variant that all checks once accepted.
describe.each([
  [
    'a message of the error index',
    ERRORS,
    row('The following libs are not found: "umd"'),
    row('The following libs are not known: "umd"'),
    /^docs\/en\/guide\/faq\/errors\.mdx:3 {2}no recording contains “The following libs are not known/,
  ],
  [
    'an option in the fix of an error',
    ERRORS,
    '`output.target`, `shims.esm`, `src/index.*`',
    '`shims.esn`',
    /no recording contains “shims\.esn”/,
  ],
  [
    'a message on another page',
    'a.mdx',
    '`ReferenceError: React is not defined`',
    '`ReferenceError: React is not known`',
    /no recording contains/,
  ],
  [
    'a package to install',
    'a.mdx',
    '```bash\nnpm install -D @rslib/core @rsbuild/plugin-react\n```',
    '```bash\nnpm install -D @rslib/core @rsbuild/plugin-recat\n```',
    /:2 {2}no example uses the package “@rsbuild\/plugin-recat”\n.*\n {2}Write: @rsbuild\/plugin-react$/,
  ],
  [
    'a package of the tabs of package managers',
    'a.mdx',
    '<PackageManagerTabs command="install -D typescript@6" />',
    '<PackageManagerTabs command="install -D typescirpt" />',
    /“typescirpt”\n.*\n {2}Write: typescript$/,
  ],
  [
    'a package of a table',
    'a.mdx',
    '| Package | For |\n| --- | --- |\n| `publint` | x |',
    '| Package | For |\n| --- | --- |\n| `publinter` | x |',
    /“publinter”/,
  ],
  [
    'a version to install',
    'a.mdx',
    '`npm install -D @rslib/core@^1.0.1`',
    '`npm install -D @rslib/core@^3.0.1`',
    /“@rslib\/core@\^3\.0\.1” is not a version that an example uses/,
  ],
  [
    'a value of a flag',
    'a.mdx',
    '`rslib build --format esm --dts`',
    '`rslib build --format commonjs`',
    /--format of rslib build does not take "commonjs"; it takes: esm, cjs, umd, mf, iife/,
  ],
  [
    'a default that was typed by hand',
    'config/lib/redirect.mdx',
    '| Switch | Default |\n| --- | --- |\n| `js.path` | `true` |',
    '| Switch | Default |\n| --- | --- |\n| `js.path` | `false` |',
    /the default of “lib\.redirect\.js\.path” is not “false”\n.*\n {2}Write: `true`/,
  ],
  [
    'an option of the library',
    'a.mdx',
    '`lib.autoExternal` `lib.dts.bundle`',
    '`lib.autoExternals`',
    /there is no option “lib\.autoExternals” .*\n {2}Write: lib\.autoExternal$/,
  ],
  [
    'an option of the output',
    'a.mdx',
    "`output.target: 'web'` `output.filename.js`",
    '`output.fileName`',
    /there is no option “output\.fileName” .*\n {2}Write: output\.filename$/,
  ],
  [
    'a folder of the tool',
    'a.mdx',
    '`.rstack/declarations/`, `src/index.ts`, `.d.ts`',
    '`.rslib/declarations`',
    /there is no “\.rslib\/declarations”/,
  ],
])('%s', (_, page, right, wrong, message) => {
  test('passes as it is', () => expect(findings(page, right)).toBe(''));
  test('is refused when it is false', () => expect(findings(page, wrong)).toMatch(message));
});

test('names of other things are exceptions, which expire with their page', () => {
  expect(findings('a.mdx', '`output.library`', 'output.library')).toBe('');
  expect(findings('a.mdx', 'Text', 'output.library')).toContain(
    '“output.library” is no longer on any page',
  );
});

test.each([
  ['1.2.3', '1', true],
  ['1.2.3', '2', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['1.2.3', '^1.9.0', true],
  ['1.2.3', '~1.2.9', true],
  ['1.2.3', '~1.3.0', false],
  ['1.2.3', 'latest', true],
])('version %s for %s: %s', (version, wanted, is) => {
  expect(satisfies(version, wanted)).toBe(is);
});
