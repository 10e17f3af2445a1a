/** Words of the page frame that stock Rspress has no text for. */
export const layout = {
  /** Group title of overview pages for pages that are in no group (specification 2.3). */
  'layout.overview.others': 'Others',
  /** The app has failed, or does not come; a link to load the page again follows. */
  'layout.broken': 'A part of this page does not respond.',
  'layout.reload': 'Reload the page',
  /** Names the links beside “Copy Markdown”. */
  'layout.openIn': 'Ask an assistant about this page',
  /** One of these links; `{name}` is the assistant. */
  'layout.openIn.name': 'Open in {name}',
  /** What the assistant is asked; `{url}` is the page as Markdown. */
  'layout.openIn.question': 'Read {url} and answer my questions about it.',
  /** Above the footer of a page, before the link. */
  'layout.feedback.question': 'Is this page wrong or unclear?',
  /** The link; leads to a prefilled issue. */
  'layout.feedback.link': 'Tell us',
  /** First lines of that issue. */
  'layout.feedback.page': 'Page: {url}',
  'layout.feedback.version': 'Documented version: @rslib/core {version}',
  /** A day, such as that of the last change of a page; `{month}` is one of the names below. */
  'layout.day': '{month} {day}, {year}',
  /** The months in order, with spaces between. */
  'layout.months':
    'January February March April May June July August September October November December',
  /** Below the title of the page of unknown addresses, above the links. */
  'layout.notFound.near': 'Did you mean',
  'layout.notFound.start': 'Good places to start',
  /** Names of these links. */
  'layout.notFound.options': 'All options',
  'layout.notFound.errors': 'Error messages',
} as const;
