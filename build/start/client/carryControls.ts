import { setValue } from '../../../browser/setValue';
import { READY_EVENT } from '../boot/appState';

/** Controls by kind: an extension that adds a button does not shift the tabs. */
const KINDS = ['details', 'input', 'a[href], button, summary'];

/** Gives `next` what the reader did to `old`, the control in whose place it stands. */
function carry(old: Element, next: Element) {
  if (old instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) {
    next.open = old.open;
  } else if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (old.checked !== next.checked) next.click();
    else if (old.value !== next.value) setValue(next, old.value);
  } else if (old instanceof HTMLButtonElement && next instanceof HTMLButtonElement) {
    // A press that was kept for the app is played to the old button.
    old.addEventListener('click', () => next.click());
  }
}

/**
 * Notes the controls of the built page, and gives a function that brings what the reader has opened,
 * chosen, typed, focused and pressed to the controls that stand in their place. React draws the whole page
 * again when it differs from the built one: where a browser has translated it, or an extension has added to
 * it. A kind of which there are more or fewer than before is left alone.
 */
export function carryControls(container: Element): () => void {
  const find = () => KINDS.map((kind) => [...container.querySelectorAll(kind)]);
  const before = find();
  let focused = document.activeElement;
  const note = () => {
    focused = document.activeElement;
  };
  container.addEventListener('focusin', note);
  document.addEventListener(READY_EVENT, () => container.removeEventListener('focusin', note));
  return () => {
    for (const [kind, now] of find().entries()) {
      const old = before[kind] ?? [];
      if (old.length !== now.length) continue;
      for (const [index, next] of now.entries()) {
        const from = old[index];
        if (!from || from === next) continue;
        carry(from, next);
        if (from === focused && next instanceof HTMLElement) next.focus({ preventScroll: true });
      }
    }
  };
}
