import { useEffect } from 'react';

const isSupported = () => 'popover' in HTMLElement.prototype;
/** Those that a button opens by its id; the search dialog has none. */
const openPopovers = () => document.querySelectorAll<HTMLElement>('[popover][id]:popover-open');
const buttonOf = ({ id }: Element) =>
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);

/** A panel with links of its own takes the focus: its current link, or else its first control. */
function focusFirst(panel: Element) {
  const current = panel.querySelector<HTMLElement>('a[aria-current="page"]');
  const first = panel.querySelector<HTMLElement>('a[href], button:not([disabled]), input, summary');
  (current ?? first)?.focus();
}

function onFocusIn({ target }: FocusEvent) {
  if (!(target instanceof Node)) return;
  for (const popover of openPopovers()) {
    const isInside = popover.contains(target) || buttonOf(popover)?.contains(target);
    if (!isInside) popover.hidePopover();
  }
}

function onClick({ target, ctrlKey, metaKey }: MouseEvent) {
  if (!(target instanceof Element) || ctrlKey || metaKey || !target.closest('a[href]')) return;
  for (const popover of openPopovers()) if (popover.contains(target)) popover.hidePopover();
}

/** Safari gives no focus to a pressed button, so the browser would not give it back to it. */
function onBeforeToggle({ target, newState }: ToggleEvent) {
  if (!(target instanceof Element) || newState !== 'closed') return;
  if (target.contains(document.activeElement)) buttonOf(target)?.focus({ preventScroll: true });
}

function onToggle({ target, newState }: ToggleEvent) {
  if (target instanceof Element && newState === 'open' && target.matches('nav, aside')) {
    focusFirst(target);
  }
}

function onResize() {
  for (const popover of openPopovers()) {
    const isSeen = [popover, buttonOf(popover)].every((element) =>
      element?.checkVisibility({ visibilityProperty: true }),
    );
    if (!isSeen) popover.hidePopover();
  }
}

/** What the mouse holds open (components/frame/Dropdown) stays closed after Escape until it has left. */
function onKeyDown({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-trigger]:hover')) {
    element.dataset.dismissed = '';
  }
}
function onPointerOver() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-dismissed]:not(:hover)')) {
    delete element.dataset.dismissed;
  }
}

/**
 * What the browser does not do for popovers by itself: they close when the focus goes on, when a link in
 * them is followed, and when the window becomes so wide that their button goes (specification 2.3, 2.6);
 * panels of links take the focus when they open. Opening, Escape and a press outside are the browser's.
 */
export function usePopovers() {
  useEffect(() => {
    if (!isSupported()) return;
    const stop = new AbortController();
    const until = { signal: stop.signal };
    document.addEventListener('focusin', onFocusIn, until);
    document.addEventListener('click', onClick, until);
    document.addEventListener('keydown', onKeyDown, until);
    document.addEventListener('pointerover', onPointerOver, until);
    // Toggle events do not bubble.
    document.addEventListener('beforetoggle', onBeforeToggle, { ...until, capture: true });
    document.addEventListener('toggle', onToggle, { ...until, capture: true });
    window.addEventListener('resize', onResize, until);
    // The window may have changed before the app was there.
    onResize();
    return () => stop.abort();
  }, []);
}
