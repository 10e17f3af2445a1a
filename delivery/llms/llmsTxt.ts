import type { UserConfig } from '@rspress/core';
import { buildMessages } from '../../expand/buildMessages';
import { LANGUAGES, type Language } from '../../site';
import { isNotFoundPage } from '../build/sitePage';

type Render = NonNullable<Exclude<UserConfig['llms'], boolean | undefined>['llmsTxt']>;

/** What Rspress calls the pages that no entry of the navbar leads to. */
const REST = 'Others';

/**
 * `llms.txt` of one language: Rspress writes the description of the default language into each, and
 * lists the 404 pages.
 */
export const renderLlmsTxt: Render = ({ lang, sections }) => {
  const t = buildMessages(LANGUAGES.find((language) => language === lang) as Language);
  const listed = sections.map(({ title, pages }) => {
    const lines = pages
      .filter(({ frontmatter }) => !isNotFoundPage({ pageType: String(frontmatter.pageType) }))
      .map(({ title, link, description }) =>
        description ? `- [${title}](${link}): ${description}` : `- [${title}](${link})`,
      );
    return { title: title === REST ? t('site.llms.rest') : title, lines };
  });
  const intro = `# ${t('site.title')}\n\n> ${t('site.description')}\n`;
  return listed
    .filter(({ lines }) => lines.length > 0)
    .reduce((text, { title, lines }) => `${text}\n## ${title}\n\n${lines.join('\n')}\n`, intro);
};
