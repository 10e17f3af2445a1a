import { posix } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../site';
import type { Finding } from '../finding';
import { inOutline } from './addHeadingIds';
import { nearest } from './nearest';
import type { Page } from './page';
import { englishOf } from './twins';

/** Files other than pages: paths in docs/, from the root, and addresses of files in public/. */
export interface Assets {
  docs: ReadonlySet<string>;
  public: ReadonlySet<string>;
}

/** Addresses of generated files: feeds, llms.txt, sitemap, zips of examples. */
const GENERATED = /^\/(zh\/)?(rss\/|llms(-full)?\.txt$|sitemap\.xml$|examples\/)/;
const hasScheme = (target: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target);
const bare = (route: string) =>
  route.replace(/(\.html|\.mdx?)$/, '').replace(/\/(index)?$/, '') || '/';

/** Splits a target into its route, resolved against the page and without language, its language and its anchor. */
function resolve(page: Page, target: string): { route: string; anchor: string; of: Language } {
  const [withQuery = '', anchor = ''] = target.split('#');
  const [path = ''] = withQuery.split('?');
  if (path === '') return { route: page.route, anchor, of: page.language };
  const folder = page.route.replace(/[^/]*$/, '');
  const absolute = path.startsWith('/') ? path : posix.join(folder, path);
  const prefix = LANGUAGES.find(
    (language) => language !== DEFAULT_LANGUAGE && `${absolute}/`.startsWith(`/${language}/`),
  );
  const route = prefix ? absolute.slice(prefix.length + 1) || '/' : absolute;
  return { route, anchor, of: prefix ?? page.language };
}

/** Links to pages or headings that do not exist. Links to other sites are not checked (specification 5.4). */
export function linkFindings(pages: readonly Page[], assets: Assets): Finding[] {
  const routes = new Map(pages.map((page) => [`${page.language} ${bare(page.route)}`, page]));
  return pages.flatMap((page) =>
    page.links.flatMap(({ line, target }): Finding[] => {
      if (hasScheme(target) || GENERATED.test(target) || assets.public.has(target)) return [];
      const { file, language } = page;
      if (target === '') {
        return [{ file, line, problem: 'a link has no address', write: 'the address of a page' }];
      }
      const { route, anchor, of } = resolve(page, target);
      const goal = routes.get(`${language} ${bare(route)}`);
      if (!goal) {
        const known = pages.filter((other) => other.language === language);
        const routesOf = known.map((other) => other.route);
        // An address without a leading “/” is relative to the folder of the page.
        const meant = nearest(route, routesOf) ?? routesOf.find((known) => known === `/${target}`);
        const write = meant ? meant + (anchor && `#${anchor}`) : 'the address of an existing page';
        return [{ file, line, problem: `link “${target}” leads to no page`, write }];
      }
      if (of !== language) {
        const write = route + (anchor && `#${anchor}`);
        return [{ file, line, problem: `link “${target}” leads to the other language`, write }];
      }
      const ids = [...goal.headings.flatMap(({ id }) => id ?? []), ...goal.anchors];
      if (!anchor || ids.includes(decodeURIComponent(anchor))) return [];
      // The id is right and the heading wrong, which is another finding.
      if (
        englishOf(goal, pages)
          ?.headings.filter(inOutline)
          .some(({ id }) => id === anchor)
      )
        return [];
      const meant = nearest(anchor, ids);
      const problem = `link “${target}” leads to no heading of ${goal.file}`;
      const because = `Its ids: ${ids.join(', ') || 'none'}`;
      const write = target.slice(0, -anchor.length - 1) + (meant ? `#${meant}` : '') || goal.route;
      return [{ file, line, problem, because, write }];
    }),
  );
}

/** Files that may be suggested for a picture. */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Pictures that are neither next to the page nor in public/, or are on other sites. */
export function imageFindings(pages: readonly Page[], assets: Assets): Finding[] {
  return pages.flatMap((page) =>
    page.images.flatMap(({ line, target }): Finding[] => {
      const { file } = page;
      if (target.startsWith('data:')) return [];
      if (hasScheme(target)) {
        const problem = `picture “${target}” is loaded from another site`;
        const write = `./${posix.basename(target)}, with the file beside the page`;
        return [{ file, line, problem, write }];
      }
      const folder = posix.dirname(file);
      const isPublic = target.startsWith('/');
      const path = isPublic ? target : posix.join(folder, target);
      const beside = isPublic ? assets.public : assets.docs;
      if (beside.has(path)) return [];
      const meant = nearest(
        path,
        [...beside].filter((name) => PICTURE.test(name)),
      );
      const problem = `picture “${target}” does not exist`;
      const write = isPublic || !meant ? meant : `./${posix.relative(folder, meant)}`;
      return [{ file, line, problem, write: write ?? 'the path of a file beside the page' }];
    }),
  );
}
