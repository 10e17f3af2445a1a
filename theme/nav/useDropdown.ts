import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

/** Pause before a dropdown closes after the mouse has left it (specification 2.6). */
const CLOSE_DELAY_MS = 150;

/** `dismissed`: closed by Escape although the mouse is still over it. */
export type DropdownState = 'closed' | 'open' | 'dismissed';

/**
 * A dropdown that opens on hover, click, Enter and Space and closes 150 ms after the mouse has left,
 * when focus leaves, and on Escape. `group` goes on the element around both, `button` on the button.
 */
export function useDropdown() {
  const [state, setState] = useState<DropdownState>('closed');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const set = (next: DropdownState) => {
    window.clearTimeout(timer.current);
    setState(next);
  };
  return {
    state,
    group: {
      onMouseEnter: () => set('open'),
      onMouseLeave: () => {
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(setState, CLOSE_DELAY_MS, 'closed');
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) set('closed');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || state !== 'open') return;
        event.preventDefault();
        set('dismissed');
        buttonRef.current?.focus();
      },
    },
    button: {
      ref: buttonRef,
      type: 'button' as const,
      'aria-expanded': state === 'open',
      // The mouse has opened it already by entering; a key press comes as a click without a position.
      onClick: (event: MouseEvent) =>
        set(event.detail === 0 && state === 'open' ? 'closed' : 'open'),
    },
  };
}
