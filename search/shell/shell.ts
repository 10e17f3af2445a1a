/**
 * Search before the app starts: its keys, its button and the dialog, which opens immediately. Part of the boot script of
 * built pages; the script that fills the dialog, the worker and the records are loaded on demand.
 */
import { pageLanguage } from '../../browser/language';
import { MAX_LENGTH } from '../client/pastedQuery';
import { AHEAD, addressIn } from '../client/searchFiles';
import {
  ARRIVAL_KEY,
  OPEN_EVENT,
  type OpenSearch,
  type SearchTexts,
  TEXTS_ATTRIBUTE,
} from './contract';
import { create } from './create';
import { drawShell } from './drawShell';

const BUTTON = `[${TEXTS_ATTRIBUTE}]`;
/** Time after which the dialog says that it takes long; a slow 4G line needs about 1 s. */
const LATE_MS = 8000;

let shown: OpenSearch | undefined;
/** Whether the open dialog is filled. */
let isFilled = false;
/** Reloads the page with the dialog as it is, once; resolves to whether it does. */
let loadAgain = async () => false;
/** The script that fills the dialog, once it is requested. */
let script: HTMLScriptElement | undefined;

/** Text typed into the open dialog; undefined if it is closed. */
export const typedQuery = (): string | undefined => shown?.field.value;

/** Passes the open dialog, or the hint that one may open, to the script that fills it; false if that is not there. */
const offer = () => {
  const event = new CustomEvent(OPEN_EVENT, { detail: shown, cancelable: true });
  isFilled = !document.dispatchEvent(event);
  return isFilled;
};

/** Loads that script, if a reader may be about to search; the next call retries a failure. */
function load() {
  const src = addressIn(document, 'dialog');
  if (script || !src) return;
  script = Object.assign(document.createElement('script'), { src });
  // Even on `load`: a host may answer with an HTML page.
  script.onload = script.onerror = async () => {
    if (offer()) return;
    script = undefined;
    if (shown && !(await loadAgain())) shown?.fail();
  };
  document.head.append(script);
  // Preload worker and records, too; otherwise each would wait for the previous one.
  if (!document.querySelector(`[${AHEAD}]`)) return;
  for (const name of ['worker', pageLanguage()]) {
    const href = addressIn(document, name) ?? '';
    document.head.append(create('link', { rel: 'prefetch', href }));
  }
}

function open(button: HTMLElement, query: string | undefined) {
  const active = document.activeElement;
  const opener = active instanceof HTMLElement && active !== document.body ? active : button;
  const texts = JSON.parse(button.getAttribute(TEXTS_ATTRIBUTE) ?? '') as SearchTexts;
  const icon = button.querySelector('svg')?.cloneNode(true);
  const closing = new AbortController();
  const { style } = document.body;
  const close = (goesElsewhere = false) => {
    if (closing.signal.aborted) return;
    closing.abort();
    shown = undefined;
    overlay.remove();
    style.overflow = style.marginRight = '';
    if (!goesElsewhere) (opener.isConnected ? opener : button).focus({ preventScroll: true });
  };
  const { overlay, dialog, field, status, say } = drawShell(texts, icon, close);
  // Starts with the text selected on the page.
  field.value = query ?? String(getSelection()).replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
  const search: OpenSearch = {
    dialog,
    field,
    status,
    closed: closing.signal,
    moves: [],
    pasted: '',
    isComposing: false,
    fail: () => say(texts.failed),
    close,
  };
  for (const type of ['compositionstart', 'compositionend'])
    field.addEventListener(type, () => {
      search.isComposing = type === 'compositionstart';
    });
  field.addEventListener('input', () => {
    search.submitted = undefined;
    search.moves = [];
    load();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') search.submitted = event;
    if (isFilled || !/^(Arrow|Page)(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    search.moves.push(event);
  });
  field.addEventListener('paste', ({ clipboardData }) => {
    search.pasted = clipboardData?.getData('text') ?? '';
  });
  overlay.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') close();
  });
  shown = search;
  style.marginRight = `${innerWidth - document.documentElement.clientWidth}px`;
  style.overflow = 'hidden';
  document.body.append(overlay);
  overlay.showPopover?.();
  field.focus({ preventScroll: true });
  if (query === undefined) field.select();
  if (!offer()) load();
  setTimeout(() => {
    if (shown === search && !isFilled && !status.hasChildNodes()) say(texts.late);
  }, LATE_MS);
}

/** Opens the dialog, with `query` if given, if the page has a search button; returns whether it does. */
export function openSearch(query?: string): boolean {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (!button?.getClientRects().length) return false;
  if (!shown) open(button, query);
  return true;
}

const isEditing = ([target]: EventTarget[]) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea'));

/** Text typed after search was requested, while its button has not streamed in. */
let asked: string | undefined;

const openAsked = () => {
  openSearch(asked);
  asked = undefined;
};

/** Handles a key of search, and returns whether it was: Ctrl/Cmd+K toggles, `/` opens outside text fields (specification 2.7). */
function takeKey(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  // A keyboard of another script writes another letter with that key.
  const isK = /^k$/i.test(key) || (code === 'KeyK' && key > '~');
  const isToggle = isK && ctrlKey !== metaKey && !altKey && !shiftKey;
  const isSlash = key === '/' && isPlain && !shown && !isEditing(event.composedPath());
  // The first key of Ctrl+K is a hint that the reader may search.
  if (key === 'Control' || key === 'Meta') load();
  if (asked !== undefined && isPlain && key.length === 1) {
    if (!event.repeat) asked += key;
    return true;
  }
  // Held down, the keys act once, and the one that opens types nothing.
  if (shown && (isToggle || key === 'Escape' || (key === '/' && event.repeat))) {
    if (!event.repeat) shown.close();
    return true;
  }
  if (!isToggle && !isSlash) return false;
  if (openSearch()) return true;
  if (document.readyState !== 'loading') return false;
  if (asked === undefined) document.addEventListener('DOMContentLoaded', openAsked);
  asked ??= '';
  return true;
}

/** Listens for the keys and the button of search for the lifetime of the page; `reload`: see `loadAgain`. */
export function installSearch(reload = loadAgain) {
  loadAgain = reload;
  window.addEventListener(
    'keydown',
    (event) => {
      // Keys of an input method. Safari ends a composition before its last key, which only the key code tells.
      if (event.isComposing || event.keyCode === 229) {
        if (shown) event.stopPropagation();
        return;
      }
      if (!takeKey(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  const onButton = ({ type, target }: Event) => {
    if (!(target instanceof Element && target.closest(BUTTON))) return;
    if (type === 'click') openSearch();
    else load();
  };
  for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, onButton);
  addEventListener('online', () => shown && load());
  // Otherwise the dialog would cover the page that Back leads to.
  addEventListener('popstate', () => shown?.close());
  if (sessionStorage.getItem(ARRIVAL_KEY)) document.addEventListener('DOMContentLoaded', load);
}
