import { codeToHast, codeToTokensBase, createCssVariablesTheme, createHighlighter } from 'shiki';
import { afterEach, expect, test, vi } from 'vitest';
import { highlighting } from './highlighting';

afterEach(() => {
  vi.restoreAllMocks();
});

test('code gets the same colors on a busy machine', async () => {
  const { tokenizeTimeLimit } = highlighting;
  const theme = createCssVariablesTheme();
  const code = 'export const greet = (name: string) => "Hello, " + name;';
  const color = () => codeToTokensBase(code, { lang: 'ts', theme, tokenizeTimeLimit });
  const calm = await color();
  let now = Date.now();
  // Shiki checks the time after each token, and stops when too much has passed.
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 60_000;
    return now;
  });
  expect(await color()).toEqual(calm);
});

test('colors do not depend on the languages highlighted before', async () => {
  const theme = createCssVariablesTheme();
  const { langs = [] } = highlighting;
  const highlighter = await createHighlighter({ themes: [theme], langs });
  const changeset = () =>
    highlighter.codeToTokensBase('---\n"rank": minor\n---\n', { lang: 'md', theme });
  const first = changeset();
  expect(first[1]?.length).toBeGreaterThan(1);
  await highlighter.loadLanguage('yaml', 'css', 'scss', 'json', 'tsx');
  expect(changeset()).toEqual(first);
  highlighter.dispose();
});

test('a line seen before gets the colors of its current context', async () => {
  const code = '/*\nlet a = 1;\n*/\nlet a = 1;\n`\nlet a = 1;\n`\nlet a = 1;';
  const options = { lang: 'ts', theme: createCssVariablesTheme() } as const;
  const lines = await codeToTokensBase(code, options);
  const parts = lines.map((line) => line.map(({ color }) => color?.replace(/.*token-|\)/g, '')));
  expect(parts[1]).toEqual(['comment']);
  expect(parts[5]).toEqual(['string-expression']);
  expect(parts[3]?.[0]).toBe('keyword');
  expect(parts[7]).toEqual(parts[3]);
  expect(await codeToTokensBase(code, options)).toEqual(lines);
});

test('a language that is not preloaded is refused', async () => {
  const { transformers } = highlighting;
  const color = (lang: string) =>
    codeToHast('let a = 1;\nlet b;', { lang, theme: createCssVariablesTheme(), transformers });
  await expect(color('rust')).rejects.toThrow(
    'The code block that starts with "let a = 1;" is in "rust", which is not loaded: ' +
      'add it to CODE_LANGUAGES in build/site/code/highlighting.ts.',
  );
  await expect(color('txt')).resolves.toBeDefined();
});

test('a block is marked if its last line does not fit next to the buttons on a phone', async () => {
  const { transformers } = highlighting;
  const theme = createCssVariablesTheme();
  const marked = async (code: string) =>
    JSON.stringify(await codeToHast(code, { lang: 'ts', theme, transformers })).includes(
      'site-long-end',
    );
  expect(await marked('a();\nconst longer = "than the room there is";\n')).toBe(true);
  expect(await marked('const longer = "than the room there is";\na();\n')).toBe(false);
});

test('code on two pages is highlighted once, and each page gets a copy', () => {
  const { cache } = highlighting;
  const made = () => ({ type: 'root' as const, children: [{ type: 'text' as const, value: 'a' }] });
  const first = made();
  cache?.set('["ts","","a"]', first);
  first.children.push({ type: 'text', value: ' of the first page' });
  const second = cache?.get('["ts","","a"]');
  expect(second).toEqual(made());
  second?.children.pop();
  expect(cache?.get('["ts","","a"]')).toEqual(made());
  expect(cache?.get('["ts","","b"]')).toBeUndefined();
});
