import { isPlainPress } from '../../browser/plainPress';
import { pastedQuery } from '../client/pastedQuery';
import type { SearchSession } from '../client/session';
import type { OpenSearch } from '../shell/contract';
import { create } from '../shell/create';
import type { Row } from '../types';
import { createAsking } from './ask';
import { goTo } from './choose';
import { drawFooter } from './drawFooter';
import { rowOf } from './drawRows';
import { icon } from './icons';
import { errorScreen, noResultsScreen, resultsScreen, type Screen, startScreen } from './screens';
import { dialogTexts } from './texts';

/** Time without a change after which a screen is said. */
const SETTLED_MS = 400;

/** The words that a row has marked. */
const markedWords = ({ excerpt = [], heading = [], page }: Row) =>
  [excerpt, heading, page]
    .flatMap((parts) => parts.filter((_, i) => i % 2 === 1))
    .filter((word) => word.length > 1);

/** Puts lists, screens and keys into the open dialog and answers what is typed there, until it closes. */
export function fillDialog(open: OpenSearch, session: SearchSession): void {
  const { dialog, field, status, closed } = open;
  const texts = dialogTexts();
  const { resetButtonTitle } = texts.searchBox;
  const reset = create(
    'button',
    { type: 'button', title: resetButtonTitle, 'aria-label': resetButtonTitle },
    icon('cross'),
  );
  const body = create('div', { class: 'body' });
  field.after(reset);
  dialog.append(body, drawFooter(texts, session.isAlgolia));
  dialog.dataset.filled = '';
  status.replaceChildren();

  let rows: Element[] = [];
  let active = -1;
  let isAnswered = false;
  let isSubmitted = open.isSubmitted;
  let saying: number;

  const activate = (index: number) => {
    rows[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const row = rows[index];
    row?.setAttribute('aria-selected', 'true');
    if (row) field.setAttribute('aria-activedescendant', row.id);
    else field.removeAttribute('aria-activedescendant');
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
    const number = (selector: string, name: string) => {
      const found = [...body.querySelectorAll(selector)];
      for (const [i, element] of found.entries()) element.id = `search-${name}-${i}`;
      return found;
    };
    const lists = number('[role=tree]', 'list');
    rows = number('[role=treeitem]', 'row');
    for (const row of rows) row.setAttribute('aria-selected', 'false');
    field.setAttribute('aria-expanded', String(lists.length > 0));
    if (lists.length > 0) field.setAttribute('aria-controls', lists.map(({ id }) => id).join(' '));
    else field.removeAttribute('aria-controls');
    activate(document.activeElement === field ? 0 : -1);
    say(words);
  };
  const showStart = () => show(startScreen(texts, session.saved, redrawStart));
  const redrawStart = () => {
    showStart();
    field.focus();
  };
  /** Enter that was pressed before the rows were there opens the first of them. */
  const openFirst = () => {
    if (isSubmitted) rows[0]?.querySelector('a')?.click();
    isSubmitted = false;
  };
  const { ask, drop } = createAsking({
    search: session.search,
    onStall: () => body.setAttribute('aria-busy', 'true'),
    onAnswer: (query, { hits, near = [] }) => {
      isAnswered = true;
      show(
        hits.length > 0 ? resultsScreen(texts, hits) : noResultsScreen(texts, query, near, take),
      );
      openFirst();
    },
    onError: () => show(errorScreen(texts)),
  });
  const onInput = () => {
    isAnswered = false;
    reset.hidden = !field.value;
    // A blank query is an empty one (specification 5.2); what is still composed is none.
    if (open.isComposing()) return drop();
    if (field.value.trim()) return void ask(field.value);
    drop();
    showStart();
    openFirst();
  };
  const take = (query: string) => {
    isSubmitted = false;
    field.value = query;
    field.focus();
    onInput();
  };

  const onKey = (event: KeyboardEvent) => {
    if (open.isComposing() || event.isComposing) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (rows.length === 0) return;
      const step = key === 'ArrowDown' ? 1 : -1;
      activate((Math.max(active, step < 0 ? 0 : -1) + step + rows.length) % rows.length);
      rows[active]?.scrollIntoView({ block: 'nearest' });
    }
    if (key !== 'Enter' || altKey) return;
    event.preventDefault();
    // It opens the first result of all letters when that has come.
    if (field.value.trim() && !isAnswered) {
      isSubmitted = true;
      return;
    }
    const link = rows[active]?.querySelector('a');
    if (!ctrlKey && !metaKey && !shiftKey) return link?.click();
    note(link);
    const address = link?.getAttribute('href');
    if (address) window.open(address, '_blank', 'noopener');
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
    event.preventDefault();
    open.close(true);
    goTo(link.getAttribute('href') ?? '', row ? markedWords(row) : []);
  };
  // The field would cut an error where its path ends.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? '';
    const query = pastedQuery(text);
    if (query === text) return;
    event.preventDefault();
    field.setRangeText(query, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    take(field.value.length > field.maxLength ? query : field.value);
  };

  field.addEventListener('input', () => {
    isSubmitted = false;
    onInput();
  });
  field.addEventListener('compositionend', onInput);
  field.addEventListener('keydown', onKey);
  field.addEventListener('paste', onPaste);
  field.addEventListener('focus', () => activate(Math.max(active, 0)));
  field.addEventListener('blur', () => activate(-1));
  reset.addEventListener('click', () => take(''));
  body.addEventListener('click', onPress);
  body.addEventListener('pointermove', ({ target, pointerType }) => {
    const row = target instanceof Element && target.closest('[role=treeitem]');
    if (row && pointerType === 'mouse' && rows[active] !== row) activate(rows.indexOf(row));
  });
  closed.addEventListener('abort', () => {
    clearTimeout(saying);
    drop();
  });

  const { pasted } = open;
  if (pasted && field.value === pasted.replace(/[\r\n]+/g, '').slice(0, field.maxLength)) {
    field.value = pastedQuery(pasted);
  }
  onInput();
}
