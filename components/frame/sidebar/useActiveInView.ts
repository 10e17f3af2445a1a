import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the current link of a scrolling navigation into its middle when it cannot be seen
 * (specification 2.3). An observer measures, so no layout is forced when the page appears.
 */
export function useActiveInView(ref: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link.
  useEffect(() => {
    const scroller = ref.current;
    const link = scroller?.querySelector('[aria-current="page"]');
    if (!scroller || !link) return;
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        // Without height it is a panel that is closed.
        if (!entry?.rootBounds?.height || entry.isIntersecting) return;
        const { boundingClientRect: box, rootBounds: root } = entry;
        scroller.scrollTop += box.y - root.y - (root.height - box.height) / 2;
      },
      { root: scroller },
    );
    observer.observe(link);
    return () => observer.disconnect();
  }, [ref, pathname]);
}
