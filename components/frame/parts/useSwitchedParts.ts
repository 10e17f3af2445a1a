import { PageContext, useLocation, useSite } from '@rspress/core/runtime';
import { useContext, useEffect, useMemo } from 'react';
import { markPartsOff, partsOffEverywhere } from './partsSwitchedOff';

/**
 * The page context with the parts that the site switches off set to false in the frontmatter, where the stock layout
 * looks, and with the page's description and file, which the slimmed page data has in one place only: without the
 * description the stock head would use that of the site in its default language. Parts switched off by query or iframe
 * are hidden by style (parts.css) from the first paint on, because the built HTML is the same for every query.
 */
export function useSwitchedParts() {
  const context = useContext(PageContext);
  const { themeConfig } = useSite().site;
  const { search } = useLocation();
  const outline = context.data?.frontmatter?.outline;
  useEffect(() => markPartsOff(search, outline), [search, outline]);
  return useMemo(() => {
    const { frontmatter, description = frontmatter.description, pagePath } = context.data;
    const off = partsOffEverywhere(themeConfig).map((part) => [part, false]);
    const data = {
      ...context.data,
      description,
      _relativePath: pagePath,
      frontmatter: { ...frontmatter, ...Object.fromEntries(off) },
    };
    return { ...context, data };
  }, [context, themeConfig]);
}
