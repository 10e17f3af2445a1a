import { MAX_LENGTH } from '../client/pastedQuery';
import type { SearchTexts } from './contract';
import { create } from './create';

/** Keeps Tab inside the dialog, which covers the page. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button, a')].filter(
    (element) => element.offsetWidth > 0,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Creates the dialog as it opens: a field, the button that closes it on phones, and a status. It is a popover, which the
 * browser puts on top and closes on Escape and the Back gesture of phones; for a modal dialog Chromium would restyle the
 * whole page twice (46 ms on the longest). A press outside calls `onClose`.
 */
export function drawShell(texts: SearchTexts, icon: Node | undefined, onClose: () => void) {
  const field = create('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': texts.field,
    'aria-haspopup': 'tree',
    'aria-expanded': 'false',
    placeholder: texts.label,
    maxlength: `${MAX_LENGTH}`,
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const form = create('label', {}, ...(icon ? [icon] : []), field);
  const cancel = create('button', { type: 'button' }, texts.cancel);
  const status = create('div', { role: 'status' });
  const dialog = create(
    'div',
    { role: 'dialog', 'aria-modal': 'true', 'aria-label': texts.label },
    create('div', {}, form, cancel),
    status,
  );
  const overlay = create('div', { class: 'site-search', popover: 'auto' }, dialog);
  overlay.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepInside(event, dialog);
  });
  // A press on nothing keeps the focus in the field; selecting text in the field may end outside the dialog.
  let isBeside = false;
  overlay.addEventListener('mousedown', (event) => {
    isBeside = event.target === overlay;
    if (!(event.target as Element).closest('a, button, input')) event.preventDefault();
  });
  overlay.addEventListener('click', ({ target, detail }) => {
    // `detail`: the second press of a double click on the search button lands here.
    if ((target === overlay && isBeside && detail < 2) || target === cancel) onClose();
  });
  /** Shows a text, and links for navigation without search. */
  const say = (text: string) => {
    const places = texts.places.map(({ text: name, href }) =>
      create('li', {}, create('a', { href }, name)),
    );
    status.replaceChildren(create('p', {}, text), create('ul', {}, ...places));
  };
  return { overlay, dialog, field, status, say };
}
