import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteOrigin } from '../../site';
import { asExpressions } from './markdownText';

const root = resolve(import.meta.dirname, '../..');
const read = (code: string, language: 'en' | 'zh' = 'en') =>
  asExpressions(code, { root, language }).replace(/^\{(".*")\}$/gm, (_, text) => JSON.parse(text));

test('blocks that MDX must see stay, everything else becomes a string', () => {
  const seen = `---\ntitle: T\n---\n\nimport { A } from 'a';\n\n## Use {#use}\n\n<A\n  of={{ b: 'c' }}\n/>`;
  expect(asExpressions(seen, { root, language: 'en' })).toBe(seen);
  expect(asExpressions('One {two}\n\n## Use\n\n- <b>', { root, language: 'en' })).toBe(
    '{"One \\u007btwo\\u007d\\n"}\n\n## Use\n\n{"- <b>\\n"}',
  );
  const code = '```sh\n## no heading\n<A />\n```\n';
  expect(asExpressions(code, { root, language: 'en' })).toBe(`{${JSON.stringify(code)}}`);
  const around = '<A>\n\ntext\n\n</A>';
  expect(asExpressions(around, { root, language: 'en' })).toBe(around);
});

test('links point to the Markdown of pages, absolute; one with a query to the page', () => {
  const site = `${siteOrigin()}`;
  expect(read('[a](/guide/start/#b), [c](/config/lib/dts)')).toBe(
    `[a](${site}/guide/start/index.md#b), [c](${site}/config/lib/dts.md)\n`,
  );
  expect(read('[a](/zh/config/), [b](/config/)', 'zh')).toBe(
    `[a](${site}/zh/config/index.md), [b](${site}/zh/config/index.md)\n`,
  );
  expect(read('[a](/guide/start/explore?source=a&dts=true)')).toBe(
    `[a](${site}/guide/start/explore?source=a&dts=true)\n`,
  );
  const others = '[a](#b), [c](https://d/e), [f](/logo.svg), `[g](/config/)`\n';
  expect(read(others)).toBe(others);
});

test('an empty block gets the content of its file; one inside a sample stays empty', () => {
  const file = 'examples/current/quick-start/src/upper.ts';
  const text = 'export const upper = (text: string): string => text.toUpperCase();';
  expect(read(`- a\n\n  \`\`\`ts file="<root>/${file}" title="b.ts"\n  \`\`\``)).toBe(
    `- a\n\n  \`\`\`ts title="b.ts"\n  ${text}\n  \`\`\`\n`,
  );
  const sample = '````mdx\n```ts file="<root>/dist/a.d.ts"\n```\n````\n';
  expect(read(sample)).toBe(sample);
});
