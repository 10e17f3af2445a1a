import { highlight } from './highlight';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The colored lines of a file as HTML. */
export const highlightLines = async (path: string, text: string): Promise<string[]> =>
  (await highlight(path, text)).map((line) =>
    line
      .map(({ text, color }) =>
        color ? `<span style="color:${color}">${escapeHtml(text)}</span>` : escapeHtml(text),
      )
      .join(''),
  );
