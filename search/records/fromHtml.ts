import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { SectionRecord } from '../types';
import { SectionBuilder, withTitle } from './sectionBuilder';

/** Where Rspress puts the page's own content. */
const CONTENT = '.rspress-doc';
/** Decorations of the article: controls, anchors, icons and what is hidden or said elsewhere. */
const DECORATIONS = [
  'button',
  'script',
  'style',
  'svg',
  'template',
  '[aria-hidden="true"]',
  '[hidden]',
  '.rp-header-anchor',
  '.rp-llms-container',
  '[role="radiogroup"]',
  '.rp-badge',
  // Lists of other pages, which repeat their titles and headings.
  '.rp-overview',
  '.site-breadcrumb',
  '.site-lead',
  '.site-open-in',
  '.site-cards',
  'h2[id^="group-"]',
  '.rp-code-button-group',
  // Of an example: the files behind its first one, its list of files and archive, the names of its
  // parts, the bundler's own lines; outputs that repeat those of examples.
  'section[data-kind] > [data-panel]:not([data-panel="1"])',
  'figure > footer',
  'figure[data-explore]',
  'section[data-kind] > div:first-child > span',
  'section[data-kind] details',
  // Defaults of made-up projects; the words around it say what it answers.
  '.explorer',
].join(',');

const BLOCKS =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

function walk(element: HTMLElement, builder: SectionBuilder): void {
  const tag = element.rawTagName?.toLowerCase() ?? '';
  if (tag === 'pre') {
    builder.codeBlock(element.textContent);
    return;
  }
  if (/^h[1-6]$/.test(tag)) {
    builder.heading(Number(tag[1]), element.id, element.textContent);
    return;
  }
  const block = BLOCKS.test(tag);
  if (block) builder.endBlock();
  const isRow = tag === 'tr' && Boolean(element.id);
  const [first, ...others] = element.childNodes;
  if (isRow) builder.row(element.id, first?.textContent ?? '');
  for (const child of isRow ? others : element.childNodes) {
    if (child.nodeType === NodeType.TEXT_NODE) builder.inline(child.textContent);
    else if (child.nodeType === NodeType.ELEMENT_NODE) walk(child as HTMLElement, builder);
  }
  if (block) builder.endBlock();
}

/**
 * Sections of a built page: exactly what readers see, components and examples included, decorations not.
 * `title` stands in where the
 * article has no heading of its own, as on overview pages. Undefined without either.
 */
export function sectionsFromHtml(html: string, title = ''): SectionRecord[] | undefined {
  // By default the parser takes what is inside `pre` for text, tags and all.
  const blockTextElements = { script: true, style: true, noscript: true };
  const content = parse(html, { comment: false, blockTextElements }).querySelector(CONTENT);
  const builder = new SectionBuilder();
  for (const decoration of content?.querySelectorAll(DECORATIONS) ?? []) decoration.remove();
  if (content) walk(content, builder);
  const sections = withTitle(builder.finish(), title);
  return sections[0]?.heading ? sections : undefined;
}
