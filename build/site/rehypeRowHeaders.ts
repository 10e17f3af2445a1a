import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';

/** Rehype plugin: the first cell of each row becomes its header, since in Markdown it names what the others tell. */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, { tagName: 'tbody' }, (body: Element) => {
      for (const row of body.children.filter(isElement)) {
        const first = row.children.find(isElement);
        if (!first) continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
    });
  };
}
