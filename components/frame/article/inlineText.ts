import { renderInlineMarkdown } from '@rspress/core/theme-original';

/** What an element holds whose text is a name of the site, with its code as code, which no browser translates. */
export function inlineText(text: string): ReturnType<typeof renderInlineMarkdown> {
  const content = renderInlineMarkdown(text);
  if (!('dangerouslySetInnerHTML' in content)) return content;
  const { __html: html } = content.dangerouslySetInnerHTML;
  const untranslated = html.replaceAll('<code>', '<code translate="no">');
  return { dangerouslySetInnerHTML: { __html: untranslated } };
}
