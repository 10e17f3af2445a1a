import { useEffect, useRef } from 'react';

/** What to do when the size of an element or of its content changes. */
const looks = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

function watch(element: Element, look: () => void): () => void {
  // One observer for the page; it reports after the browser's own layout, so none is forced.
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) looks.get(target)?.();
  });
  looks.set(element, look);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Makes a box a tab stop only while its content is wider than the box, so that it can be scrolled by keyboard. The
 * built page cannot know the widths, so there it always is one (`tabIndex={0}`).
 *
 * @returns refs for the box and its content; if no box is attached, the content is the tab stop and its parent scrolls
 */
export function useScrollStop<Box extends HTMLElement, Content extends HTMLElement>() {
  const box = useRef<Box>(null);
  const content = useRef<Content>(null);
  useEffect(() => {
    const outer = box.current ?? content.current?.parentElement;
    const inner = content.current;
    const stop = box.current ?? inner;
    if (!outer || !inner || !stop || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      if (outer.scrollWidth > outer.clientWidth) stop.tabIndex = 0;
      else stop.removeAttribute('tabindex');
    };
    const watches = [watch(outer, look), watch(inner, look)];
    return () => {
      for (const end of watches) end();
    };
  }, []);
  return { box, content };
}
