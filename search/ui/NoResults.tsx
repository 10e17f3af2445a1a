import { useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { fillTemplate } from '../../i18n/messages';
import type { UnansweredQuery } from '../client/unanswered';
import { MIGRATIONS } from './migrations';
import { PopularPages } from './PopularPages';

interface Props {
  texts: {
    noResultsScreen: {
      suggestedQueryText: string;
      reportMissingResultsText: string;
      reportMissingResultsLinkText: string;
    };
    tools: { title: string; folder: string };
    report: string;
  };
  unanswered: UnansweredQuery;
  /** Address of the repository whose issues take reports; without one there is no link. */
  repository: string | undefined;
  onOpen(url: string): void;
}

/** Writes a query into the field, as typing does. */
function search(query: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!field) return;
  field.setRangeText(query, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/**
 * What the screen without results offers: up to three queries that may have been meant (specification 2.7.10),
 * pages for users of other tools, and a report. Stands in the screen's title, which is what DocSearch lets us
 * write, and is drawn below it; stock suggests the names of the groups of earlier results.
 */
export function NoResults({ texts, unanswered, repository, onOpen }: Props) {
  const [screen, setScreen] = useState<Element | null>();
  const findScreen = useCallback(
    (own: Element | null) => setScreen(own?.closest('.DocSearch-NoResults')),
    [],
  );
  const { query, near } = useSyncExternalStore(
    unanswered.subscribe,
    unanswered.read,
    unanswered.read,
  );
  const { suggestedQueryText, reportMissingResultsText, reportMissingResultsLinkText } =
    texts.noResultsScreen;
  const { tools } = texts;
  const pages = MIGRATIONS.map((text) => ({ text, link: tools.folder + text.toLowerCase() }));
  const title = encodeURIComponent(fillTemplate(texts.report, { query }));
  const content = (
    <>
      {near.length > 0 && (
        <>
          <p className="DocSearch-Help">{suggestedQueryText}</p>
          <ul className="DocSearch-popular" aria-label={suggestedQueryText}>
            {near.map((term) => (
              <li key={term}>
                <button type="button" onClick={() => search(term)}>
                  {term}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <PopularPages texts={{ title: tools.title, pages }} onOpen={onOpen} />
      {repository && (
        <p className="DocSearch-Help">
          {reportMissingResultsText}{' '}
          <a
            href={`${repository}/issues/new?title=${title}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {reportMissingResultsLinkText}
          </a>
        </p>
      )}
    </>
  );
  return <span ref={findScreen}>{screen && createPortal(content, screen)}</span>;
}
