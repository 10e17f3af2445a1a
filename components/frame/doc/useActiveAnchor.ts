import type { Header } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { activeHeading } from './activeHeading';

/** Pause between two looks at the scroll position (specification 9: outline scroll throttle). */
const THROTTLE_MS = 100;

/**
 * The heading that is being read, as entry of the outline and as title of the narrow bar (specification 2.3).
 *
 * @param headers - headings of the page, in its order
 * @returns nothing of both above the first heading
 */
export function useActiveAnchor(headers: Header[]) {
  const [activeAnchorId, setActive] = useState<string>();
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hash is a new place to look from.
  useEffect(() => {
    let timer = 0;
    const look = () => {
      timer = 0;
      const root = document.documentElement;
      const places = headers.flatMap(({ id }) => {
        const heading = document.getElementById(id);
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : [];
      });
      setActive(
        activeHeading(places, {
          bars: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
          height: window.innerHeight,
          left: root.scrollHeight - window.innerHeight - window.scrollY,
          hash: window.location.hash,
        }),
      );
    };
    const onScroll = () => {
      timer ||= window.setTimeout(look, THROTTLE_MS);
    };
    // At the top of a page no heading is being read; nothing has to be measured.
    if (window.scrollY > 0) look();
    else setActive(undefined);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [headers, hash]);
  return { activeAnchorId, scrolledHeader: headers.find(({ id }) => id === activeAnchorId) };
}
