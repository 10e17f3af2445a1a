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
 * Keeps a box a stop of the Tab key only while what it holds is wider than itself, so that it can be scrolled
 * by keyboard. In the built page, which cannot know, it is one (`tabIndex={0}`).
 *
 * @returns the ref of the box, and of what it holds; without a box the content is the stop, and its parent scrolls
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
