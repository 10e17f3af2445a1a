/** Words of the sibling-tools popover and of the cards on the home page. */
export const tools = {
  /** Name of the grid button in the navbar and title of its popover. */
  'tools.title': 'Related tools',
  /** Said after the name of a link that opens in a new tab; not visible. */
  'tools.newTab': '(opens in a new tab)',
  /** One line per tool: what it is. */
  'tools.rspack': 'Bundler with the webpack API',
  'tools.rsbuild': 'Build tool for web apps, on Rspack',
  'tools.rspress': 'Static site generator on Rsbuild',
  'tools.rslib': 'Build tool for libraries, on Rsbuild',
  'tools.rsdoctor': 'Build analyzer for Rspack and webpack',
  'tools.rstest': 'Test framework on Rspack',
  'tools.awesomeRstack': 'Community list of ecosystem projects',
} as const;
