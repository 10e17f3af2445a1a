import { useEffect, useRef } from 'react';

/** Per element, what to do when its size or that of what it holds changes. */
const looks = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

function watch(element: Element, look: () => void): () => void {
  // One observer for the page; it answers after the layout that the browser does anyway.
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) looks.get(target)?.();
  });
  looks.set(element, look);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Makes a box a stop of the Tab key while what it holds is wider than itself, so that it can be scrolled
 * by keyboard; a box that does not scroll is no stop.
 *
 * @returns the ref of the box, and of what it holds
 */
export function useScrollStop<Box extends HTMLElement, Content extends HTMLElement>() {
  const box = useRef<Box>(null);
  const content = useRef<Content>(null);
  useEffect(() => {
    const outer = box.current ?? content.current?.parentElement;
    const inner = content.current;
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      if (outer.scrollWidth > outer.clientWidth) outer.tabIndex = 0;
      else outer.removeAttribute('tabindex');
    };
    const stops = [watch(outer, look), watch(inner, look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return { box, content };
}
