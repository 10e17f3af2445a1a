import { codeToTokensBase, createCssVariablesTheme } from 'shiki';
import { languageOf } from './fence';

/** A line of code as runs of text; `color` is a CSS value where it is not the plain one. */
export type ColoredLine = { text: string; color?: string }[];

// The same custom properties as Rspress’s own code blocks.
const theme = createCssVariablesTheme({ variablePrefix: '--shiki-' });
const PLAIN = 'var(--shiki-foreground)';

/** The lines of a file, colored by the language that its name tells; empty lines at its end are left out. */
export async function highlight(path: string, text: string): Promise<ColoredLine[]> {
  const lang = languageOf(path);
  const code = text.replace(/\n+$/, '');
  if (lang === 'txt') return code.split('\n').map((line) => [{ text: line }]);
  // No time limit: on a busy machine Shiki would give up in the middle of a line, without a word.
  const options = { lang, theme, tokenizeTimeLimit: 0 } as Parameters<typeof codeToTokensBase>[1];
  const lines = await codeToTokensBase(code, options);
  return lines.map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      ...(color && color !== PLAIN && { color }),
    })),
  );
}
