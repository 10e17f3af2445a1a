import { isPlainPress } from '../../browser/plainPress';
import { pastedQuery } from '../client/pastedQuery';
import type { SearchSession } from '../client/session';
import type { OpenSearch } from '../shell/contract';
import { create } from '../shell/create';
import { createAsking } from './ask';
import { markWhere } from './choose';
import { drawFooter } from './drawFooter';
import { rowOf } from './drawRows';
import { iconButton } from './icons';
import { errorScreen, noResultsScreen, resultsScreen, type Screen, startScreen } from './screens';
import { dialogTexts } from './texts';

/** Time without a change after which a screen is announced. */
const SETTLED_MS = 400;
/** Keys that move the active row, and by how many rows. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** Fills the open dialog with lists, screens and keys, and handles input until it closes. */
export function fillDialog(open: OpenSearch, session: SearchSession): void {
  const { dialog, field, status, closed: signal } = open;
  const texts = dialogTexts();
  const reset = iconButton('cross', texts.searchBox.resetButtonTitle, () => take(''));
  const body = create('div', { class: 'body' });
  field.after(reset);
  dialog.append(body, drawFooter(texts, session.isAlgolia));
  dialog.dataset.filled = '';
  status.replaceChildren();

  let rows: Element[] = [];
  let active = -1;
  let state: 'asked' | 'answered' | 'failed' = 'asked';
  let saying: number;

  const activate = (index: number) => {
    rows[active]?.setAttribute('aria-selected', 'false');
    active = index;
    rows[index]?.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', rows[index]?.id ?? '');
  };
  const say = (words: string) => {
    clearTimeout(saying);
    saying = window.setTimeout(() => {
      status.textContent = words;
    }, SETTLED_MS);
  };
  const show = ({ content, words }: Screen) => {
    body.replaceChildren(...content);
    body.scrollTop = 0;
    body.removeAttribute('aria-busy');
    const number = (role: string) => {
      const found = [...body.querySelectorAll(`[role=${role}]`)];
      for (const [i, element] of found.entries()) element.id = `search-${role}-${i}`;
      return found;
    };
    const lists = number('tree');
    rows = number('treeitem');
    field.setAttribute('aria-expanded', String(lists.length > 0));
    field.setAttribute('aria-controls', lists.map(({ id }) => id).join(' '));
    activate(
      document.activeElement === field ? Math.min(Math.max(active, 0), rows.length - 1) : -1,
    );
    say(words);
  };
  const showStart = () =>
    show(
      startScreen(texts, session.saved, () => {
        showStart();
        field.focus();
      }),
    );
  /** Replays the keys pressed before the rows arrived. */
  const openActive = () => {
    const { submitted } = open;
    open.submitted = undefined;
    for (const event of [...open.moves.splice(0), submitted]) if (event) onKey(event);
  };
  const { ask, drop } = createAsking({
    search: session.search,
    onStall() {
      // Still empty if the query was typed before this script was loaded.
      if (!body.hasChildNodes()) showStart();
      body.setAttribute('aria-busy', 'true');
      status.replaceChildren();
      say(texts.slow);
    },
    onAnswer(query, { hits, near = [] }) {
      state = 'answered';
      show(
        hits.length > 0 ? resultsScreen(texts, hits) : noResultsScreen(texts, query, near, take),
      );
      openActive();
    },
    onError() {
      state = 'failed';
      open.submitted = undefined;
      show(errorScreen(texts, askAgain));
    },
  });
  const onInput = () => {
    state = 'asked';
    activate(0);
    reset.hidden = !field.value;
    // A blank query is empty (specification 5.2); text being composed is not a query yet.
    if (open.isComposing) return drop();
    if (field.value.trim()) return void ask(field.value);
    drop();
    showStart();
    openActive();
  };
  const take = (query: string) => {
    open.submitted = undefined;
    field.value = query;
    field.focus();
    onInput();
  };
  const askAgain = () => {
    if (state === 'failed') take(field.value);
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const step = STEPS[key];
    // Until the results arrive, keys move among the rows that will be there.
    const isAsked = field.value.trim() !== '' && state === 'asked';
    if (step && (rows.length > 0 || isAsked)) {
      event.preventDefault();
      const from = active < 0 ? rows.findIndex((row) => row.contains(target as Node)) : active;
      field.focus();
      // Single steps wrap around, longer ones stop at the ends.
      const last = isAsked ? Number.POSITIVE_INFINITY : rows.length - 1;
      const round = from + step > last ? 0 : from + step < 0 ? last : from + step;
      activate(Math.abs(step) === 1 ? round : Math.min(Math.max(from + step, 0), last));
      rows[active]?.scrollIntoView({ block: 'nearest' });
    }
    // Typing goes into the field, even if a row or button has the focus.
    if (/^\S$/.test(key) && !ctrlKey && !metaKey && !altKey) field.focus();
    if (key !== 'Enter' || altKey || target !== field) return;
    event.preventDefault();
    if (state === 'failed') return askAgain();
    // It opens a result for the whole query once that has arrived.
    if (isAsked) return;
    const link = rows[active]?.querySelector('a');
    if (!ctrlKey && !metaKey && !shiftKey) return link?.click();
    note(link);
    if (link) window.open(link.getAttribute('href') ?? '', '_blank', 'noopener');
  };
  const note = (link: Element | null | undefined) => {
    const row = link?.parentElement && rowOf(link.parentElement);
    if (row) session.saved.note(row);
    return row;
  };
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target) return;
    const row = note(link);
    if (!isPlainPress(event)) return;
    open.close(true);
    markWhere(link, row);
  };
  // The field would truncate an error after its path.
  const onPaste = (event: ClipboardEvent | DragEvent) => {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    const text = data?.getData('text') ?? '';
    const query = pastedQuery(text);
    if (query === text) return;
    event.preventDefault();
    field.setRangeText(query, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    take(field.value.length > field.maxLength ? query : field.value);
  };

  field.addEventListener('input', onInput);
  field.addEventListener('compositionend', onInput);
  field.addEventListener('paste', onPaste);
  field.addEventListener('drop', onPaste);
  field.addEventListener('focus', () => activate(Math.max(active, 0)));
  field.addEventListener('blur', () => activate(-1));
  dialog.addEventListener('keydown', onKey);
  body.addEventListener('click', onPress);
  body.addEventListener('pointermove', ({ target, pointerType }) => {
    const row = target instanceof Element && target.closest('[role=treeitem]');
    if (row && pointerType === 'mouse' && rows[active] !== row) activate(rows.indexOf(row));
  });
  window.addEventListener('online', askAgain, { signal });
  // The keyboard of a phone covers the window without making it smaller; zooming in does not count.
  const fitAboveKeyboard = () => {
    const { height = innerHeight, scale = 1 } = visualViewport ?? {};
    dialog.parentElement?.style.setProperty('block-size', `${height * scale}px`);
  };
  visualViewport?.addEventListener('resize', fitAboveKeyboard, { signal });
  fitAboveKeyboard();
  signal.addEventListener('abort', () => {
    clearTimeout(saying);
    drop();
  });

  const { pasted } = open;
  if (pasted && field.value === pasted.replace(/[\r\n]+/g, '').slice(0, field.maxLength)) {
    field.value = pastedQuery(pasted);
  }
  onInput();
}
