import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../site';

/** A page of the built site. */
export interface SitePage {
  /** Route without the base, as in links: `/zh/guide/start/`. */
  route: string;
  /** Its file in the built folder: `zh/guide/start/index.html`. */
  file: string;
  language: Language;
  /** The route without its language, which translations share. */
  twin: string;
  title: string;
  description: string;
  pageType: string;
  /** Publication date of a blog post, `2025-05-14`. */
  date?: string;
  /** Last change in the repository, ISO 8601. */
  modified?: string;
}

/** Whether a page is the 404 page of a language; these are in no list. */
export const isNotFoundPage = (page: Pick<SitePage, 'pageType'>) => page.pageType === '404';

/** Page data of Rspress (`extendPageData`), to which plugins add. */
export interface PageRecord {
  routePath: string;
  lang: string;
  title: string;
  description?: string;
  frontmatter: Record<string, unknown>;
  _filepath: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A frontmatter date, which YAML parses as a `Date` or a string, as `2025-05-14`. */
function day(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return text(value)?.slice(0, 10);
}

/** File of a route in the built folder, as Rspress names it. */
export const fileOfRoute = (route: string): string =>
  `${route.endsWith('/') ? `${route}index` : route}.html`.slice(1);

/** Converts page data of Rspress; `modified` is the last change of the source file, ISO 8601. */
export function toSitePage(record: PageRecord, modified: string | undefined): SitePage {
  const { routePath, title, description, frontmatter } = record;
  const prefix = LANGUAGES.find((language) => routePath.startsWith(`/${language}/`));
  return {
    route: routePath,
    file: fileOfRoute(routePath),
    language: prefix ?? DEFAULT_LANGUAGE,
    twin: prefix ? routePath.slice(prefix.length + 1) : routePath,
    title: text(frontmatter.title) ?? title,
    description: text(frontmatter.description) ?? description ?? '',
    pageType: text(frontmatter.pageType) ?? 'doc',
    date: day(frontmatter.date),
    modified,
  };
}
