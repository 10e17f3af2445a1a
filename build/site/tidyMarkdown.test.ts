import { expect, test } from 'vitest';
import { tidyMarkdown } from './tidyMarkdown';

test('the id of a heading is not escaped', () => {
  expect(tidyMarkdown('## Use it \\{#use-it}\n\ntext \\{#no}\n')).toBe(
    '## Use it {#use-it}\n\ntext \\{#no}\n',
  );
});

test.each([
  [
    '```ts file="<root>/examples/current/a/src/index.ts" title="src/index.ts"',
    '```ts title="src/index.ts"',
  ],
  ['```ts title="a.ts" file="<root>/a.ts"', '```ts title="a.ts"'],
  ['```ts title="a.ts"', '```ts title="a.ts"'],
  ['a file="b"', 'a file="b"'],
])('where a fence was read from is left out: %s', (before, after) => {
  expect(tidyMarkdown(before)).toBe(after);
});

test('an empty fence inside of a sample stays as it is', () => {
  const sample = '````mdx\n```ts file="<root>/dist/a.d.ts"\n```\n````\n';
  expect(tidyMarkdown(sample)).toBe(sample);
});

test('Chinese after bold text is written as it is read', () => {
  expect(tidyMarkdown('**存在吗？**&#x8FD0;行时')).toBe('**存在吗？**运行时');
});

test('a link to a choice of the explorer leads to the page, with its query', () => {
  expect(tidyMarkdown('[a](https://x/guide/start/explore.md?source=a\\&dts=true)')).toBe(
    '[a](https://x/guide/start/explore?source=a&dts=true)',
  );
});
