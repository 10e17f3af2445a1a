import { setValue, type TextField } from './setValue';

/** How long a field that a kept key opens may take to appear, its code included. */
const FIELD_MS = 5000;

const isField = (element: unknown): element is TextField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Tells the app what was typed or chosen in a field before it listened. */
export function replayText(field: Element) {
  if (!isField(field) || !field.isConnected) return;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // React's setter notes the state before; the click then brings back what the reader chose.
    field.checked = !field.checked;
    field.click();
    return;
  }
  // Parts of a page that React has not taken over yet, it does at an event; this one changes nothing.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const { value } = field;
  // React's own setter notes the empty value; the plain one then differs from it.
  field.value = '';
  setValue(field, value);
}

/**
 * Puts `text`, and what is typed until then, into the field that gets the focus next, before anything
 * that was typed into it meanwhile.
 */
export function typeIntoNextField(text: string) {
  let typed = text;
  const stop = new AbortController();
  const until = { capture: true, signal: stop.signal };
  setTimeout(() => stop.abort(), FIELD_MS);
  const onKey = (event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // A kept key that is played back is not text.
    if (!isText || !event.isTrusted || isField(event.target)) return;
    event.preventDefault();
    // The search keeps such keys, too, until its dialog is there.
    event.stopImmediatePropagation();
    typed += event.key;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!isField(target)) return;
    stop.abort();
    // After the handlers of this focus, which may set a first value.
    setTimeout(() => typed && setValue(target, typed + target.value));
  };
  window.addEventListener('keydown', onKey, until);
  document.addEventListener('focusin', onFocus, until);
}

/** Tells the app where the focus and the pointer already are. */
export function restoreFocusAndHover(hovered: EventTarget | null) {
  const focused = document.activeElement;
  if (focused && focused !== document.body) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  if (!(hovered instanceof Element) || !hovered.matches(':hover')) return;
  const at = { bubbles: true, cancelable: true, composed: true };
  hovered.dispatchEvent(new PointerEvent('pointerover', { ...at, pointerType: 'mouse' }));
  hovered.dispatchEvent(new MouseEvent('mouseover', at));
  hovered.dispatchEvent(new MouseEvent('mousemove', at));
}
