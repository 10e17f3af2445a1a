import { usePage, useSite, withBase } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { issueAddress } from './issueAddress';

/** Part of the edit link after the address of the repository. */
const TREE = /\/tree\/.*$/;

/**
 * Link to a new issue, filled in when pressed, which saves the bytes in the built page: it names the page and the
 * version of the tool, and quotes the selection. Renders nothing if the site has no repository.
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
      <span>{t('layout.feedback.question')}</span>{' '}
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
