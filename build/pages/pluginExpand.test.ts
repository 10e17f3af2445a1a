import { expect, test } from 'vitest';
import { asSentence, refuseBroken } from './pluginExpand';

test('a page that is not MDX is refused with its place, what to write, and no stack', () => {
  const problem = expect.objectContaining({
    stack:
      'docs/en/a.mdx:3:1: Expected a closing tag for `<Tabs>` (3:1-3:7)\n' +
      'Write: a closing tag, or `{` and `<` of plain text in backticks',
  });
  const read = (source: string) => asSentence(() => refuseBroken(source, 'docs/en/a.mdx'));
  expect(() => read('# A\n\n<Tabs>\n')).toThrow(problem);
  expect(() => read('# A\n\n<Tabs></Tabs>\n')).not.toThrow();
});
