/** Names and announcements of the controls of the page frame; most are heard, not seen. */
export const controls = {
  /** First link of each page; moves focus to the article. */
  'controls.skip': 'Skip to content',
  /** Name of the navbar's links as a landmark. */
  'controls.nav.main': 'Main',
  /** Name of the sidebar as a landmark. */
  'controls.nav.pages': 'Pages of this section',
  /** Name of the way to this page, above its title. */
  'controls.breadcrumb': 'Breadcrumb',
  /** Name of the previous and next links as a landmark. */
  'controls.nav.neighbors': 'Previous and next page',
  /** Name of the bar of narrow windows that opens sidebar and outline. */
  'controls.menu.page': 'Pages and outline',
  /** Name of the region with outline and edit link. */
  'controls.aside': 'About this page',
  /** Button that opens the list of languages; `{name}` is the current one. */
  'controls.language': 'Language: {name}',
  /** Switch between light and dark; pressed means dark. */
  'controls.dark': 'Dark theme',
  /** Button of narrow screens that opens the panel with all of the navbar. */
  'controls.menu': 'Site menu',
  /** Button of medium screens that opens theme, language and social links. */
  'controls.settings': 'Theme, language and links',
  /** A social link; `{name}` is the service, `{tool}` the documented tool. */
  'controls.social': '{tool} on {name}',
  /** Button that shows the social links beyond the fifth. */
  'controls.social.more': 'More links',
  /** Opens and closes the code of a component that is at work on the page. */
  'controls.preview': 'Code of this demo',
  /** Arrow of a sidebar group whose title is a link; `{name}` is the title. */
  'controls.group': 'Pages under {name}',
  /** Announced after a copy. */
  'controls.copied': 'Copied to the clipboard',
  /** In place of “Copy Markdown”, and announced, when the text of the page does not come. */
  'controls.copyFailed': 'Could not copy',
  /** Stands above the selected text when the browser lets no script copy. */
  'controls.copyByHand': 'To copy, press Ctrl+C (⌘+C on a Mac), then Enter',
  /** Names the tabs of install commands. */
  'controls.tabs': 'Package manager',
  /** Names the `#` link of a heading. */
  'controls.anchor': 'Link to this section',
  /** Button around a picture; `{alt}` describes the picture. */
  'controls.zoom': 'Enlarge: {alt}',
  /** Names a table by the names of its columns. */
  'controls.table': 'Table: {columns}',
  /** Before the day of the last change of a page. */
  lastUpdatedText: 'Last updated:',
  /** In the field that filters the cards of an overview page. */
  'overview.filterPlaceholderText': 'Type a word',
  /** Where no card matches. */
  'overview.filterNoResultText': 'No page matches',
  /** Announced after typing into the filter of an overview page. */
  'controls.filter.one': '{count} page matches',
  'controls.filter.other': '{count} pages match',
  /** Where nothing matches: the stock text, and what was typed. */
  'controls.filter.none': '{text}: {filter}',
  /** Default titles of callouts. */
  'controls.callout.tip': 'Tip',
  'controls.callout.note': 'Note',
  'controls.callout.important': 'Important',
  'controls.callout.warning': 'Warning',
  'controls.callout.caution': 'Caution',
  'controls.callout.danger': 'Danger',
  'controls.callout.info': 'Info',
  'controls.callout.details': 'Details',
} as const;
