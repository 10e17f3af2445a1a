import { escapeAttribute, tag } from './markup';
import type { SiteIndex } from './siteIndex';

/** sitemap.xml with translations and real dates of modification, neither of which the plugin of Rspress writes. */
export function sitemapXml(site: SiteIndex): string {
  const entries = site.pages.map((page) => {
    const alternates = site
      .alternates(page)
      .map((link) => tag('xhtml:link', link).replace(/>$/, '/>'));
    const date = page.modified ? `<lastmod>${page.modified}</lastmod>` : '';
    return `<url><loc>${escapeAttribute(site.url(page.route))}</loc>${date}${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** robots.txt: allows everything and names the sitemap. */
export const robotsTxt = (site: SiteIndex): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site.url('/sitemap.xml')}\n`;
