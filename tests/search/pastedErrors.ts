import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { treeReader } from '../../build/pages/readTree';
import { pastedQuery } from '../../search/client/pastedQuery';
import type { SearchEngine } from '../../search/engine/engine';
import { sectionsFromMdx } from '../../search/records/fromMdx';
import type { Language } from '../../site';

/** Messages as terminals and consoles print them, with paths and positions, and the row that answers each. */
const PASTED = {
  "src/index.ts:2:14 - error TS2742: The inferred type of 'router' cannot be named without a reference to '.pnpm/@remix-run+router@1.2.0/node_modules/@remix-run/router'. This is likely not portable. A type annotation is necessary.":
    'ts2742',
  "error TS2883: The inferred type of 'made' cannot be named without a reference to 'Inner' from '.pnpm/inner@1/node_modules/inner'. This is likely not portable.":
    'the-inferred-type-of-made-cannot-be',
  'src/index.ts:3:17 - error TS4058: Return type of exported function has or is using name \'key\' from external module "/app/src/inner" but cannot be named.':
    'ts4058',
  'error TS7056: The inferred type of this node exceeds the maximum length the compiler will serialize. An explicit type annotation is needed.':
    'ts7056',
  "error TS1259: Module '\"/app/node_modules/one/index\"' can only be default-imported using the 'esModuleInterop' flag":
    'ts1259',
  'ReferenceError: setImmediate is not defined': 'referenceerror-setimmediate-is-not-defined',
  'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: No "exports" main defined in /app/node_modules/lib/package.json':
    'err_package_path_not_exported',
  'Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/chalk/source/index.js from /app/dist/index.cjs not supported.':
    'err_require_esm',
  "error TS5055: Cannot write file '/app/dist/index.d.ts' because it would overwrite input file.":
    'ts5055',
  "src/view.tsx(1,18): error TS7026: JSX element implicitly has type 'any' because no interface 'JSX.IntrinsicElements' exists.":
    'ts7026',
  "src/index.ts(4,14): error TS4025: Exported variable 'v' has or is using private name 'Q'.":
    'ts4025',
  "error TS9021: Extends clause can't contain an expression with --isolatedDeclarations.": 'ts9007',
  'ReferenceError: document is not defined': 'referenceerror-window-is-not-defined',
  'npm error code ERESOLVE': 'eresolve',
  'npm error code E403': 'npm-error-403-403-forbidden---put',
  'Error: Dynamic require of "fs" is not supported at file:///app/dist/index.js:11:9':
    'dynamic-require-of-fs-is-not-supported',
  'SyntaxError: Cannot use import statement outside a module':
    'syntaxerror-cannot-use-import-statement-outside-a',
  "SyntaxError: Cannot use 'import.meta' outside a module":
    'syntaxerror-cannot-use-importmeta-outside-a-module',
  "TypeError: Cannot read properties of null (reading 'useState')":
    'typeerror-cannot-read-properties-of-null-reading',
  "Uncaught TypeError: Cannot read properties of undefined (reading 'createContext')":
    'typeerror-cannot-read-properties-of-undefined-reading-1',
  'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory':
    'allocation-failed---javascript-heap-out-of',
  "Module not found: Can't resolve 'fs' in '/home/me/lib/src'": 'module-not-found-cant-resolve-fs',
  'Uncaught ReferenceError: process is not defined': 'referenceerror-process-is-not-defined',
  "src/index.ts(1,21): error TS2307: Cannot find module './add.wasm' or its corresponding type declarations.":
    'ts2307-2',
  "node_modules/ui/index.d.ts(1,8): error TS2882: Cannot find module or type declarations for side-effect import of './a.css'.":
    'ts2882',
  'npm error 403 403 Forbidden - PUT https://registry.npmjs.org/your-library - You cannot publish over the previously published versions: 1.0.0.':
    'npm-error-403-403-forbidden---put',
  "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/app/node_modules/your-library/dist/index.js' imported from /app/use.mjs":
    'cannot-find-module-node_modulesyour-librarydistindexjs',
};

/** Messages of localized tools. */
const TRANSLATED: Partial<Record<Language, Record<string, string>>> = {
  zh: {
    '无法在模块外部使用 import 语句': 'syntaxerror-cannot-use-import-statement-outside-a',
  },
};

/** The address of a hit, without the language prefix. */
const placeOf = ({ url, lang }: { url: string; lang: string }) =>
  url.replace(new RegExp(`^/${lang}(?=/)`), '').replace(/\/index(?=#|$)/, '/');

/** Tests that the engine of a language finds the row of the error index for a message pasted from a terminal. */
export function pastedErrors(lang: Language, engineOf: () => SearchEngine) {
  const file = path.resolve(import.meta.dirname, `../../docs/${lang}/guide/faq/errors.mdx`);
  const [listed = ''] = readFileSync(file, 'utf8').split('{#silent}');
  let rows: { id: string; heading: string }[];
  beforeAll(() => {
    const sections = sectionsFromMdx(file, treeReader('')) ?? [];
    rows = sections
      .slice(
        0,
        sections.findIndex(({ id }) => id === 'silent'),
      )
      .filter(({ level }) => level === 3);
  });

  const firstPlace = (text: string) => {
    const [hit] = engineOf().answer({ query: pastedQuery(text), limit: 1, snippetWords: 10 }).hits;
    return placeOf({ url: hit?.url ?? '', lang });
  };
  /** The row, and the places that its fix links to. */
  const answersOf = ({ id, heading }: { id: string; heading: string }) => {
    const line = listed.split('\n').find((text) => text.includes(`\`${heading}`)) ?? '';
    const links = [...line.matchAll(/\]\((\/[^)]+)\)/g)].map(([, link = '']) => link);
    return [`/guide/faq/errors#${id}`, ...links];
  };

  test.each(Object.entries({ ...PASTED, ...TRANSLATED[lang] }))('%s', (text, id) => {
    const row = rows.find((one) => one.id === id);
    expect(rows.map((one) => one.id)).toContain(id);
    expect(answersOf(row ?? { id, heading: '' })).toContain(firstPlace(text));
  });

  test.each(Object.entries(PASTED).filter(([, id]) => id.startsWith('err_')))(
    'the error code in %s finds its own row',
    (text, id) => {
      expect(firstPlace(text)).toBe(`/guide/faq/errors#${id}`);
    },
  );

  test('the message of each row of the error index finds that row first, or a place it links to', () => {
    const buried = rows
      .map((row) => ({ row, place: firstPlace(row.heading) }))
      .filter(({ row, place }) => !answersOf(row).includes(place));
    expect(rows.length).toBeGreaterThan(50);
    expect(buried).toEqual([]);
  });
}
