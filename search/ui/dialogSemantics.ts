/**
 * DocSearch 3.9.0 draws no dialog, gives every list the same id and is a button around buttons
 * (shared/search.md 3.3). This puts it right in the DOM. Remove when the modal does it itself.
 */

/** Attributes of the outer element that describe a button and a combobox it is not. */
const WRONG = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-owns',
  'aria-labelledby',
  'tabindex',
];

/** Writes only what differs: this runs after every change, and each write is one. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Makes lists and outer element what they are. Safe to call after every change. */
export function repairSemantics(container: HTMLElement, label: string): void {
  for (const name of WRONG) if (container.hasAttribute(name)) container.removeAttribute(name);
  setAttribute(container, 'role', 'presentation');
  const dialog = container.querySelector('.DocSearch-Modal');
  if (dialog) {
    setAttribute(dialog, 'role', 'dialog');
    setAttribute(dialog, 'aria-modal', 'true');
    setAttribute(dialog, 'aria-label', label);
  }
  for (const list of container.querySelectorAll('ul[role="listbox"]')) {
    const id = list.querySelector('[role="option"]')?.id.replace(/-item-\d+$/, '-list');
    if (id) setAttribute(list, 'id', id);
    if (list.hasAttribute('aria-labelledby')) list.removeAttribute('aria-labelledby');
    const title = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent;
    setAttribute(list, 'aria-label', title || label);
  }
}

/** What the dialog shows: a number of results, a screen without any, an error, or nothing to tell. */
export type Shown = { results: number } | { error: string } | undefined;

export function readShown(container: HTMLElement): Shown {
  const error = container.querySelector('.DocSearch-ErrorScreen');
  if (error) return { error: error.textContent ?? '' };
  if (container.querySelector('.DocSearch-NoResults')) return { results: 0 };
  const query = container.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;
  if (!query) return undefined;
  const results = container.querySelectorAll('[role="option"]').length;
  return results > 0 ? { results } : undefined;
}
