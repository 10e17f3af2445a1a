import { setValue, type TextField } from '../../../browser/setValue';

const isField = (element: unknown): element is TextField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Tells the app what was typed or chosen in a field before it listened. */
export function replayText(field: Element) {
  if (!isField(field) || !field.isConnected) return;
  // Tabs check for themselves which of their radio buttons is checked.
  if (field instanceof HTMLInputElement && field.type === 'radio') return;
  // Makes React hydrate this part of the page if it has not yet; the event itself changes nothing.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const { value } = field;
  // React tracks the empty value set here, and then sees a change.
  field.value = '';
  setValue(field, value);
}

/** Tells the app where focus and pointer already are. */
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
