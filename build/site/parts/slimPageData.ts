import type { RsbuildPluginAPI } from '@rsbuild/core';

interface PageInfo {
  routePath: string;
  title?: string;
  frontmatter?: { description?: string };
  toc?: { id: string; text: string; depth: number }[];
  [key: string]: unknown;
}

/** Query of the import that gives the headings only. */
const HEADINGS = '?headings';

/** The JSON that Rspress's module `virtual-page-data` exports as `pageData`. */
function readPages(code: string): { pages: PageInfo[]; end: number; start: number } {
  const intro = 'export const pageData = ';
  const start = code.indexOf(intro) + intro.length;
  const end = code.indexOf(';\n', start);
  if (start < intro.length || end < 0) {
    throw new Error(
      'The module virtual-page-data of Rspress has a new form.\nCompare build/site/parts/slimPageData.ts with node_modules/.rspress/virtual-page-data.js.',
    );
  }
  return { pages: JSON.parse(code.slice(start, end)).pages, start, end };
}

/** A value of JSON as an expression that a browser reads faster than an object literal. */
const parsed = (data: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/**
 * What a page carries itself, or only overviews need of other pages; its file stands in the routes, too, and
 * useSwitchedParts takes it from there. A site without versions reads no version.
 */
const NOT_FIRST = new Set([
  'toc',
  'title',
  'frontmatter',
  'description',
  '_relativePath',
  'version',
]);

/** The module without what the first load does not need. */
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
 * Rspress puts titles, frontmatter and headings of every page into the first load of each page. Here
 * the first load keeps what links need; headings come with overview pages. In development the data
 * stay whole, and the headings apart are `undefined`.
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
