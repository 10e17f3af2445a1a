/** What the boot script's box (build/start/boot/earlySearch.ts) tells the app: its field has the focus then. */

/** The element that gets the focus back when search closes; none for the page itself. */
export function openerOf(active: Element | null): HTMLElement | null {
  const { opener = active } = (active ?? {}) as { opener?: Element | null };
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** The field of the box while an input method composes in it. */
export const composingField = (): Element | null =>
  typeof document === 'undefined' ? null : document.querySelector('[data-composing]');

/** Waits until nothing is composed there. */
export const composed = (): Promise<unknown> =>
  new Promise((resolve) => {
    const field = composingField();
    if (field) field.addEventListener('compositionend', resolve, { once: true });
    else resolve(undefined);
  });
