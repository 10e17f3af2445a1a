import type { Header } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { activeHeading } from './activeHeading';

/** Scroll throttle of the outline (specification 9). */
const THROTTLE_MS = 100;

/**
 * The heading being read, for the outline and the bar of narrow windows (specification 2.3).
 *
 * @param headers - headings of the page, in page order
 * @returns its id and the heading itself; both undefined above the first heading
 */
export function useActiveAnchor(headers: Header[]) {
  const [activeAnchorId, setActive] = useState<string>();
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hash is a new position.
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
    // At the top no heading is being read; saves measuring.
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
