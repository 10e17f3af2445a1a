import { PageContext, useLocation, useSite } from '@rspress/core/runtime';
import { useContext, useEffect, useMemo } from 'react';
import { markPartsOff, partsOffEverywhere } from './partsSwitchedOff';

/**
 * The page context with every part that the site switches off written into the frontmatter, where the
 * stock layout looks. What the address or a frame switches off is hidden by style (parts.css)
 * from the first paint on, because the built HTML is the same for every query.
 */
export function useSwitchedParts() {
  const context = useContext(PageContext);
  const { themeConfig } = useSite().site;
  const { search } = useLocation();
  const outline = context.data?.frontmatter?.outline;
  useEffect(() => markPartsOff(search, outline), [search, outline]);
  return useMemo(() => {
    const off = partsOffEverywhere(themeConfig);
    if (off.length === 0) return context;
    const frontmatter = {
      ...context.data.frontmatter,
      ...Object.fromEntries(off.map((part) => [part, false])),
    };
    return { ...context, data: { ...context.data, frontmatter } };
  }, [context, themeConfig]);
}
