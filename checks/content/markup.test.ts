import { expect, test } from 'vitest';
import { parsePage } from '../../build/pages/parsePage';
import { formatFindings } from '../finding';
import { drawingFindings, markupFindings } from './markup';

const report = (...lines: string[]) =>
  formatFindings(markupFindings('docs/en/a.mdx', parsePage(lines.join('\n'))));

test('allowed markup is not a finding', () => {
  expect(
    report(
      "import { Diagram } from '@components/Diagram';",
      "import layers from '../../../shared/layers.svg?raw';",
      '',
      '{/* a comment */}',
      '',
      "<Diagram source={layers} alt=\"x\" labels={{ 'a b': 'c', d: { e: 1 } }} />",
      '',
      '<Example id="x" run />',
      '',
      '<details><summary>More</summary>Text with <kbd>Ctrl</kbd> {"{"}</details>',
      '',
      '[a](https://a.test) [b](mailto:a@b.c) ![c](data:image/png;base64,AA) `{code}` `<script>`',
      '',
      '```html',
      '<script>alert(1)</script>',
      '```',
    ),
  ).toBe('');
});

test('code of a page: exports, imports off the list, computed values', () => {
  expect(
    report(
      "export const x = require('node:fs').writeFileSync('owned', '');",
      "import { Diagrams } from '@components/Diagram';",
      "import { readFileSync } from 'node:fs';",
      "import 'side-effect';",
      "import secret from '../../../.env?raw';",
      '',
      'Text {process.env.HOME} and {`${1 + 1}`}.',
      '',
      '{(() => 1)()}',
    ),
  ).toMatchInlineSnapshot(`
    "docs/en/a.mdx:1  a page runs no code of its own and exports nothing
      On the list: Badge, PackageManagerTabs, Steps, Diagram, Home, drawings of docs/shared
      Write: a component in components/ that does it, and its tag here
    docs/en/a.mdx:2  a page may not import Diagrams from “@components/Diagram”
      On the list: Badge, PackageManagerTabs, Steps, Diagram, Home, drawings of docs/shared
      Write: import { Diagram } from '@components/Diagram';
    docs/en/a.mdx:3  a page may not import readFileSync from “node:fs”
      On the list: Badge, PackageManagerTabs, Steps, Diagram, Home, drawings of docs/shared
      Write: a component in components/ that does it, and its tag here
    docs/en/a.mdx:4  a page may not import … from “side-effect”
      On the list: Badge, PackageManagerTabs, Steps, Diagram, Home, drawings of docs/shared
      Write: a component in components/ that does it, and its tag here
    docs/en/a.mdx:5  a page may not import secret from “../../../.env?raw”
      On the list: Badge, PackageManagerTabs, Steps, Diagram, Home, drawings of docs/shared
      Write: a component in components/ that does it, and its tag here
    docs/en/a.mdx:7  {process.env.HOME} is computed on the page
      Write: the text itself, or a component in components/ that does it, and its tag here
    docs/en/a.mdx:7  {\`\${1 + 1}\`} is computed on the page
      Write: the text itself, or a component in components/ that does it, and its tag here
    docs/en/a.mdx:9  {(() => 1)()} is computed on the page
      Write: the text itself, or a component in components/ that does it, and its tag here"
  `);
});

test('scripts, iframes, event handlers and javascript: addresses', () => {
  expect(
    report(
      '<script src="https://x.test/a.js"></script>',
      '',
      '<iframe src="https://x.test/"></iframe>',
      '',
      '<a href="java&#10;script:alert(1)">a</a> <span onclick="alert(1)">b</span> <b>c</b>',
      '',
      '[c](javascript:alert(1)) [d][e]',
      '',
      '[e]: JavaScript:alert(1)',
      '',
      '<img src="/a.png" alt="" onError={alert} />',
      '',
      '<Example {...props} of={name} />',
      '',
      '<div dangerouslySetInnerHTML={{ __html: "<script>" }} />',
    ),
  ).toMatchInlineSnapshot(`
    "docs/en/a.mdx:1  <script> is not allowed on a page
      Write: a component in components/ that does it, and its tag here
    docs/en/a.mdx:3  <iframe> is not allowed on a page
      Write: a component in components/ that does it, and its tag here
    docs/en/a.mdx:5  “href” on <a> runs code: java script:alert(1)
      Write: href="https://…"
    docs/en/a.mdx:5  “onclick” on <span> runs code
      Write: a component in components/ that does it, and its tag here
    docs/en/a.mdx:7  link “javascript:alert(1)” runs code
      Write: the address of a page, or https://…
    docs/en/a.mdx:9  link “JavaScript:alert(1)” runs code
      Write: the address of a page, or https://…
    docs/en/a.mdx:11  “onError” on <img> runs code
      Write: a component in components/ that does it, and its tag here
    docs/en/a.mdx:13  <Example> spreads {...props}
      Write: each attribute as name="value"
    docs/en/a.mdx:13  “of” on <Example> is computed: {name}
      Write: of="…", the text itself
    docs/en/a.mdx:15  “dangerouslySetInnerHTML” on <div> runs code
      Write: a component in components/ that does it, and its tag here"
  `);
});

test('links and pictures without an accessible name', () => {
  expect(
    report(
      '![](./a.png) [](/guide) [![b](./b.png)](/guide) ![c][d]',
      '',
      '<img src="/a.png" /> <img src="/a.png" alt="" />',
    ),
  ).toMatchInlineSnapshot(`
    "docs/en/a.mdx:1  picture “./a.png” has no text alternative
      Write: ![What it shows](./a.png)
    docs/en/a.mdx:1  link “/guide” has no text
      Write: [Where it leads](/guide)
    docs/en/a.mdx:3  <img> has no text alternative
      Write: alt="What it shows", or alt="" for decoration"
  `);
});

test('unknown tags, with the tag that was meant', () => {
  expect(
    report('<Exampel id="a" />', '', '<PackageManagerTabs command="x" />', '', '<Video />'),
  ).toMatchInlineSnapshot(`
    "docs/en/a.mdx:1  <Exampel> is not a component that a page may use
      Write: <Example …>
    docs/en/a.mdx:3  <PackageManagerTabs> is not imported
      Write: import { PackageManagerTabs } from '@theme';
    docs/en/a.mdx:5  <Video> is not a component that a page may use
      Write: a component in components/ that does it, and its tag here"
  `);
});

test('a drawing with a script', () => {
  const text =
    '<svg>\n<path d="M0" />\n<script>alert(1)</script>\n<g onload="x()" />\n<a href="javascript:x()" />\n</svg>';
  const found = drawingFindings({ file: 'docs/shared/a.svg', text });
  expect(found.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '3 “<script” in a drawing runs code',
    '4 “onload=” in a drawing runs code',
    '5 “javascript:” in a drawing runs code',
  ]);
});
