import { PageContext, useLocation, useSite } from '@rspress/core/runtime';
import { useContext, useEffect, useMemo, useState } from 'react';
import { type Part, partsOffEverywhere, partsSwitchedOff } from './partsSwitchedOff';

/**
 * The page context with every switched-off part written into the frontmatter, where the stock layout
 * looks. The address is applied after mount, because the built HTML is the same for every query.
 */
export function useSwitchedParts() {
  const context = useContext(PageContext);
  const { themeConfig } = useSite().site;
  const { search } = useLocation();
  const [here, setHere] = useState<Part[]>([]);
  const outline = context.data?.frontmatter?.outline;
  useEffect(() => {
    const next = partsSwitchedOff(search, { isFramed: window.top !== window.self, outline });
    setHere((last) => (last.join() === next.join() ? last : next));
  }, [search, outline]);
  return useMemo(() => {
    const off = [...partsOffEverywhere(themeConfig), ...here];
    if (off.length === 0) return context;
    const frontmatter = {
      ...context.data.frontmatter,
      ...Object.fromEntries(off.map((part) => [part, false])),
    };
    return { ...context, data: { ...context.data, frontmatter } };
  }, [context, themeConfig, here]);
}
