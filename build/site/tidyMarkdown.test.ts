import { expect, test } from 'vitest';
import { siteOrigin } from '../../site';
import { tidyMarkdown } from './tidyMarkdown';

test('a heading is its words: the id, which only the build reads, goes', () => {
  expect(tidyMarkdown('## Use it \\{#use-it}\n\n### `a{#b}` \\{#a}\n\ntext \\{#no}\n')).toBe(
    '## Use it\n\n### `a{#b}`\n\ntext \\{#no}\n',
  );
});

test('a link of a list that a component has drawn is whole, as those of the text are', () => {
  const links = '### [a[0]](/a.md)\n\n- [b](/b.md#c)\n\n[d](https://d.example/)\n\n[e](#e)\n';
  expect(tidyMarkdown(links)).toBe(links.replaceAll('](/', `](${siteOrigin()}/`));
});
