import { expect, test } from 'vitest';
import { tidyMarkdown } from './tidyMarkdown';

test('the id of a heading is not escaped', () => {
  expect(tidyMarkdown('## Use it \\{#use-it}\n\ntext \\{#no}\n')).toBe(
    '## Use it {#use-it}\n\ntext \\{#no}\n',
  );
});
