import type { UserConfig } from '@rspress/core';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../site';
import { isNotFoundPage } from '../sitePage';

type Render = NonNullable<Exclude<UserConfig['llms'], boolean | undefined>['llmsTxt']>;
/** Name and description of the site. */
type Texts = Record<'site.title' | 'site.description', string>;

/**
 * Returns the function that writes the `llms.txt` of a language, with the description in that language and without the
 * 404 pages, both unlike Rspress's own.
 */
export const llmsTxt =
  (texts: Readonly<Record<Language, Texts>>): Render =>
  ({ lang, sections }) => {
    const t = texts[LANGUAGES.find((language) => language === lang) ?? DEFAULT_LANGUAGE];
    const listed = sections.map(({ title, pages }) => {
      const lines = pages
        .filter(({ frontmatter }) => !isNotFoundPage({ pageType: String(frontmatter.pageType) }))
        .map(({ title, link, description }) =>
          description ? `- [${title}](${link}): ${description}` : `- [${title}](${link})`,
        );
      return { title, lines };
    });
    const intro = `# ${t['site.title']}\n\n> ${t['site.description']}\n`;
    return listed
      .filter(({ lines }) => lines.length > 0)
      .reduce((text, { title, lines }) => `${text}\n## ${title}\n\n${lines.join('\n')}\n`, intro);
  };
