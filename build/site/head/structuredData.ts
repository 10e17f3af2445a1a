import { LANGUAGE_LABELS } from '../../../site';
import type { SitePage } from '../sitePage';
import type { SiteIndex } from './siteIndex';

/** The ancestors of a page, from the home page down to the page itself. */
function trail(page: SitePage, site: SiteIndex): SitePage[] {
  const home = page.route.slice(0, page.route.length - page.twin.length + 1);
  const above = [...page.route.matchAll(/\//g)]
    .map(({ index }) => page.route.slice(0, index + 1))
    .filter((route) => route.length >= home.length && route !== page.route);
  const pages = above.map((route) => site.find(route)).filter((found) => found !== undefined);
  return [...pages, page];
}

/** JSON-LD of a page: breadcrumbs, and the article or, for a home page, the site. */
export function structuredData(page: SitePage, site: SiteIndex, image: string): unknown[] {
  const url = site.url(page.route);
  const inLanguage = LANGUAGE_LABELS[page.language].tag;
  const publisher = {
    '@type': 'Organization',
    name: site.title(page.language),
    url: site.url('/'),
  };
  if (page.pageType === 'home') {
    const { title: name, description } = page;
    return [
      { '@context': 'https://schema.org', '@type': 'WebSite', name, description, url, inLanguage },
    ];
  }
  const crumbs = trail(page, site).map(({ title: name, route }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.url(route),
  }));
  const article = {
    '@context': 'https://schema.org',
    '@type': page.date ? 'BlogPosting' : 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: page.date,
    dateModified: page.modified ?? page.date,
    author: publisher,
    publisher,
  };
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs,
  };
  return [breadcrumbs, article];
}
