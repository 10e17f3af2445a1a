import { create } from '../shell/create';
import type { Marked, Row } from '../types';
import { icon, iconButton } from './icons';

/** A button at the end of a row. */
export interface RowAction {
  name: 'star' | 'cross';
  label: string;
  run(row: Row): void;
}

/** The row of an element in the lists. */
const rowsOf = new WeakMap<Element, Row>();
export const rowOf = (element: Element): Row | undefined => rowsOf.get(element);

const markedText = (parts: Marked) =>
  parts.map((part, i) => (i % 2 === 0 ? part : create('mark', {}, part)));

/** Link of a row: icon, heading and page, and the excerpt below them. */
function drawLink({ url, page, heading, excerpt, isKeyword }: Row, sign: Node, alsoCalled: string) {
  const head = create(
    'span',
    {},
    create('span', { class: 'title' }, ...markedText(heading ?? page)),
  );
  if (heading) head.append(create('span', { class: 'path' }, ...markedText(page)));
  const link = create('a', { href: url }, sign, head);
  if (!excerpt) return link;
  const before = isKeyword ? [alsoCalled] : [];
  link.append(create('span', { class: 'excerpt' }, ...before, ...markedText(excerpt)));
  return link;
}

/**
 * A list of rows under its title. A tree, because items of a listbox must not contain links and buttons. `sign` creates the
 * icon of a row.
 */
export function drawList(
  title: string,
  rows: readonly Row[],
  {
    sign = ({ heading }: Row): Node => icon(heading ? 'section' : 'page'),
    actions = [] as readonly RowAction[],
    alsoCalled = '',
  },
): HTMLElement {
  const items = rows.map((row) => {
    const link = drawLink(row, sign(row), alsoCalled);
    const item = create('li', { role: 'treeitem', 'aria-selected': 'false' }, link);
    rowsOf.set(item, row);
    item.append(...actions.map(({ name, label, run }) => iconButton(name, label, () => run(row))));
    return item;
  });
  const list = create('ul', { role: 'tree', 'aria-label': title }, ...items);
  return create('section', {}, create('div', { class: 'source' }, title), list);
}
