const LANGUAGES: Record<string, string> = {
  cjs: 'js',
  mjs: 'js',
  cts: 'ts',
  mts: 'ts',
  map: 'json',
  webmanifest: 'json',
};
/** File extensions that are also names of Shiki grammars. */
const KNOWN = new Set(
  'js jsx ts tsx json css scss sass less styl vue svelte html md mdx yaml toml svg wat sh'.split(
    ' ',
  ),
);

/** Language of a fence for a file; `txt` if Shiki has no grammar for it. */
export function languageOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const language = LANGUAGES[ending] ?? ending;
  if (language === 'svg') return 'xml';
  return KNOWN.has(language) ? language : 'txt';
}

/** A fenced code block whose fence is longer than any run of backticks in the code. */
export function fence(code: string, language: string, meta = ''): string {
  const runs = [...code.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const ticks = '`'.repeat(Math.max(2, ...runs) + 1);
  return `${ticks}${`${language} ${meta}`.trim()}\n${code.replace(/\n+$/, '')}\n${ticks}`;
}
