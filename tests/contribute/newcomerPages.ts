/** Path of a page that a newcomer adds in a language. */
export const PAGE = (language: 'en' | 'zh', name = 'first') =>
  `docs/${language}/guide/newcomer/${name}.mdx`;
export const SECOND = { en: 'Second page', zh: '第二页' };
/** Text of the first page, with links, a sample and an example to break later. */
export const BODY = {
  en: `It does one thing.

## Use it {#use}

See [the same section](/guide/newcomer/first#use) and [the second page](/guide/newcomer/second).

\`\`\`ts title="rslib.config.ts"
import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'esm' }] });
\`\`\`

<Example id="newcomer" />
`,
  zh: `它只做一件事。

## 使用 {#use}

参见[同一节](/guide/newcomer/first#use)和[第二页](/guide/newcomer/second)。

\`\`\`ts title="rslib.config.ts"
import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'esm' }] });
\`\`\`

<Example id="newcomer" />
`,
};
