import ts from 'typescript';
import type { Fence, Finding } from './collectFences';

const SCRIPT = new Set([
  'js',
  'jsx',
  'mjs',
  'cjs',
  'ts',
  'tsx',
  'mts',
  'cts',
  'json',
  'jsonc',
  'json5',
  'diff',
]);

/** Code without comments and without the blanks around them. */
export function withoutComments(code: string, language: string): string {
  let text = code;
  if (SCRIPT.has(language)) {
    const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.JSX, text);
    const isComment = (kind: ts.SyntaxKind) =>
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia;
    let out = '';
    for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
      if (!isComment(kind)) out += scanner.getTokenText();
    }
    text = out;
  } else if (['html', 'vue', 'svelte', 'xml', 'md', 'mdx'].includes(language)) {
    text = text.replace(/<!--[\s\S]*?-->/g, '');
  } else if (['css', 'scss', 'less'].includes(language)) {
    text = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  } else {
    text = text.replace(/(^|\s)#.*$/gm, '');
  }
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
}

/** Fences of a Chinese page must be those of the English one, apart from comments. */
export function compareTwins(pages: Map<string, Fence[]>): Finding[] {
  const findings: Finding[] = [];
  for (const [file, english] of pages) {
    if (!file.startsWith('docs/en/')) continue;
    const twin = file.replace('docs/en/', 'docs/zh/');
    const chinese = pages.get(twin);
    if (!chinese) continue;
    if (english.length !== chinese.length) {
      findings.push({
        file: twin,
        line: 1,
        message: `${chinese.length} fences, the English page has ${english.length}`,
      });
      continue;
    }
    english.forEach((fence, index) => {
      const other = chinese[index];
      if (!other) return;
      const meta = ({ meta }: Fence) => meta.replace(/no-check:.*$/, 'no-check');
      const isEqual =
        fence.language === other.language &&
        meta(fence) === meta(other) &&
        withoutComments(fence.code, fence.language) === withoutComments(other.code, other.language);
      if (isEqual) return;
      findings.push({
        file: twin,
        line: other.line,
        message: `differs from ${file}:${fence.line} by more than comments: make both equal`,
      });
    });
  }
  return findings;
}
