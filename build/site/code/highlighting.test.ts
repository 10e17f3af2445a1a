import { codeToTokensBase, createCssVariablesTheme } from 'shiki';
import { afterEach, expect, test, vi } from 'vitest';
import { highlighting } from './highlighting';

afterEach(() => {
  vi.restoreAllMocks();
});

test('code gets the same colors on a machine that is too busy to highlight it', async () => {
  const { tokenizeTimeLimit } = highlighting;
  const theme = createCssVariablesTheme();
  const code = 'export const greet = (name: string) => "Hello, " + name;';
  const color = () => codeToTokensBase(code, { lang: 'ts', theme, tokenizeTimeLimit });
  const calm = await color();
  let now = Date.now();
  // Shiki asks for the time after each token, and stops when too much of it has gone.
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 60_000;
    return now;
  });
  expect(await color()).toEqual(calm);
});

test('code that stands on two pages is colored once, and what one page does with it is its own', () => {
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
