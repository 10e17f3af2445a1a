import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { formatFindings } from '../finding';
import { checkContent } from './checkContent';
import { parsePage } from './page';
import { readSite } from './readSite';

const root = mkdtempSync(join(tmpdir(), 'site-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));
const PAGE = '---\ntitle: T\ndescription: D\n---\n\n# T\n';

function report(files: Record<string, string | Buffer>) {
  const menu = '["a"]';
  const all = {
    'docs/en/a.mdx': PAGE,
    'docs/zh/a.mdx': PAGE,
    'docs/en/_meta.json': menu,
    'docs/zh/_meta.json': menu,
    ...files,
  };
  for (const [file, contents] of Object.entries(all)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), contents);
  }
  return formatFindings(checkContent(root).findings);
}

test('a page saved in GBK is reported and not written to', () => {
  const text = Buffer.concat([Buffer.from(PAGE), Buffer.from([0xca, 0xb9, 0xd3, 0xc3])]);
  expect(report({ 'docs/zh/a.mdx': text })).toBe(
    'docs/zh/a.mdx:1  the file is not UTF-8 text\n  Write: the same text, saved as UTF-8',
  );
  expect(readSite(root).pages.find(({ file }) => file === 'docs/zh/a.mdx')?.isBroken).toBe(true);
});

test.each([`\uFEFF${PAGE}`, PAGE.replaceAll('\n', '\r\n')])(
  'a page saved by a Windows editor: %j',
  (text) => {
    expect(report({ 'docs/zh/a.mdx': text })).toBe(
      'docs/zh/a.mdx:1  the file has a byte order mark, or lines that end with CR LF\n  Write: UTF-8 with LF: pnpm fix does it',
    );
  },
);

test('the lock of an Emacs buffer, a link to nowhere, is not a page', () => {
  mkdirSync(join(root, 'docs/en'), { recursive: true });
  symlinkSync('user@host.1234', join(root, 'docs/en/.#a.mdx'));
  expect(report({})).toBe('');
});

test('2.1.5 the name of a page is its address, so no address has parameters', () => {
  expect(
    report({
      'docs/en/My page.mdx': PAGE,
      'docs/zh/My page.mdx': PAGE,
      'docs/en/_meta.json': '["a", "My page"]',
      'docs/zh/_meta.json': '["a", "My page"]',
    }),
  ).toBe(
    'docs/en/My page.mdx:1  an address consists of lower-case words joined by hyphens\n  Write: git mv "docs/en/My page.mdx" docs/en/my-page.mdx\n' +
      'docs/zh/My page.mdx:1  an address consists of lower-case words joined by hyphens\n  Write: git mv "docs/zh/My page.mdx" docs/zh/my-page.mdx',
  );
});

test('a code block that is not closed', () => {
  const parse = (body: string) => () => parsePage('en', 'guide/cli.mdx', PAGE + body);
  expect(parse('\n```ts\nconst a = 1;\n\n## Next {#next}\n')).toThrow(
    expect.objectContaining({ line: 8, message: 'a code block is not closed' }),
  );
  expect(parse('\n- one\n\n  ````\n  ```\n')).toThrow('a code block is not closed');
  expect(parse('\n~~~')).toThrow('a code block is not closed');
  expect(parse('\n```ts\nconst a = 1;\n\n```sh\nls\n```\n')).toThrow('a code block is not closed');
  const closed = ['const a = 1;\n```', '> ```json file="a"\n> ```', '- b\n  ~~~~\n  ~~~\n  ~~~~'];
  expect(parse(`\n\`\`\`ts\n${closed.join('\n\n')}`)).not.toThrow();
});
