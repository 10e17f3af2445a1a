const FOCUSABLE = 'a[href], button, input, select, summary, textarea, [tabindex]';

/**
 * Lets presses through the running view transition, whose pictures lie over the page: browsers give them to the
 * root element. A press ends the transition, and its click goes to what lies under the pointer. Browsers of before
 * 2026 do not tell which transition runs; there a press is lost as before.
 */
export function passPresses() {
  const transition = document.activeViewTransition;
  if (!transition) return;
  const root = document.documentElement;
  const passClick = (click: MouseEvent) => {
    const under = document.elementFromPoint(click.clientX, click.clientY);
    if (click.target !== root || !under) return;
    under.closest<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    under.dispatchEvent(new MouseEvent('click', click));
  };
  const onPress = ({ target }: Event) => {
    if (target !== root) return;
    transition.skipTransition();
    window.addEventListener('click', passClick, { capture: true, once: true });
  };
  window.addEventListener('pointerdown', onPress, true);
  const stop = () => window.removeEventListener('pointerdown', onPress, true);
  transition.finished.then(stop, stop);
}
