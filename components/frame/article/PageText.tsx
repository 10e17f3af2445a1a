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

/** Height of a window that a block of text fills at least, in px: 90 on the page of the shortest ones, the quick start. */
const BLOCK_PX = 80;

/**
 * The text of a page, as MDX hands it to its `wrapper`: an element that draws a list of blocks. Where a link leads to
 * the top of a page, the blocks that the window has room for are drawn first and the rest after the paint, so that
 * the reader does not wait for what lies below. Everything at once as soon as the address has a hash, and for Back,
 * whose place may be anywhere.
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
    // Before the browser acts: End leads to the end of the whole page, and paper gets all of it.
    for (const kind of ['keydown', 'beforeprint'])
      window.addEventListener(kind, () => flushSync(draw), { signal: stop.signal });
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [isWhole]);
  if (isWhole || hash || !Array.isArray(blocks)) return text;
  // MDX puts a line break between two blocks.
  const first = blocks.slice(0, 2 * Math.ceil(window.innerHeight / BLOCK_PX));
  return createElement(Fragment, null, ...first);
}
