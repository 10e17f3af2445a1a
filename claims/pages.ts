import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** A line of a page that states something absolute, and what proves it. */
export interface Sentence {
  /** `docs/en/guide/basic/cli.mdx` */
  file: string;
  line: number;
  text: string;
  /** Ids of its claims: `{/* claim: a, b *\/}` at the end of the line. */
  claims: string[];
  /** A recording or a measurement stands in its section. */
  isShown: boolean;
}

/** Words of absolute statements: each is a promise about the tool that one run can break. */
const WORDS = {
  en: /\b(silently|(?:is|are) ignored|never|cannot|must|by default)\b/i,
  zh: /悄悄|不报错|没有任何提示|没有警告|忽略|从不|永远|绝不|不能|无法|必须|默认(?!值|导出)/,
};

const CLAIM = /\{\/\* claim: ([^*]+?) \*\/\}/g;

/** Every line with a claim or one of the words, outside of code, frontmatter and headings. */
export function sentencesOf(file: string, source: string): Sentence[] {
  const words = file.startsWith('docs/zh/') ? WORDS.zh : WORDS.en;
  const sections: { lines: Sentence[]; isShown: boolean }[] = [{ lines: [], isShown: false }];
  let fence: string | undefined = source.startsWith('---\n') ? '---' : undefined;
  const all = source.split('\n');
  for (const [index, text] of all.entries()) {
    const opened = /^\s*(```+|~~~+)/.exec(text)?.[1];
    if (fence) {
      if (index > 0 && text.trim() === fence) fence = undefined;
      continue;
    }
    if (opened) {
      fence = opened;
      continue;
    }
    if (/^#+ /.test(text)) sections.push({ lines: [], isShown: false });
    const section = sections.at(-1);
    if (!section) continue;
    if (/<(Example|Comparison)\b/.test(text)) section.isShown = true;
    const claims = [...text.matchAll(CLAIM)].flatMap(([, ids = '']) => ids.split(/,\s*/));
    // A heading, the title of a callout and the head of a table name things and state nothing.
    const isTitle = /^(#|:::)/.test(text) || /^\| ?-/.test(all[index + 1] ?? '');
    const prose = text.replace(/`[^`]*`|\]\([^)]*\)/g, ' ');
    if (claims.length === 0 && (isTitle || !words.test(prose))) continue;
    section.lines.push({ file, line: index + 1, text: text.trim(), claims, isShown: false });
  }
  return sections.flatMap(({ lines, isShown }) => lines.map((one) => ({ ...one, isShown })));
}

/** The sentences of all pages, in the order of the files. */
export function listSentences(root: string): Sentence[] {
  return globSync('docs/{en,zh}/**/*.mdx', { cwd: root })
    .sort()
    .flatMap((file) => sentencesOf(file, readFileSync(join(root, file), 'utf8')));
}

/** Those that neither a recording in their section nor a claim proves. */
export const unproved = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ claims, isShown }) => !isShown && claims.length === 0);
