/**
 * The search dialog before the app is there to open it: a box of the same place and size with a real
 * field, so that a press on search is answered at once. Once the app listens, it is asked to open the
 * true dialog; that takes over what was typed, and the box goes.
 */
import { drawSearchBox } from './searchBox';
import { setValue } from './setValue';

/** The search button of a built page; the texts come from it. */
const BUTTON = '[data-search-cancel]';
/** The field of the true dialog. */
const TRUE_FIELD = '.DocSearch-Input';

type Box = ReturnType<typeof drawSearchBox>;

let shown: { box: Box; opener: HTMLElement; stop: AbortController } | undefined;
/** The app has been asked to open its dialog. */
let isAsked = false;

const findButton = () => document.querySelector<HTMLElement>(BUTTON);

/** Whether an element is part of the box, whose presses are the box's own business. */
export const isInSearchBox = (element: Element): boolean =>
  shown?.box.overlay.contains(element) ?? false;

function remove() {
  shown?.stop.abort();
  shown?.box.overlay.remove();
  shown = undefined;
}

/** Closes the box, and the dialog that the app may already be opening. */
function cancel() {
  const opener = shown?.opener;
  remove();
  opener?.focus({ preventScroll: true });
  if (isAsked) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
}

/** Shows the box when the page has a search button, and tells whether it has. */
export function showSearch(): boolean {
  const button = findButton();
  if (!button) return false;
  if (shown) return true;
  const active = document.activeElement;
  const opener = active instanceof HTMLElement && active !== document.body ? active : button;
  // Like the true dialog, it begins with the text that is marked on the page.
  const query = String(getSelection()).slice(0, 64);
  const box = drawSearchBox(button, cancel);
  // Where the app gives the focus back to when its dialog closes (search/ui/Search.tsx).
  Object.assign(box.field, { opener, value: query });
  document.body.append(box.overlay);
  box.field.focus({ preventScroll: true });
  box.field.select();
  shown = { box, opener, stop: new AbortController() };
  return true;
}

/** Switches a click on the search button to the box, and tells whether it was one. */
export const searchEarly = (target: Element): boolean =>
  target.closest(BUTTON) !== null && showSearch();

/** Gives text and caret to the true field. */
function giveTo(target: HTMLInputElement, { field }: Box) {
  const { value, selectionStart, selectionEnd } = field;
  if (target.value !== value) setValue(target, value);
  target.setSelectionRange(selectionStart, selectionEnd);
}

/** Asks the app, which listens now, to open its dialog when the box is open. */
export function handOverSearch() {
  if (!shown) return;
  const { box, stop } = shown;
  const button = findButton();
  // The address has switched the navbar off, and the search with it.
  if (!button) return cancel();
  isAsked = true;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || isInSearchBox(target)) return;
    const isField = target instanceof HTMLInputElement && target.matches(TRUE_FIELD);
    // Something else has the focus while the dialog is still coming: the box has the text, so it stays.
    if (!isField && findButton()?.getAttribute('aria-busy') === 'true') return;
    // When React is done with what focused it, and before the next key.
    queueMicrotask(() => {
      if (isField) giveTo(target, box);
      remove();
    });
  };
  document.addEventListener('focusin', onFocus, { capture: true, signal: stop.signal });
  button.click();
}
