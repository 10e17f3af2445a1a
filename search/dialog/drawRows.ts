import { create } from '../shell/create';
import type { Marked, Row } from '../types';
import { icon } from './icons';

/** A button at the end of a row. */
export interface RowAction {
  name: 'star' | 'cross';
  label: string;
  run(row: Row): void;
}

/** The row that an element of the lists stands for. */
const rowsOf = new WeakMap<Element, Row>();
export const rowOf = (element: Element): Row | undefined => rowsOf.get(element);

const markedText = (parts: Marked) =>
  parts.map((part, i) => (i % 2 === 0 ? part : create('mark', {}, part)));

/** Its icon, heading and page, and below them why it is there. */
function drawLink({ url, page, heading, excerpt, isKeyword }: Row, sign: Node, alsoCalled: string) {
  const head = create(
    'span',
    {},
    create('span', { class: 'title' }, ...markedText(heading ?? page)),
  );
  if (heading) head.append(create('span', { class: 'path' }, ...markedText(page)));
  const link = create('a', { href: url }, sign, head);
  if (!excerpt) return link;
  const before = isKeyword ? [`${alsoCalled} `] : [];
  link.append(create('span', { class: 'excerpt' }, ...before, ...markedText(excerpt)));
  return link;
}

/**
 * A list of rows under its title. A tree: its items may hold links and buttons, and options may not. `sign` draws
 * the icon of a row; a section below the row of its page is drawn as a branch of it.
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
  const pages = new Set<string>();
  const items = rows.map((row, index) => {
    const item = create('li', { role: 'treeitem' }, drawLink(row, sign(row), alsoCalled));
    rowsOf.set(item, row);
    const page = row.page.join('');
    if (!row.heading) pages.add(page);
    else if (actions.length === 0 && pages.has(page)) {
      item.className = rows[index + 1]?.page.join('') === page ? 'branch' : 'branch last';
    }
    for (const { name, label, run } of actions) {
      const button = create(
        'button',
        { type: 'button', title: label, 'aria-label': label },
        icon(name),
      );
      button.addEventListener('click', () => run(row));
      item.append(button);
    }
    if (actions.length === 0) item.firstElementChild?.append(icon('select'));
    return item;
  });
  const list = create('ul', { role: 'tree', 'aria-label': title }, ...items);
  return create('section', {}, create('div', { class: 'source' }, title), list);
}
