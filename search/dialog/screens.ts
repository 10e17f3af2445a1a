import { fillTemplate } from '../../i18n/messages';
import { groupRows } from '../client/rows';
import type { SavedSearches } from '../client/savedSearches';
import { BASE, REPOSITORY } from '../client/session';
import { create } from '../shell/create';
import type { Row } from '../types';
import { drawList } from './drawRows';
import { icon } from './icons';
import { MIGRATIONS } from './migrations';
import type { DialogTexts } from './texts';

/** What the dialog shows, and what is said of it. */
export interface Screen {
  content: Node[];
  words: string;
}

/** Links to pages that are often looked for, under a title. */
const drawPlaces = (title: string, places: readonly { text: string; link: string }[]) => [
  create('p', { class: 'places-title' }, title),
  create(
    'div',
    { class: 'places', role: 'group', 'aria-label': title },
    ...places.map(({ text, link }) => create('a', { href: BASE + link }, text)),
  ),
];

const screen = (...content: Node[]) => [create('div', { class: 'screen' }, ...content)];

/** Recent and favorite searches, and pages that are often looked for. `redraw` is called when a list has changed. */
export function startScreen(texts: DialogTexts, saved: SavedSearches, redraw: () => void): Screen {
  const { startScreen: start, popular } = texts;
  const then = (change: typeof saved.favor) => (row: Parameters<typeof change>[0]) => {
    change(row);
    redraw();
  };
  const star = {
    name: 'star',
    label: start.saveRecentSearchButtonTitle,
    run: then(saved.favor),
  } as const;
  const forget = {
    name: 'cross',
    label: start.removeRecentSearchButtonTitle,
    run: then(saved.forget),
  } as const;
  const unfavor = {
    name: 'cross',
    label: start.removeFavoriteSearchButtonTitle,
    run: then(saved.unfavor),
  } as const;
  const recents = saved.recents();
  const favorites = saved.favorites();
  const content: Node[] = [];
  if (recents.length > 0) {
    const options = { sign: () => icon('recent'), actions: [star, forget] };
    content.push(drawList(start.recentSearchesTitle, recents, options));
  }
  if (favorites.length > 0) {
    const options = { sign: () => icon('star'), actions: [unfavor] };
    content.push(drawList(start.favoriteSearchesTitle, favorites, options));
  }
  const none = content.length > 0 ? [] : [create('p', {}, start.noRecentSearchesText)];
  content.push(...screen(...none, ...drawPlaces(popular.title, popular.pages)));
  return { content, words: '' };
}

export function resultsScreen(texts: DialogTexts, rows: readonly Row[]): Screen {
  const lists = [...groupRows(rows)].map(([group, some]) =>
    drawList(group, some, { alsoCalled: texts.alsoCalled }),
  );
  const count = lists.reduce((sum, list) => sum + list.querySelectorAll('li').length, 0);
  const words = fillTemplate(count === 1 ? texts.count.one : texts.count.other, { count });
  return { content: lists, words };
}

/**
 * Names the query, and offers up to three that may have been meant (specification 2.7.10), pages for users of other
 * tools, and a report. `ask` takes another query.
 */
export function noResultsScreen(
  texts: DialogTexts,
  query: string,
  near: readonly string[],
  ask: (query: string) => void,
): Screen {
  const {
    noResultsText,
    suggestedQueryText,
    reportMissingResultsText,
    reportMissingResultsLinkText,
  } = texts.noResultsScreen;
  const title = create(
    'p',
    { class: 'screen-title' },
    `${noResultsText} "`,
    create('strong', {}, query),
    '"',
  );
  const content: Node[] = [icon('none'), title];
  if (near.length > 0) {
    const items = near.map((term) => {
      const button = create('button', { type: 'button' }, term);
      button.addEventListener('click', () => ask(term));
      return create('li', {}, button);
    });
    content.push(
      create('p', {}, suggestedQueryText),
      create('ul', { class: 'places', 'aria-label': suggestedQueryText }, ...items),
    );
  }
  const { tools } = texts;
  const pages = MIGRATIONS.map((text) => ({ text, link: tools.folder + text.toLowerCase() }));
  content.push(...drawPlaces(tools.title, pages));
  if (REPOSITORY) {
    const name = encodeURIComponent(fillTemplate(texts.report, { query }));
    const href = `${REPOSITORY}/issues/new?title=${name}`;
    const link = create(
      'a',
      { href, target: '_blank', rel: 'noopener noreferrer' },
      reportMissingResultsLinkText,
    );
    content.push(create('p', {}, `${reportMissingResultsText} `, link));
  }
  return { content: screen(...content), words: fillTemplate(texts.none, { query }) };
}

export function errorScreen({ errorScreen: { titleText, helpText } }: DialogTexts): Screen {
  const title = create('p', { class: 'screen-title' }, titleText);
  const content = screen(icon('error'), title, create('p', {}, helpText));
  return { content, words: `${titleText} ${helpText}` };
}
