import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useSite, withBase } from '@rspress/core/runtime';
import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import '@docsearch/css/dist/style.css';
import './searchModal.css';
import { isPlainPress } from '../../browser/plainPress';
import { searchModal as en } from '../../i18n/en/searchModal';
import { fillTemplate } from '../../i18n/messages';
import { useMessages } from '../../i18n/useMessages';
import { searchModal as zh } from '../../i18n/zh/searchModal';
import { cleanStoredSearches, cleanWhenStored } from '../client/storedSearches';
import type { EarlySearch } from '../early/contract';
import type { SearchHit } from '../types';
import type { Shown } from './dialogSemantics';
import { Excerpt } from './Excerpt';
import { markedWords } from './markArrival';
import { NoResults } from './NoResults';
import { PopularPages } from './PopularPages';
import { SearchBoundary } from './SearchBoundary';
import { sessionOf } from './sessions';
import { useBackGesture } from './useBackGesture';
import { useDialog } from './useDialog';

interface Props {
  lang: string;
  /** The box that stands in for this dialog, when there is one. */
  early: EarlySearch | undefined;
  onClose(): void;
  /** Called before closing with the result to go to. */
  onChoose(choice: { url: string; words: string[] }): void;
}

/** The modal's type of a hit lacks what ours adds. */
const snippetOf = (hit: object) => (hit as Partial<SearchHit>)._snippetResult;

/** Site base without a slash at its end. */
const BASE = withBase('/').replace(/\/$/, '');

cleanWhenStored();

export { markArrival } from './markArrival';

/** Starts the worker and loads the records of a language. */
export const warmUp = (lang: string) => sessionOf(lang, BASE).preload();

/** The dialog, whose failure (such as a configuration error) goes to `onError`, not to the page. */
export function SearchDialog({ onError, ...props }: Props & { onError(error: unknown): void }) {
  return (
    <SearchBoundary onError={onError}>
      <SearchModal {...props} />
    </SearchBoundary>
  );
}

/** The search dialog: DocSearch 3.9.0 on the provider of the site (specification 2.7). */
function SearchModal({ lang, early, onClose, onChoose }: Props) {
  const t = useMessages();
  const { site } = useSite();
  const texts = lang === 'zh' ? zh : en;
  const session = sessionOf(lang, BASE);
  useState(() => {
    try {
      cleanStoredSearches(session.indexName, window.localStorage);
    } catch {
      // Storage is barred: the dialog then keeps no searches.
    }
  });

  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl, item }: { itemUrl: string; item: object }) =>
        onChoose({ url: itemUrl, words: markedWords(item) }),
    }),
    [onChoose],
  );
  const Hit = useCallback<NonNullable<DocSearchModalProps['hitComponent']>>(
    ({ hit, children }) => (
      <a
        href={hit.url}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onChoose({ url: hit.url, words: markedWords(hit) });
        }}
      >
        {children}
        <Excerpt snippet={snippetOf(hit)} alsoCalled={texts.alsoCalled} />
      </a>
    ),
    [onChoose, texts],
  );
  const repository = site.themeConfig.editLink?.docRepoBaseUrl?.split('/tree/')[0];
  const say = useCallback(
    (shown: NonNullable<Shown>, query: string) => {
      if ('error' in shown) return shown.error;
      if (shown.results === 0) return fillTemplate(texts.none, { query });
      const count = shown.results === 1 ? texts.count.one : texts.count.other;
      return fillTemplate(count, { count: shown.results });
    },
    [texts],
  );
  useBackGesture(onClose);
  useDialog({
    label: t('search.button.label'),
    gate: session.gate,
    provider: session.provider,
    say,
    early,
  });

  const translations = useMemo(() => {
    const onOpen = (url: string) => {
      onChoose({ url, words: [] });
      onClose();
    };
    const { noRecentSearchesText } = texts.startScreen;
    const start = (
      <>
        {noRecentSearchesText}
        <PopularPages texts={texts.popular} onOpen={onOpen} />
      </>
    );
    const { noResultsText } = texts.noResultsScreen;
    const none = (
      <>
        {noResultsText}
        <NoResults
          texts={texts}
          unanswered={session.unanswered}
          repository={repository}
          onOpen={onOpen}
        />
      </>
    );
    // DocSearch asks for strings and draws what it gets.
    return {
      ...texts,
      noResultsScreen: { ...texts.noResultsScreen, noResultsText: none as never },
      startScreen: { ...texts.startScreen, noRecentSearchesText: start as never },
    };
  }, [texts, session, repository, onChoose, onClose]);

  return createPortal(
    <DocSearchModal
      appId={session.appId}
      apiKey={session.apiKey}
      indexName={session.indexName}
      placeholder={texts.placeholder}
      translations={translations}
      searchParameters={session.searchParameters}
      maxResultsPerGroup={20}
      initialScrollY={window.scrollY}
      initialQuery={early?.query.trim() && early.query}
      transformSearchClient={session.transformSearchClient}
      hitComponent={Hit}
      navigator={navigator}
      onClose={onClose}
    />,
    document.body,
  );
}
