import type { RsbuildPluginAPI } from '@rsbuild/core';

interface PageInfo {
  routePath: string;
  title?: string;
  frontmatter?: { description?: string };
  toc?: { id: string; text: string; depth: number }[];
  [key: string]: unknown;
}

/** Query of the import that returns only the headings. */
const HEADINGS = '?headings';

/** The JSON that Rspress's module `virtual-page-data` exports as `pageData`. */
function readPages(code: string): { pages: PageInfo[]; end: number; start: number } {
  const intro = 'export const pageData = ';
  const start = code.indexOf(intro) + intro.length;
  const end = code.indexOf(';\n', start);
  if (start < intro.length || end < 0) {
    throw new Error(
      'The module virtual-page-data of Rspress has a new form.\nCompare build/site/slimPageData.ts with node_modules/.rspress/virtual-page-data.js.',
    );
  }
  return { pages: JSON.parse(code.slice(start, end)).pages, start, end };
}

/** JSON as an expression that browsers parse faster than an object literal. */
const parsed = (data: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/**
 * Fields that each page has itself, or that only overviews need of other pages. The file of a page is also in the routes,
 * where useSwitchedParts reads it; a site without versions does not read `version`.
 */
const NOT_FIRST = new Set([
  'toc',
  'title',
  'frontmatter',
  'description',
  '_relativePath',
  'version',
]);

/** The module with only what the first load needs. */
export function withoutHeadings(code: string): string {
  const { pages, start, end } = readPages(code);
  const slim = pages.map((page) =>
    Object.fromEntries(Object.entries(page).filter(([key]) => !NOT_FIRST.has(key))),
  );
  return `${code.slice(0, start)}${parsed({ pages: slim })}${code.slice(end)}`;
}

/** The module as titles, descriptions and headings by route: `{ '/guide/': { title, description, toc: [{ id, text, depth }] } }`. */
export function onlyHeadings(code: string): string {
  const headings = readPages(code).pages.map(({ routePath, title, frontmatter, toc = [] }) => [
    routePath,
    {
      title,
      description: frontmatter?.description,
      toc: toc.map(({ id, text, depth }) => ({ id, text, depth })),
    },
  ]);
  return `export default ${parsed(Object.fromEntries(headings))};`;
}

/**
 * Rspress puts titles, frontmatter and headings of every page into the first load of each page. This keeps only what
 * links need; overview pages load the rest. In development the data stays complete, and the separate headings are
 * `undefined`.
 */
export const slimPageData = {
  name: 'site:slim-page-data',
  setup(api: RsbuildPluginAPI) {
    const isBuild = api.context.action === 'build';
    api.transform(
      { test: /virtual-page-data/, order: 'post' },
      ({ code, resourceQuery, environment }) => {
        if (!isBuild) return resourceQuery === HEADINGS ? 'export default undefined;' : code;
        if (resourceQuery === HEADINGS) return onlyHeadings(code);
        return environment.name === 'web' ? withoutHeadings(code) : code;
      },
    );
  },
};
