/**
 * The search dialog before it is there: a box of the same place and size with a real field, so that a
 * press on search is answered at once. Part of the boot script; the dialog takes over from it (contract.ts).
 */
import { setValue } from '../../browser/setValue';
import {
  EARLY_SEARCH,
  type EarlySearch,
  type EarlySearchTexts,
  SEARCH_WANTED,
  TEXTS_ATTRIBUTE,
} from './contract';
import { drawSearchBox } from './earlyBox';

const BUTTON = `[${TEXTS_ATTRIBUTE}]`;

/** What `handOverSearch` was given. */
let loadPage = async () => false;

let shown: { overlay: HTMLElement; cancel: () => void; early: EarlySearch } | undefined;

/** Whether an element is part of the box, whose presses are the box's own business. */
export const isInSearchBox = (element: Element): boolean =>
  shown?.overlay.contains(element) ?? false;

function openBox(button: HTMLElement, query?: string): NonNullable<typeof shown> {
  const active = document.activeElement;
  const opener = active instanceof HTMLElement && active !== document.body ? active : button;
  const closing = new AbortController();
  const remove = () => {
    overlay.remove();
    shown = undefined;
  };
  const cancel = () => {
    remove();
    opener.focus({ preventScroll: true });
    closing.abort();
  };
  const texts = JSON.parse(button.getAttribute(TEXTS_ATTRIBUTE) ?? '') as EarlySearchTexts;
  const icon = button.querySelector('svg')?.cloneNode(true);
  const { overlay, field, say, isSubmitted, isComposing } = drawSearchBox(texts, icon, cancel);
  // Like the true dialog, it begins with the text that is marked on the page.
  field.value = query ?? String(getSelection()).slice(0, 64);
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.hidePopover?.();
  }
  document.body.append(overlay);
  field.focus({ preventScroll: true });
  if (query === undefined) field.select();
  const early: EarlySearch = {
    opener,
    get query() {
      return field.value;
    },
    get isSubmitted() {
      return isSubmitted();
    },
    closed: closing.signal,
    composed: () =>
      new Promise((resolve) => {
        if (!isComposing()) return resolve();
        field.addEventListener('compositionend', () => resolve(), { once: true });
      }),
    giveTo: (target) => {
      const { value, selectionStart, selectionEnd } = field;
      if (target.value !== value) setValue(target, value);
      target.focus({ preventScroll: true });
      target.setSelectionRange(selectionStart, selectionEnd);
      remove();
    },
    waits: ({ type }) => type === 'timeout' && !closing.signal.aborted,
    giveUp: (text) => {
      if (!shown || closing.signal.aborted) return false;
      void loadPage().then((loads) => loads || say(text));
      return true;
    },
  };
  return { overlay, cancel, early };
}

/** What has been typed into the open box; undefined while there is none. */
export const typedQuery = (): string | undefined => shown?.early.query;

/** Shows the box, with `query` when that was typed before, if the page has a search button; tells whether it has. */
export function showSearch(query?: string): boolean {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (button) shown ??= openBox(button, query);
  return button !== null;
}

/** Switches a click on the search button to the box, and tells whether it was one. */
export const searchEarly = (target: Element): boolean =>
  target.closest(BUTTON) !== null && showSearch();

/** Asks the app to take over; a page without search, as the address may ask for, has nobody who does. */
function handOver() {
  if (!shown) return;
  const event = new CustomEvent(EARLY_SEARCH, { detail: shown.early, cancelable: true });
  if (document.dispatchEvent(event)) shown.cancel();
}

/**
 * To be called when the app listens: it gets the open box now, and may ask for one as long as its dialog is on
 * its way. `loadAgain` loads the page again with the box and tells whether it does.
 */
export function handOverSearch(loadAgain: typeof loadPage) {
  loadPage = loadAgain;
  document.addEventListener(SEARCH_WANTED, (event) => {
    if (!showSearch()) return;
    event.preventDefault();
    handOver();
  });
  handOver();
}
