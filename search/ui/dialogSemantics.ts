/**
 * DocSearch 3.9.0 draws no dialog, gives every list the same id, is a button around buttons, and puts
 * links and buttons into options. This puts it right in the DOM. Remove when the modal does it itself.
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

/** The field says of itself what the outer element says of it: a combobox, open or not. */
function repairField(container: HTMLElement): void {
  const field = container.querySelector('.DocSearch-Input');
  if (!field) return;
  setAttribute(field, 'role', 'combobox');
  setAttribute(field, 'aria-haspopup', 'tree');
  setAttribute(field, 'aria-expanded', String(field.hasAttribute('aria-controls')));
}

/** Options may hold no links and buttons; the items of a tree may, and these do. */
function repairList(list: Element, label: string): void {
  const rows = list.querySelectorAll(':scope > li');
  const id = rows[0]?.id.replace(/-item-\d+$/, '-list');
  if (id) setAttribute(list, 'id', id);
  setAttribute(list, 'role', 'tree');
  list.removeAttribute('aria-labelledby');
  const title = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent;
  setAttribute(list, 'aria-label', title || label);
  for (const row of rows) setAttribute(row, 'role', 'treeitem');
}

/** Makes field, lists and outer element what they are. Safe to call after every change. */
export function repairSemantics(container: HTMLElement, label: string): void {
  repairField(container);
  for (const name of WRONG) if (container.hasAttribute(name)) container.removeAttribute(name);
  setAttribute(container, 'role', 'presentation');
  const dialog = container.querySelector('.DocSearch-Modal');
  if (dialog) {
    setAttribute(dialog, 'role', 'dialog');
    setAttribute(dialog, 'aria-modal', 'true');
    setAttribute(dialog, 'aria-label', label);
  }
  // Inside a dialog they are not landmarks of the page.
  for (const part of container.querySelectorAll('header, footer'))
    setAttribute(part, 'role', 'none');
  for (const list of container.querySelectorAll('.DocSearch-Hits > ul')) repairList(list, label);
}

/** What a Tab press would leave the dialog from, and where it goes instead; undefined inside. */
export function wrapTab(container: HTMLElement, { shiftKey }: KeyboardEvent) {
  const stops = [...container.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  return document.activeElement === from ? to : undefined;
}

/** What the dialog shows: a number of results, a screen without any, an error, or nothing to tell. */
export type Shown = { results: number } | { error: string } | undefined;

export function readShown(container: HTMLElement): Shown {
  const error = container.querySelector('.DocSearch-ErrorScreen');
  if (error) return { error: [...error.querySelectorAll('p')].map((p) => p.textContent).join(' ') };
  if (container.querySelector('.DocSearch-NoResults')) return { results: 0 };
  const query = container.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;
  if (!query) return undefined;
  const results = container.querySelectorAll('.DocSearch-Hit').length;
  return results > 0 ? { results } : undefined;
}
