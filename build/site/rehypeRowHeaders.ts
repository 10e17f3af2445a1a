import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';

/**
 * Rehype plugin: the first cell of each row becomes the header of the row, because in tables of Markdown it names what
 * the other cells tell. An empty cell names nothing and stays a cell.
 */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, { tagName: 'tbody' }, (body: Element) => {
      for (const row of body.children.filter(isElement)) {
        const first = row.children.find(isElement);
        if (!first?.children.length) continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
    });
  };
}
