import { fillTemplate } from '../../i18n/messages';
import { groupRows } from '../client/rows';
import type { SavedSearches } from '../client/savedSearches';
import { BASE, REPOSITORY } from '../client/session';
import { create } from '../shell/create';
import type { Row } from '../types';
import { drawList, type RowAction } from './drawRows';
import { icon } from './icons';
import { type DialogTexts, MIGRATIONS } from './texts';

/** Content of the dialog, and its announcement. */
export interface Screen {
  content: Node[];
  words: string;
}

interface Places {
  title: string;
  pages: readonly { text: string; link: string }[];
}

/** Links to popular pages, under a title. */
const drawPlaces = ({ title, pages }: Places) => [
  create('p', { class: 'places-title' }, title),
  create(
    'div',
    { class: 'places', role: 'group', 'aria-label': title },
    ...pages.map(({ text, link }) => create('a', { href: BASE + link }, text)),
  ),
];

const press = (text: string, run: () => void) => {
  const button = create('button', { type: 'button' }, text);
  button.addEventListener('click', run);
  return button;
};

const screen = (...content: Node[]) => create('div', { class: 'screen' }, ...content);
const title = (text: string) => create('p', { class: 'screen-title' }, text);

/** Recent and favorite searches, and popular pages. `redraw` is called when a list has changed. */
export function startScreen(texts: DialogTexts, saved: SavedSearches, redraw: () => void): Screen {
  const { startScreen: start, popular } = texts;
  const action = (
    name: RowAction['name'],
    label: string,
    change: typeof saved.favor,
  ): RowAction => ({
    name,
    label,
    run(row) {
      change(row);
      redraw();
    },
  });
  const recents = drawList(start.recentSearchesTitle, saved.recents(), {
    sign: () => icon('recent'),
    actions: [
      action('star', start.saveRecentSearchButtonTitle, saved.favor),
      action('cross', start.removeRecentSearchButtonTitle, saved.forget),
    ],
  });
  const favorites = drawList(start.favoriteSearchesTitle, saved.favorites(), {
    sign: () => icon('star'),
    actions: [action('cross', start.removeFavoriteSearchButtonTitle, saved.unfavor)],
  });
  const lists = [recents, favorites].filter((list) => list.querySelector('li'));
  const none = lists.length > 0 ? [] : [create('p', {}, start.noRecentSearchesText)];
  return { content: [...lists, screen(...none, ...drawPlaces(popular))], words: '' };
}

export function resultsScreen(texts: DialogTexts, rows: readonly Row[]): Screen {
  const groups = [...groupRows(rows)];
  const count = groups.reduce((sum, [, some]) => sum + some.length, 0);
  return {
    content: groups.map(([group, some]) => drawList(group, some, { alsoCalled: texts.alsoCalled })),
    words: fillTemplate(count === 1 ? texts.count.one : texts.count.other, { count }),
  };
}

/**
 * Shows the query, up to three that may have been meant (specification 2.7.10), pages for users of other tools, and a link
 * for a report. `ask` runs another query.
 */
export function noResultsScreen(
  texts: DialogTexts,
  query: string,
  near: readonly string[],
  ask: (query: string) => void,
): Screen {
  const {
    suggestedQueryText: meant,
    reportMissingResultsText,
    reportMissingResultsLinkText,
  } = texts.noResultsScreen;
  const words = fillTemplate(texts.none, { query });
  const content: Node[] = [icon('none'), title(words)];
  if (near.length > 0) {
    const items = near.map((term) =>
      create(
        'li',
        {},
        press(term, () => ask(term)),
      ),
    );
    content.push(
      create('p', {}, meant),
      create('ul', { class: 'places', 'aria-label': meant }, ...items),
    );
  }
  const { tools } = texts;
  const pages = MIGRATIONS.map((text) => ({ text, link: tools.folder + text.toLowerCase() }));
  content.push(...drawPlaces({ title: tools.title, pages }));
  if (REPOSITORY) {
    const name = encodeURIComponent(fillTemplate(texts.report, { query }));
    const href = `${REPOSITORY}/issues/new?title=${name}`;
    const attributes = { href, target: '_blank', rel: 'noopener noreferrer' };
    const link = create('a', attributes, reportMissingResultsLinkText);
    content.push(create('p', {}, `${reportMissingResultsText} `, link));
  }
  return { content: [screen(...content)], words };
}

/** Says that there is no answer; `retry` repeats the query. */
export function errorScreen(
  { errorScreen: error, popular }: DialogTexts,
  retry: () => void,
): Screen {
  const { titleText, helpText, retryText } = error;
  const content = screen(
    icon('error'),
    title(titleText),
    create('p', {}, helpText),
    create('div', { class: 'places' }, press(retryText, retry)),
    ...drawPlaces(popular),
  );
  return { content: [content], words: `${titleText} ${helpText}` };
}
