import { expect, test } from 'vitest';
import { tidyMarkdown } from './tidyMarkdown';

test('a heading is its words: the id, which only the build reads, goes', () => {
  expect(tidyMarkdown('## Use it \\{#use-it}\n\n### `a{#b}` \\{#a}\n\ntext \\{#no}\n')).toBe(
    '## Use it\n\n### `a{#b}`\n\ntext \\{#no}\n',
  );
});
