import { LANGUAGE_LABELS } from '../../../site';
import type { SitePage } from '../sitePage';
import { scriptJson, tag } from './markup';
import type { SiteIndex } from './siteIndex';
import { structuredData } from './structuredData';

/** Size of a social image in px, which no network crops. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** Tags by Rspress that this site replaces. */
const STOCK =
  /<(?:meta (?:property="og:[^"]*"|name="description"|http-equiv="X-UA-Compatible")|link rel="alternate" hreflang=)[^>]*>\n?/g;

const locale = (language: SitePage['language']) => LANGUAGE_LABELS[language].tag.replace('-', '_');

/** Head tags with metadata: addresses, languages, previews, structured data. */
function tagsOf(page: SitePage, site: SiteIndex, image: string): string[] {
  const url = site.url(page.route);
  const property = (name: string, content: string | undefined) =>
    content ? [tag('meta', { property: name, content })] : [];
  return [
    tag('meta', { name: 'description', content: page.description }),
    tag('link', { rel: 'canonical', href: url }),
    ...site.alternates(page).map((link) => tag('link', link)),
    ...property('og:type', page.pageType === 'home' ? 'website' : 'article'),
    ...property('og:site_name', site.title(page.language)),
    ...property('og:title', page.title),
    ...property('og:description', page.description),
    ...property('og:url', url),
    ...property('og:locale', locale(page.language)),
    ...site
      .twins(page)
      .filter(({ language }) => language !== page.language)
      .flatMap(({ language }) => property('og:locale:alternate', locale(language))),
    ...property('og:image', image),
    ...property('og:image:width', String(SOCIAL_IMAGE.width)),
    ...property('og:image:height', String(SOCIAL_IMAGE.height)),
    ...property('og:image:alt', page.title),
    ...property('article:published_time', page.date),
    ...property('article:modified_time', page.modified),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...structuredData(page, site, image).map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ];
}

/** The built page with this site's head tags. `image` is the absolute address of its social image. */
export function withHeadTags(html: string, page: SitePage, site: SiteIndex, image: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(STOCK, '');
  return head + tagsOf(page, site, image).join('') + html.slice(end);
}

/** Excludes a page from search engines: the 404 page exists under any address. */
export const withoutIndexing = (html: string): string =>
  html.replace('</head>', '<meta name="robots" content="noindex"></head>');
