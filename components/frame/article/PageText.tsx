import { useLocation, useNavigationType } from '@rspress/core/runtime';
import {
  createElement,
  type FC,
  Fragment,
  type ReactElement,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** Minimum average height of a block, in px; it is 90 on the quick start, the page with the shortest. */
const BLOCK_PX = 80;

/**
 * The text of a page, as MDX passes it to its `wrapper`: an element that renders a list of blocks. After a link to the
 * top of a page, the blocks that fit into the window are rendered first and the rest after the paint. Everything is
 * rendered at once if the address has a hash, and for Back, whose scroll position may be anywhere.
 */
export function PageText({ children }: { children: ReactElement<object, FC<object>> }) {
  const text = children.type(children.props) as ReactElement<{ children?: unknown }>;
  const blocks = text.props.children;
  const { hash } = useLocation();
  const isPressed = useNavigationType() === 'PUSH';
  const [isWhole, setWhole] = useState(!isPressed);
  useEffect(() => {
    if (isWhole) return;
    const stop = new AbortController();
    const draw = () => setWhole(true);
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(draw)));
    // Before the browser acts: End scrolls to the end of the complete page, and all of it is printed.
    for (const kind of ['keydown', 'beforeprint'])
      window.addEventListener(kind, () => flushSync(draw), { signal: stop.signal });
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [isWhole]);
  if (isWhole || hash || !Array.isArray(blocks)) return text;
  // MDX puts a newline between two blocks.
  const first = blocks.slice(0, 2 * Math.ceil(window.innerHeight / BLOCK_PX));
  return createElement(Fragment, null, ...first);
}
