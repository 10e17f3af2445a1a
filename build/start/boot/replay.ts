import { setValue, type TextField } from '../../../browser/setValue';

const isField = (element: unknown): element is TextField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Tells the app what was typed or chosen in a field before it listened. */
export function replayText(field: Element) {
  if (!isField(field) || !field.isConnected) return;
  // Tabs look themselves which of their radio buttons is checked.
  if (field instanceof HTMLInputElement && field.type === 'radio') return;
  // Parts of a page that React has not taken over yet, it does at an event; this one changes nothing.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const { value } = field;
  // React's own setter notes the empty value; the plain one then differs from it.
  field.value = '';
  setValue(field, value);
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
