import { useEffect } from 'react';

const isSupported = () => 'popover' in HTMLElement.prototype;
/** Open popovers that belong to a button; the search dialog does not and has no id. */
const openPopovers = () => document.querySelectorAll<HTMLElement>('[popover][id]:popover-open');
const buttonOf = ({ id }: Element) =>
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);

/** Focuses the current link of a panel, else its first control. */
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

/** Safari does not focus a pressed button, so it would not return the focus to it. */
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

/** A dropdown opened by hover (components/frame/Dropdown) stays closed after Escape until the pointer leaves. */
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
 * What browsers do not do for popovers: close them when the focus leaves, when a link in them is followed, and when
 * the window becomes so wide that their button disappears (specification 2.3, 2.6); and focus panels of links when
 * they open. The browser handles opening, Escape and a press outside.
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
    // The window may have been resized before the app started.
    onResize();
    return () => stop.abort();
  }, []);
}
