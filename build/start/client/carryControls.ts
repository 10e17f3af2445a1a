import { setValue } from '../../../browser/setValue';
import { READY_EVENT } from '../boot/appState';

/** Selectors, one per kind of control, so that a button added by an extension does not shift the tabs. */
const KINDS = ['details', 'input', 'a[href], button, summary'];

/** Applies the reader's changes to `old` to `next`, the control that replaced it. */
function carry(old: Element, next: Element) {
  if (old instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) {
    next.open = old.open;
  } else if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (old.checked !== next.checked) next.click();
    else if (old.value !== next.value) setValue(next, old.value);
  } else if (old instanceof HTMLButtonElement && next instanceof HTMLButtonElement) {
    // A queued press is replayed on the old button.
    old.addEventListener('click', () => next.click());
  }
}

/**
 * Remembers the controls of the built page; returns a function that transfers what the reader has opened, chosen,
 * typed, focused and pressed to the controls that replaced them. React renders the whole page anew when it differs
 * from the built one, because a browser has translated it or an extension has added to it. A kind of control whose
 * count has changed is skipped.
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
