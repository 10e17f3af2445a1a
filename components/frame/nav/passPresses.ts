const FOCUSABLE = 'a[href], button, input, select, summary, textarea, [tabindex]';

/**
 * Lets presses through the running view transition, whose snapshots cover the page, so that browsers target the root
 * element. A press skips the transition, and its click goes to the element under the pointer. Browsers older than
 * 2026 do not expose the running transition; there the press is lost.
 */
export function passPresses() {
  const transition = document.activeViewTransition;
  if (!transition) return;
  const root = document.documentElement;
  // Skipping it before it is ready rejects a promise that the stock switch does not handle.
  const ready = transition.ready.catch(() => {});
  const passClick = async (click: MouseEvent) => {
    if (click.target !== root) return;
    await ready;
    const under = document.elementFromPoint(click.clientX, click.clientY);
    if (!under) return;
    under.closest<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    under.dispatchEvent(new MouseEvent('click', click));
  };
  const onPress = ({ target }: Event) => {
    if (target !== root) return;
    window.addEventListener('click', passClick, { capture: true, once: true });
    void ready.then(() => transition.skipTransition());
  };
  window.addEventListener('pointerdown', onPress, true);
  const stop = () => window.removeEventListener('pointerdown', onPress, true);
  transition.finished.then(stop, stop);
}
