/** Elements of the box that stands in for the search dialog; its style: search/ui/earlySearch.css. */

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? '');
  return element;
};

const isToggle = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * Draws the box with the texts of the search button: its name, the word on it, and the word for cancel.
 * Escape, Ctrl/Cmd+K, a press outside and the cancel button, which is seen on phones only, call `onCancel`.
 */
export function drawSearchBox(button: HTMLElement, onCancel: () => void) {
  const label = button.getAttribute('aria-label') ?? '';
  const overlay = create('div', { class: 'early-search' });
  const dialog = create('div', { role: 'dialog', 'aria-modal': 'true', 'aria-label': label });
  const form = create('div');
  const field = create('input', {
    type: 'search',
    'aria-label': button.textContent?.trim() ?? '',
    placeholder: label,
    maxlength: '64',
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const close = create('button', { type: 'button' });
  close.textContent = button.dataset.searchCancel ?? '';
  const icon = button.querySelector('svg')?.cloneNode(true);
  if (icon) form.append(icon);
  form.append(field);
  dialog.append(form, close);
  overlay.append(dialog);

  // The dialog of the app waits while an input method composes (search/ui/Search.tsx).
  field.addEventListener('compositionstart', () => {
    field.dataset.composing = '';
  });
  field.addEventListener('compositionend', () => {
    delete field.dataset.composing;
  });
  overlay.addEventListener('keydown', (event) => {
    // The app's own shortcuts are not for what is typed here.
    event.stopPropagation();
    if (event.isComposing) return;
    const isCancel = event.key === 'Escape' || isToggle(event);
    if (!isCancel && event.key !== 'Tab') return;
    event.preventDefault();
    if (!isCancel) (event.target === field && close.offsetWidth ? close : field).focus();
    else if (!event.repeat) onCancel();
  });
  // A press beside the field leaves the focus in it.
  overlay.addEventListener('mousedown', (event) => {
    if (event.target !== field) event.preventDefault();
  });
  overlay.addEventListener('click', ({ target }) => {
    if (target === overlay || target === close) onCancel();
  });
  return { overlay, field };
}
