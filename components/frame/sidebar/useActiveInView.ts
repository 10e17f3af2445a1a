import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a navigation so that its current link, if out of view, is centered (specification 2.3). An observer does the
 * measuring, so no layout is forced.
 */
export function useActiveInView(ref: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own current link.
  useEffect(() => {
    const scroller = ref.current;
    const link = scroller?.querySelector('[aria-current="page"]');
    if (!scroller || !link) return;
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        // Without height it is a closed panel.
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
