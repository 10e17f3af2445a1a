import { expect, test } from 'vitest';
import { onlyHeadings, withoutHeadings } from './slimPageData';

const page = {
  title: 'CLI',
  routePath: '/guide/cli',
  lang: 'en',
  version: '',
  _relativePath: 'en/guide/cli.mdx',
  toc: [{ id: 'a', text: 'A; \n', depth: 2, charIndex: 9 }],
  frontmatter: { title: 'CLI' },
  description: 'text',
};
const code = `export const pageData = ${JSON.stringify({ pages: [page] }, null, 2)};
          export const searchIndexHash = {};`;
const run = (module: string, name: string) =>
  new Function(
    `${module.replaceAll(/export (const|default)/g, 'const').replace('const JSON', 'const headings = JSON')}; return ${name}`,
  )();

test('the first load keeps what a page needs about itself', () => {
  expect(run(withoutHeadings(code), 'pageData')).toEqual({
    pages: [{ routePath: '/guide/cli', lang: 'en' }],
  });
  expect(withoutHeadings(code)).toContain('export const searchIndexHash');
});

test('headings by route', () => {
  expect(run(onlyHeadings(code), 'headings')).toEqual({
    '/guide/cli': { title: 'CLI', toc: [{ id: 'a', text: 'A; \n', depth: 2 }] },
  });
});

test('another form of the module is an error', () => {
  expect(() => withoutHeadings('export const x = 1')).toThrow(/new form/);
});
