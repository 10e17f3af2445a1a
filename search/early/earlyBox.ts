/** Elements of the box that stands in for the search dialog; its style: earlySearch.css. */
import type { EarlySearchTexts } from './contract';

/** Time after which the box says that the dialog is late, in ms; a slow 4G line needs about 3 s. */
const LATE_MS = 8000;

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  text = '',
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? '');
  element.textContent = text;
  return element;
};

const isToggle = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Pages that lead on without search. */
function listPlaces({ places }: EarlySearchTexts) {
  const list = create('ul');
  for (const { text, href } of places) {
    const item = create('li');
    item.append(create('a', { href }, text));
    list.append(item);
  }
  return list;
}

/**
 * Draws the box. Escape, Ctrl/Cmd+K, a press outside and the cancel button, which is seen on phones only,
 * call `onCancel`; `isSubmitted` tells whether Enter was the last key, `say` shows words and where else to look.
 */
export function drawSearchBox(
  texts: EarlySearchTexts,
  icon: Node | undefined,
  onCancel: () => void,
) {
  const overlay = create('div', { class: 'early-search' });
  const dialog = create('div', { role: 'dialog', 'aria-modal': 'true', 'aria-label': texts.label });
  const form = create('div');
  const field = create('input', {
    type: 'search',
    'aria-label': texts.field,
    placeholder: texts.label,
    maxlength: '64',
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const close = create('button', { type: 'button' }, texts.cancel);
  const status = create('div', { role: 'status' });
  if (icon) form.append(icon);
  form.append(field);
  dialog.append(form, close, status);
  overlay.append(dialog);
  const say = (text: string) => status.replaceChildren(create('p', {}, text), listPlaces(texts));
  setTimeout(() => status.hasChildNodes() || say(texts.late), LATE_MS);

  let isSubmitted = false;
  let isComposing = false;
  field.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  field.addEventListener('compositionend', () => {
    isComposing = false;
  });
  field.addEventListener('input', () => {
    isSubmitted = false;
  });
  overlay.addEventListener('keydown', (event) => {
    // The app's own shortcuts are not for what is typed here.
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Enter' && event.target === field) isSubmitted = true;
    if (event.key === 'Tab') keepInside(event, dialog);
    if (event.key !== 'Escape' && !isToggle(event)) return;
    event.preventDefault();
    if (!event.repeat) onCancel();
  });
  // A press beside the field leaves the focus in it.
  overlay.addEventListener('mousedown', (event) => {
    if (event.target !== field) event.preventDefault();
  });
  overlay.addEventListener('click', ({ target, detail }) => {
    // The second press of a double click on the search button falls here.
    if ((target === overlay && detail < 2) || target === close) onCancel();
  });
  return {
    overlay,
    field,
    say,
    isSubmitted: () => isSubmitted,
    isComposing: () => isComposing,
  };
}

/** Tab goes round inside the box, which covers the page. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button, a')].filter(
    (element) => element.offsetWidth > 0,
  );
  const next = stops.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}
