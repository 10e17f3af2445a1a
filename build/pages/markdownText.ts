import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languagePrefix, siteBase, siteOrigin } from '../../site';
import { fence } from './fence';

/** Code blocks, and blocks that MDX must see: frontmatter, imports, headings, and components ending with `/>`. */
const BLOCKS =
  /^ *(`{3,}|~{3,})[\s\S]*?\n *\1[`~]*$|(^---\n[\s\S]*?\n---$|^import .+ from '.+';$|^#{1,6} .+$|^<[A-Z][\s\S]*?\/>$)/gm;
/** End of a component with content. */
const CLOSING_TAG = /^<\/[A-Z]/m;
/** Code blocks, inline code, and targets of links within the site. */
const CODE_AND_LINKS =
  /^ *(`{3,}|~{3,})[\s\S]*?\n *\1[`~]*$|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\2(?!`)|(?<=\]\()(\/[^)\s?#]*)([^)\s]*)/gm;
/** An empty block that stands for a file. */
const FILE = /^( *)`{3,}(\S*)(.*?) file="<root>\/([^"]+)"(.*)\n *`{3,}$/;

interface Place {
  root: string;
  language: Language;
}

/** Address of the Markdown of a page; addresses with a query and files stay as they are. */
function targetOf(written: string, rest: string, { root, language }: Place): string {
  const prefix = languagePrefix(language);
  const route = written.startsWith(`${prefix}/`) ? written.slice(prefix.length) : written;
  const name = route.endsWith('/') ? `${route}index` : route;
  if (!existsSync(join(root, 'docs', language, `${name}.mdx`))) return written + rest;
  const face = rest.startsWith('?') ? route : `${name}.md`;
  return siteOrigin() + siteBase().slice(0, -1) + prefix + face + rest;
}

/** A block with the content of its file. */
function filled(block: string, { root }: Place): string {
  return block.replace(FILE, (_, indent, language, before, file, after) => {
    const code = readFileSync(join(root, file), 'utf8');
    return fence(code, language, (before + after).trim()).replace(/^(?=.)/gm, indent);
  });
}

/** Text as an MDX expression, which the compiler does not parse as Markdown. */
function expression(text: string, place: Place): string {
  const inner = text.replace(/^\n+|\s+$/g, '');
  if (!inner) return '';
  const whole = inner.replace(
    CODE_AND_LINKS,
    (code: string, _block, _line, route?: string, rest = '') =>
      route ? targetOf(route, rest, place) : filled(code, place),
  );
  const escaped = (brace: string) => `\\u00${brace.charCodeAt(0).toString(16)}`;
  return `{${JSON.stringify(`${whole}\n`).replace(/[{}]/g, escaped)}}`;
}

/**
 * Turns plain text in the expanded Markdown of a page into string expressions, for the build that renders pages to
 * Markdown: the compiler would parse and rewrite it, with escapes and wider tables.
 */
export function asExpressions(code: string, place: Place): string {
  if (CLOSING_TAG.test(code)) return code;
  const parts: string[] = [];
  let at = 0;
  for (const { 0: block, 2: kept, index } of code.matchAll(BLOCKS)) {
    if (!kept) continue;
    parts.push(expression(code.slice(at, index), place), kept);
    at = index + block.length;
  }
  parts.push(expression(code.slice(at), place));
  return parts.filter(Boolean).join('\n\n');
}
