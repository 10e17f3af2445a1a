import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { EXPANDERS } from '../../build/pages/expanders';
import type { Finding } from '../finding';
import { nearest } from './nearest';
import { importOf, isWrittenOut, PAGE_IMPORTS, type Program, readStatement } from './pageCode';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type Found = Omit<Finding, 'file'>;

/** HTML elements that a page may use: text, nothing that loads or runs. */
const ELEMENTS =
  'a abbr b br code dd del details div dl dt em figcaption figure i img ins kbd li mark ol p pre s small span strong sub summary sup table tbody td th thead tr ul'.split(
    ' ',
  );
const COMPONENTS = [...Object.keys(EXPANDERS), ...Object.values(PAGE_IMPORTS).flat()];
/** Attributes of HTML elements that run or load something. */
const RUNS = /^(on|srcdoc$|formaction$|dangerously)/i;
const HANDLER = /^(on[A-Z]|dangerously)/;
const ELSEWHERE = 'a component in components/ that does it, and its tag here';

const UNSEEN = 'has no text alternative';

/** Browsers ignore whitespace and control characters before and inside a scheme. */
const runsAsCode = (address: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what browsers skip.
  /^(javascript|vbscript|data):/i.test(address.replace(/[\u0000-\u0020]/g, ''));

/**
 * Code that would run during the build or in the browser (exports, imports that are not on the list, computed values,
 * scripts, event handlers), and unknown tags.
 */
export function markupFindings(file: string, tree: Root): Finding[] {
  const found: Found[] = [];
  const names = new Set<string>();
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') found.push(...importFindings(node.data?.estree, names));
  }
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (isWrittenOut(node.data?.estree, names)) return;
      const problem = `{${node.value}} is computed on the page`;
      found.push({ line, problem, write: `the text itself, or ${ELSEWHERE}` });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found.push(...tagFindings(node, names), ...attributeFindings(node, names));
      const keys = node.attributes.map((one) => one.type === 'mdxJsxAttribute' && one.name);
      if (node.name === 'img' && !keys.includes('alt')) {
        const write = 'alt="What it shows", or alt="" for decoration';
        found.push({ line, problem: `<img> ${UNSEEN}`, write });
      }
    } else if ((node.type === 'link' || node.type === 'definition') && runsAsCode(node.url)) {
      const problem = `link “${node.url}” runs code`;
      found.push({ line, problem, write: 'the address of a page, or https://…' });
    } else if (node.type === 'image' && !node.alt?.trim()) {
      const write = `![What it shows](${node.url})`;
      found.push({ line, problem: `picture “${node.url}” ${UNSEEN}`, write });
    } else if (node.type === 'link' && !textOf(node).trim()) {
      const write = `[Where it leads](${node.url})`;
      found.push({ line, problem: `link “${node.url}” has no text`, write });
    }
  });
  return found.map((finding) => ({ file, ...finding }));
}

/** Findings of import statements; adds the imported names to `names`. */
function importFindings(program: Program | null | undefined, names: Set<string>): Found[] {
  return (program?.body ?? []).flatMap((statement): Found[] => {
    const { names: brought, problem } = readStatement(statement);
    for (const name of brought) names.add(name);
    if (!problem) return [];
    const meant = brought.map((name) => importOf(nearest(name, COMPONENTS) ?? '')).find(Boolean);
    const because = `On the list: ${Object.values(PAGE_IMPORTS).flat().join(', ')}, drawings of docs/shared`;
    return [{ line: statement.loc?.start.line ?? 1, problem, because, write: meant ?? ELSEWHERE }];
  });
}

function tagFindings({ name, position }: Element, names: ReadonlySet<string>): Found[] {
  const line = position?.start.line ?? 1;
  if (!name || names.has(name) || name in EXPANDERS || ELEMENTS.includes(name)) return [];
  const toImport = importOf(name);
  if (toImport) return [{ line, problem: `<${name}> is not imported`, write: toImport }];
  const isComponent = /^[A-Z]/.test(name);
  const meant = isComponent ? nearest(name, COMPONENTS) : undefined;
  const problem = isComponent
    ? `<${name}> is not a component that a page may use`
    : `<${name}> is not allowed on a page`;
  return [{ line, problem, write: meant ? `<${meant} …>` : ELSEWHERE }];
}

function attributeFindings({ name, attributes, position }: Element, names: ReadonlySet<string>) {
  const isHtml = name && /^[a-z]/.test(name);
  const line = position?.start.line ?? 1;
  return attributes.flatMap((attribute): Found[] => {
    const one = (problem: string, write: string) => [
      { line: attribute.position?.start.line ?? line, problem, write },
    ];
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return one(`<${name}> spreads {${attribute.value}}`, 'each attribute as name="value"');
    }
    const { name: key, value } = attribute;
    if ((isHtml ? RUNS : HANDLER).test(key)) {
      return one(`“${key}” on <${name}> runs code`, ELSEWHERE);
    }
    if (typeof value === 'string') {
      if (!runsAsCode(value) || (name === 'img' && key === 'src')) return [];
      return one(
        `“${key}” on <${name}> runs code: ${value.replace(/\s+/g, ' ')}`,
        `${key}="https://…"`,
      );
    }
    if (!value || isWrittenOut(value.data?.estree, names)) return [];
    return one(
      `“${key}” on <${name}> is computed: {${value.value}}`,
      `${key}="…", the text itself`,
    );
  });
}

/** Code in a drawing that becomes part of a page. */
export function drawingFindings({ file, text }: { file: string; text: string }): Finding[] {
  return text.split('\n').flatMap((source, index): Finding[] => {
    const [part] = /<(script|foreignObject)\b|\son\w+\s*=|javascript:/i.exec(source) ?? [];
    if (!part) return [];
    const problem = `“${part.trim()}” in a drawing runs code`;
    return [{ file, line: index + 1, problem, write: 'shapes, words and <title> only' }];
  });
}
