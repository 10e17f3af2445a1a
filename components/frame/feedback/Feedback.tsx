import { usePage, useSite, withBase } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { issueAddress } from './issueAddress';

/** Where the edit links lead into the repository. */
const TREE = /\/tree\/.*$/;

/**
 * Asks for what is wrong or unclear: a link to a new issue. When it is pressed, the issue names the page and the
 * version of the tool, and quotes what is selected; the built page does not carry all that. Nothing where the site has no repository.
 */
export function Feedback() {
  const t = useMessages();
  const { page } = usePage();
  const docs = useSite().site.themeConfig.editLink?.docRepoBaseUrl;
  if (!docs) return null;
  const addressFor = (quote: string) =>
    issueAddress(docs.replace(TREE, ''), {
      title: `${page.title}: `,
      lines: [
        t('layout.feedback.page', { url: `${process.env.SITE_ORIGIN}${withBase(page.routePath)}` }),
        t('layout.feedback.version', { version: process.env.TOOL_VERSION ?? '' }),
      ],
      quote,
    });
  const quote = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = addressFor(String(getSelection()));
  };
  return (
    <p className="site-feedback rp-not-doc">
      {t('layout.feedback.question')}{' '}
      <a
        href={`${docs.replace(TREE, '')}/issues/new`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={quote}
      >
        {t('layout.feedback.link')}
      </a>
    </p>
  );
}
