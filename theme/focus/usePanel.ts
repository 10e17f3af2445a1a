import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { inertBehind } from './inertBehind';

const FOCUSABLE = 'a[href], button:not([disabled]), input, [tabindex="0"]';

/** Current link or else the first control of a panel. */
function firstControl(panel: Element): HTMLElement | null {
  const current = panel.querySelector('a[aria-current="page"]');
  const found = current ?? panel.querySelector(FOCUSABLE);
  return found instanceof HTMLElement ? found : null;
}

export interface PanelOptions {
  /** Selector of what stays usable beside the panel and its button. */
  live: string;
  /** From this window width on the panel is no panel any more and closes. */
  closeFrom: number;
}

export interface Panel<P extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  openerRef: RefObject<HTMLButtonElement | null>;
  panelRef: RefObject<P | null>;
}

/**
 * State of a panel that covers the page: focus moves in when it opens and back to its button when it
 * closes, what lies behind is inert; Escape, a press outside, a new address and a wide window close it
 * (specification 2.3, 2.6).
 */
export function usePanel<P extends HTMLElement>({ live, closeFrom }: PanelOptions): Panel<P> {
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  // Open for one address only: a new one closes the panel without a second render.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === address;
  const openerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<P>(null);

  useEffect(() => {
    const panel = panelRef.current;
    const opener = openerRef.current;
    if (!isOpen || !panel) return;
    const release = inertBehind([panel, opener, ...document.querySelectorAll(live)]);
    firstControl(panel)?.focus({ preventScroll: true });
    const close = () => {
      setOpenAt(undefined);
      release();
      opener?.focus({ preventScroll: true });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close();
    };
    const onPress = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node && (panel.contains(target) || opener?.contains(target));
      if (!isInside) close();
    };
    const onResize = () => window.innerWidth >= closeFrom && setOpenAt(undefined);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      window.removeEventListener('resize', onResize);
      release();
    };
  }, [isOpen, live, closeFrom]);

  const toggle = () => {
    setOpenAt(isOpen ? undefined : address);
    if (isOpen) openerRef.current?.focus({ preventScroll: true });
  };
  return { isOpen, toggle, openerRef, panelRef };
}
