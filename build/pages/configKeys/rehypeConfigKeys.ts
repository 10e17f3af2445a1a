import { relative, sep } from 'node:path';
import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languagePrefix } from '../../../site';
import { routeOf } from '../routeOf';
import { type ConfigKey, findKeys } from './findKeys';
import { optionPages } from './optionPages';

/** Option pages by language, read once; `pnpm dev` sees new headings after a restart. */
const known = new Map<string, ReturnType<typeof optionPages>>();
function pagesOf(root: string, language: Language) {
  const key = `${root} ${language}`;
  const pages = known.get(key) ?? optionPages(root, language);
  known.set(key, pages);
  return pages;
}

interface Piece {
  node: Text;
  parent: Element;
  start: number;
}

/** The text nodes of a block in order, with their offsets. */
function textsOf(code: Element): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  visit(code, 'text', (node, _, parent) => {
    pieces.push({ node, parent: parent as Element, start });
    start += node.value.length;
  });
  return pieces;
}

/** Wraps a key in a link, if it is in one text node. */
function linkKey(code: Element, { start, end }: ConfigKey, link: Element): void {
  const piece = textsOf(code).find(
    ({ node, start: from }) => from <= start && end <= from + node.value.length,
  );
  if (!piece) return;
  const { node, parent, start: from } = piece;
  const text = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
  link.children = text(node.value.slice(start - from, end - from));
  parent.children.splice(
    parent.children.indexOf(node),
    1,
    ...text(node.value.slice(0, start - from)),
    link,
    ...text(node.value.slice(end - from)),
  );
}

/**
 * Rehype plugin, after the highlighter: links each option in a configuration block to its reference, except on that very
 * page; the title has type and default. Each option is a tab stop once per page.
 *
 * @param root - root of the checkout
 * @param base - base path of the site, with a slash at both ends
 */
export function rehypeConfigKeys({ root, base }: { root: string; base: string }) {
  return (tree: Root, file: { path?: string }) => {
    const [folder, ...rest] = relative(`${root}/docs`, file.path ?? '').split(sep);
    const language = LANGUAGES.find((name) => name === folder) ?? DEFAULT_LANGUAGE;
    const { options, pageOf } = pagesOf(root, language);
    const own = routeOf(rest.join('/'));
    const linked = new Set<string>();
    visit(tree, { tagName: 'pre' }, (pre) => {
      const [code] = (pre as Element).children;
      if (code?.type !== 'element' || code.tagName !== 'code') return SKIP;
      const source = textsOf(code)
        .map(({ node }) => node.value)
        .join('');
      for (const key of findKeys(source, options)) {
        const page = pageOf(key.path);
        if (!page || page.address === own) continue;
        const href = `${base.slice(0, -1)}${languagePrefix(language)}${page.address}`;
        const properties = {
          href,
          title: page.title,
          ...(linked.has(key.path) && { tabIndex: -1 }),
        };
        linked.add(key.path);
        linkKey(code, key, { type: 'element', tagName: 'a', properties, children: [] });
      }
      return SKIP;
    });
  };
}
