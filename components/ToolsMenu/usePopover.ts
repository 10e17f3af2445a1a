import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** What opens a popover. With each of them Enter, Space and a touch open and close it too. */
export type Trigger = 'hover' | 'focus' | 'click';

/** Time between the mouse coming or going and the popover following (specification 9.44). */
const HOVER_DELAY_MS = 100;

/**
 * State and handlers of a popover. `isOpen` is `undefined` until the page is interactive: until then,
 * and for ever without JavaScript, the style sheet opens it on hover and focus. Escape closes it and
 * gives focus back to the button; so does leaving it, by mouse, focus or a press outside.
 */
export function usePopover(trigger: Trigger) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef('mouse');
  const timer = useRef(0);
  const [isOpen, setOpen] = useState<boolean>();

  const show = (open: boolean, delay = 0) => {
    window.clearTimeout(timer.current);
    if (delay) timer.current = window.setTimeout(() => setOpen(open), delay);
    else setOpen(open);
  };

  useEffect(() => {
    setOpen(Boolean(root.current?.matches(trigger === 'hover' ? ':hover' : ':focus-within')));
    return () => window.clearTimeout(timer.current);
  }, [trigger]);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      window.clearTimeout(timer.current);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  const onHover = (open: boolean) => (event: React.PointerEvent) => {
    if (trigger === 'hover' && event.pointerType === 'mouse') show(open, HOVER_DELAY_MS);
  };
  const rootProps: ComponentProps<'div'> = {
    ref: root,
    onPointerEnter: onHover(true),
    onPointerLeave: onHover(false),
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) show(false);
    },
  };
  const buttonProps: ComponentProps<'button'> = {
    ref: button,
    'aria-expanded': isOpen ?? false,
    onPointerDown: (event) => {
      pointer.current = event.pointerType;
    },
    onFocus: () => {
      if (trigger === 'focus') show(true);
    },
    onClick: ({ detail }) => {
      const isKey = detail === 0;
      const isTouch = pointer.current !== 'mouse';
      // A click of the hovering mouse must not close what the hover has just opened.
      const toggles = isKey || trigger === 'click' || (trigger === 'hover' && isTouch);
      show(toggles ? !isOpen : true);
    },
  };
  return { isOpen, rootProps, buttonProps };
}
