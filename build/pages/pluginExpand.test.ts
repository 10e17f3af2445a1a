import { expect, test } from 'vitest';
import { refuseBroken } from './pluginExpand';

test('a page that is not MDX is refused with its place, what to write, and no stack', () => {
  const problem = expect.objectContaining({
    stack:
      'docs/en/a.mdx:3:1: Expected a closing tag for `<Tabs>` (3:1-3:7)\n' +
      'Write: a closing tag, or `{` and `<` of plain text in backticks',
  });
  expect(() => refuseBroken('# A\n\n<Tabs>\n', 'docs/en/a.mdx')).toThrow(problem);
  expect(() => refuseBroken('# A\n\n<Tabs></Tabs>\n', 'docs/en/a.mdx')).not.toThrow();
});
