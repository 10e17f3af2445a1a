import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { keptRead } from './keptReads';
import { parsePage } from './parsePage';

/** A tag of a page that is replaced by text at build time. */
export interface Tag {
  name: string;
  /** Attribute → its string; a bare attribute (`run`) is ''. */
  attributes: Map<string, string>;
  /** Offsets in the source, and the line for messages. */
  start: number;
  end: number;
  line: number;
}

/**
 * Finds the tags with these names that are on lines of their own, outside code. None if the page is not valid MDX, since
 * the compiler reports that better. Throws if an attribute has a value in braces.
 */
export function findTags(source: string, names: readonly string[]): readonly Tag[] {
  if (!names.some((name) => source.includes(`<${name}`))) return [];
  // Both faces of a page have the same tags.
  return keptRead(`tags ${names} ${source}`, () => readTags(source, names));
}

function readTags(source: string, names: readonly string[]): Tag[] {
  let tree: Root;
  try {
    tree = parsePage(source);
  } catch {
    return [];
  }
  return tagsIn(tree, names);
}

/** Like `findTags`, for a parsed page. */
export function tagsIn(tree: Root, names: readonly string[]): Tag[] {
  const tags: Tag[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (!node.name || !names.includes(node.name) || !node.position) return;
    const { start, end } = node.position;
    const attributes = new Map<string, string>();
    for (const attribute of node.attributes) {
      if (
        attribute.type !== 'mdxJsxAttribute' ||
        (attribute.value && typeof attribute.value === 'object')
      ) {
        throw new Error(
          `line ${start.line}: attributes of <${node.name}> are plain text: write name="value"`,
        );
      }
      attributes.set(attribute.name, attribute.value ?? '');
    }
    tags.push({
      name: node.name,
      attributes,
      start: start.offset ?? 0,
      end: end.offset ?? 0,
      line: start.line,
    });
  });
  return tags;
}
