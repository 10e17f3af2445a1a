import { PageContext, useLocation, useSite } from '@rspress/core/runtime';
import { useContext, useEffect, useMemo } from 'react';
import { markPartsOff, partsOffEverywhere } from './partsSwitchedOff';

/**
 * The page context with every part that the site switches off written into the frontmatter, where the
 * stock layout looks, and with the page's own description and file, which the first load has in one place only:
 * without the description the stock head describes every page as the site, in its default language. What the address or a
 * frame switches off is hidden by style (parts.css) from the first paint on, because the built HTML is the same
 * for every query.
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
