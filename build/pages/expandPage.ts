import { EXPANDERS } from './expanders';
import type { ExpandOptions, Expansion } from './expansion';
import { findTags } from './findTags';

/** The page with its tags expanded, and the files it depends on. */
interface ExpandedPage {
  code: string;
  dependencies: string[];
}

/** Prefixes every non-empty line of the text with the tag's own indentation (list, quote). */
function indentLike(source: string, start: number, text: string): string {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const prefix = before.replace(/[^\s>]/g, ' ');
  return text.replace(/\n(?=.)/g, `\n${prefix}`);
}

/** Inserts the imports after the frontmatter. */
function addImports(code: string, components: ReadonlyMap<string, ReadonlySet<string>>): string {
  const lines = [...components].map(
    ([module, names]) => `import { ${[...names].join(', ')} } from '${module}';\n`,
  );
  const frontMatter = /^---\n[\s\S]*?\n---\n/.exec(code)?.[0] ?? '';
  return `${frontMatter}\n${lines.join('')}\n${code.slice(frontMatter.length)}`;
}

/** Ids of claims are for the checks; a paragraph with an expression could not become Markdown. */
const CLAIM = / ?\{\/\* claim: [^*]*\*\/\}/g;

/**
 * Replaces the tags of a page that are in `EXPANDERS`, such as `<Example>`, by text: MDX or plain Markdown, depending on
 * the face. Everything that reads pages (the site, its Markdown, search) uses this. Throws
 * `<file>: line <n>: <what is wrong and what is valid>`.
 */
export function expandPage(source: string, options: ExpandOptions): ExpandedPage {
  let code = source;
  const dependencies = new Set<string>();
  const components = new Map<string, Set<string>>();
  try {
    for (const tag of findTags(source, Object.keys(EXPANDERS)).toReversed()) {
      let expansion: Expansion | undefined;
      try {
        expansion = EXPANDERS[tag.name]?.(tag.attributes, options);
      } catch (error) {
        throw new Error(`line ${tag.line}: ${(error as Error).message}`);
      }
      if (!expansion) continue;
      const text = indentLike(source, tag.start, expansion.code);
      code = code.slice(0, tag.start) + text + code.slice(tag.end);
      for (const [module, names] of Object.entries(expansion.components ?? {})) {
        components.set(module, new Set([...(components.get(module) ?? []), ...names]));
      }
      for (const path of expansion.dependencies) dependencies.add(path);
    }
  } catch (error) {
    throw new Error(`${options.file}: ${(error as Error).message}`);
  }
  code = code.replace(CLAIM, '');
  if (options.face === 'mdx' && components.size > 0) code = addImports(code, components);
  return { code, dependencies: [...dependencies] };
}
