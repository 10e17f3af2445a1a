import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Nodes } from 'mdast';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site';
import { EXPANDERS } from './expanders';
import { tagsIn } from './findTags';
import { parse, parsePage } from './parsePage';

/**
 * Returns a function that reads a page as a syntax tree in which each tag is replaced by the tree of its text. The
 * language is that of the file's folder in `docs/`. Trees must not be mutated.
 *
 * @param root - root of the checkout
 */
export function treeReader(root: string): (file: string) => Nodes {
  return (file) => {
    const path = relative(root, file);
    const language = LANGUAGES.find((name) => name === path.split(sep)[1]) ?? DEFAULT_LANGUAGE;
    const tree = parsePage(readFileSync(file, 'utf8'));
    const tags = new Map(tagsIn(tree, Object.keys(EXPANDERS)).map((tag) => [tag.start, tag]));
    const write = (node: Nodes): Nodes => {
      if (!('children' in node)) return node;
      const tag = node.type === 'mdxJsxFlowElement' && tags.get(node.position?.start.offset ?? -1);
      const text =
        tag && EXPANDERS[tag.name]?.(tag.attributes, { root, file: path, language, face: 'mdx' });
      if (text) return parse(text.code);
      return { ...node, children: node.children.map(write) } as Nodes;
    };
    return write(tree);
  };
}
