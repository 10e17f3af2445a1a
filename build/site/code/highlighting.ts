import type { UserConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import {
  type BundledLanguage,
  createOnigurumaEngine,
  type Grammar,
  getSingletonHighlighter,
  isSpecialLang,
  type PatternScanner,
  type RegexEngine,
  type ShikiTransformer,
} from 'shiki';
import { CODE_BESIDE_BUTTONS } from '../../../site';

/**
 * The stock engine with one scanner per list of patterns. Grammars such as TypeScript and TSX request half of them
 * twice, and creating them takes two thirds of the highlighting time.
 */
async function engineWithSharedScanners(): Promise<RegexEngine> {
  const engine = await createOnigurumaEngine(import('shiki/wasm'));
  const scanners = new Map<string, PatternScanner>();
  return {
    ...engine,
    createScanner(patterns) {
      const key = patterns.join('\0');
      // A grammar must not dispose of a scanner that another one uses.
      const scanner =
        scanners.get(key) ?? Object.assign(engine.createScanner(patterns), { dispose: undefined });
      scanners.set(key, scanner);
      return scanner;
    },
  };
}

/** Highlighted blocks as JSON, which takes a fraction of the memory of their trees. */
const colored = new Map<string, string>();

/**
 * Languages of code blocks, loaded before the first page. Markdown, Vue and HTML highlight embedded code only with
 * grammars that are already loaded: if they were loaded on demand, the colors, and so the hashes in file names, would
 * depend on the order of pages.
 */
const CODE_LANGUAGES: BundledLanguage[] = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'json',
  'css',
  'scss',
  'less',
  'html',
  'xml',
  'vue',
  'svelte',
  'md',
  'mdx',
  'yaml',
  'toml',
  'bash',
  'sh',
];

/** Makes all grammars, of which `grammar` is any, tokenize a line once per state: most lines are in several blocks. */
function keepLines(grammar: Grammar): void {
  type Line = ReturnType<Grammar['tokenizeLine2']>;
  type States = Map<Line['ruleStack'] | null, Map<string, Line>>;
  const all: Pick<Grammar, 'tokenizeLine2'> = Object.getPrototypeOf(grammar);
  const { tokenizeLine2 } = all;
  const known = new WeakMap<object, States>();
  all.tokenizeLine2 = function (this: object, text, state, limit) {
    const states: States = known.get(this) ?? new Map();
    known.set(this, states);
    const lines = states.get(state) ?? new Map<string, Line>();
    states.set(state, lines);
    const kept = lines.get(text);
    if (kept) return kept;
    const line = tokenizeLine2.call(this, text, state, limit);
    // From here on, equal states are one object.
    const ruleStack =
      [...states.keys()].find((other) => other?.equals(line.ruleStack)) ?? line.ruleStack;
    if (!states.has(ruleStack)) states.set(ruleStack, new Map());
    lines.set(text, { ...line, ruleStack });
    return { ...line, ruleStack };
  };
}

// Rspress and `build/pages/highlight.ts` use the highlighter that is created first.
getSingletonHighlighter({ engine: engineWithSharedScanners(), langs: ['ts'] }).then((highlighter) =>
  keepLines(highlighter.getLanguage('ts')),
);

/** Refuses a block in a language that is not preloaded; plain text needs none. */
const onlyLoadedLanguages: ShikiTransformer = {
  name: 'only-loaded-languages',
  preprocess(code, { lang }) {
    if (isSpecialLang(lang) || (CODE_LANGUAGES as string[]).includes(lang)) return;
    const start = JSON.stringify(code.split('\n', 1)[0]);
    throw new Error(
      `The code block that starts with ${start} is in "${lang}", which is not loaded: ` +
        'add it to CODE_LANGUAGES in build/site/code/highlighting.ts.',
    );
  },
};

/** Marks a block whose last line would be covered by its buttons on touch screens (theme/styles/code.css). */
const markLongEnds: ShikiTransformer = {
  name: 'mark-long-ends',
  pre(node) {
    const last = this.source.trimEnd().split('\n').at(-1) ?? '';
    if (last.length > CODE_BESIDE_BUTTONS) this.addClassToHast(node, 'site-long-end');
  },
};

/** Shiki options for the code of pages: `markdown.shiki` of Rspress. */
export const highlighting: NonNullable<NonNullable<UserConfig['markdown']>['shiki']> = {
  langs: CODE_LANGUAGES,
  transformers: [onlyLoadedLanguages, markLongEnds, transformerCompatibleMetaHighlight()],
  // No time limit: on a busy machine Shiki would silently give up in the middle of a line.
  tokenizeTimeLimit: 0,
  // Of 3,100 blocks 2,000 are repeated, mostly in the other language. Plugins modify the tree, so each gets a copy.
  cache: {
    get: (key) => JSON.parse(colored.get(key) ?? 'null') ?? undefined,
    set(key, root) {
      colored.set(key, JSON.stringify(root));
      return this;
    },
  },
};
