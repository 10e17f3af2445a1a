/** Words of the home page; loaded with that page only. */
export const home = {
  /** Small line above the name: what this site is, and the version it was checked with. */
  'home.hero.badge': 'Independent docs, checked with {tool} {version}',
  /** Buttons of the hero; “Learn More” appears when there is no repository. */
  'home.hero.start': 'Get Started',
  'home.hero.repository': 'GitHub',

  /** Section with one source file and what the tool made of it. */
  'home.proof.title': 'What you write, what Rslib writes',
  'home.proof.lead':
    'The files below come from a run of the published tool. A check builds the project again and compares every byte.',
  'home.proof.write': 'You write',
  'home.proof.run': 'You run',
  /** Spoken name of the switch between outputs. */
  'home.proof.choice': 'Option',
  'home.proof.emit': 'Rslib writes',
  /** Under the files; with and without a known day. */
  'home.proof.recordedOn': 'Recorded with {package} {version}, last on {date}',
  'home.proof.recorded': 'Recorded with {package} {version}',
  'home.proof.more': 'Build your first library',
  /** Link to the explorer. */
  'home.proof.explore': 'See the output of other options',

  /** Section of numbers; a number precedes each pair of texts. */
  'home.facts.title': 'Facts you can check',
  'home.facts.lead': 'Every number was counted or measured with {package} {version}.',
  'home.facts.formats.name': 'output formats',
  'home.facts.formats.text': '{formats}, any number of them in one build',
  'home.facts.modes.name': 'output modes',
  'home.facts.modes.text': 'One bundle per entry, or one output file per source file',
  'home.facts.engines.name': 'declaration engines',
  'home.facts.engines.text':
    'Native TypeScript 7, TypeScript 5 and 6, or SWC for isolated declarations',
  'home.facts.packages.name': 'packages installed',
  'home.facts.packages.text':
    '{size} MB for @rslib/core and its dependencies; TypeScript not included',
  /** Stands after the number of seconds; 's' is the unit. */
  'home.facts.time.value': '{seconds} s',
  'home.facts.time.name': 'for one source file',
  'home.facts.time.text': 'Cold build without a config file: median of {runs}, Node.js {node}',
  'home.facts.examples.name': 'example projects',
  'home.facts.examples.text': '{files} emitted files are kept and compared with each new build',

  /** Cards of the tools. */
  'home.stack.title': 'The tools around Rslib',
  'home.stack.lead': 'They share one core, Rspack. Each has its own site.',

  /** Footer. */
  'home.footer.independent':
    'This is independent documentation of Rslib. The team that makes Rslib neither runs nor reviews it.',
  'home.footer.links': 'Links',
  'home.footer.homepage': 'Rslib’s own site',
  'home.footer.repository': 'Rslib’s repository',
  'home.footer.source': 'Source of this site',
  'home.footer.feed': 'Blog feed (RSS)',
  'home.footer.license': 'Texts: CC BY 4.0. Code: MIT.',
} as const;
