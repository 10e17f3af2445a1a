import { codeToTokensBase, createCssVariablesTheme } from 'shiki';
import { languageOf } from './fence';

// The same custom properties as Rspress’s own code blocks.
const theme = createCssVariablesTheme({ variablePrefix: '--shiki-' });
const PLAIN = 'var(--shiki-foreground)';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The lines of a file as HTML, highlighted by its file extension, without empty lines at the end. */
export async function highlight(path: string, text: string): Promise<string[]> {
  const lang = languageOf(path);
  const code = text.replace(/\n+$/, '');
  if (lang === 'txt') return code.split('\n').map(escapeHtml);
  // No time limit: on a busy machine Shiki would silently give up in the middle of a line.
  const options = { lang, theme, tokenizeTimeLimit: 0 } as Parameters<typeof codeToTokensBase>[1];
  const html = ({ content, color }: { content: string; color?: string }) =>
    color && color !== PLAIN
      ? `<span style="color:${color}">${escapeHtml(content)}</span>`
      : escapeHtml(content);
  return (await codeToTokensBase(code, options)).map((line) => line.map(html).join(''));
}
