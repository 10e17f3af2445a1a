/** Texts of the search dialog, loaded with it and not before. */
export const searchModal = {
  searchBox: {
    resetButtonTitle: 'Clear the query',
  },
  startScreen: {
    recentSearchesTitle: 'Recent',
    noRecentSearchesText: 'No recent searches',
    saveRecentSearchButtonTitle: 'Save this search',
    removeRecentSearchButtonTitle: 'Remove this search from history',
    favoriteSearchesTitle: 'Favorite',
    removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
  },
  errorScreen: {
    titleText: 'Results could not be fetched',
    helpText: 'Check your network connection.',
    retryText: 'Try again',
  },
  noResultsScreen: {
    suggestedQueryText: 'Try searching for',
    reportMissingResultsText: 'Should there be a result?',
    reportMissingResultsLinkText: 'Let us know.',
  },
  footer: {
    selectText: 'to select',
    selectKeyAriaLabel: 'Enter key',
    navigateText: 'to navigate',
    navigateUpKeyAriaLabel: 'Arrow up',
    navigateDownKeyAriaLabel: 'Arrow down',
    closeText: 'to close',
    closeKeyAriaLabel: 'Escape key',
    searchByText: 'Search by',
  },
  /** On the start screen while there are no recent searches; the texts are the titles of the pages. */
  popular: {
    title: 'Popular pages',
    pages: [
      { text: 'Quick start', link: '/guide/start/quick-start' },
      { text: 'Output formats', link: '/guide/basic/output-format' },
      { text: 'lib.dts', link: '/config/lib/dts' },
      { text: 'Dependencies', link: '/guide/advanced/third-party-deps' },
      { text: 'Publish an npm package', link: '/guide/publish/' },
      { text: 'Explore the output', link: '/guide/start/explore' },
    ],
  },
  /** On the screen without results, for readers who typed a word of the tool that they come from. */
  tools: {
    title: 'Coming from another tool?',
    folder: '/guide/migration/',
  },
  /** Said and shown while an answer takes long; links follow. */
  slow: 'Results are slow to arrive and will appear here. Until then, try these pages:',
  /** Before what readers call a section, in words that it does not have; ends in the space between the two. */
  alsoCalled: 'Also called: ',
  /** Title of the issue that reports a query without results. */
  report: 'Search finds nothing for “{query}”',
  /** Said to screen readers when results are on the screen. */
  count: { one: '{count} result', other: '{count} results' },
  /** Shown and said when there is no result. */
  none: 'No results for "{query}"',
} as const;
