import { renderInlineMarkdown } from '@rspress/core/theme-original';

/** Props that render a title with its inline code; the code is excluded from browser translation. */
export function inlineText(text: string): ReturnType<typeof renderInlineMarkdown> {
  const content = renderInlineMarkdown(text);
  if (!('dangerouslySetInnerHTML' in content)) return content;
  const { __html: html } = content.dangerouslySetInnerHTML;
  const untranslated = html.replaceAll('<code>', '<code translate="no">');
  return { dangerouslySetInnerHTML: { __html: untranslated } };
}
