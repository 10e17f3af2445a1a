/** Texts of the page that shows the output of every combination of options. */
export const explorer = {
  /** Spoken name of the choice of what is built. */
  'explorer.sources': 'What you build',
  'explorer.source.function': 'A function with types',
  'explorer.source.entries': 'Two entries that share code',
  'explorer.source.react': 'React component with CSS Modules',
  'explorer.source.command': 'Node.js command with a data file',
  'explorer.source.commonjs': 'A CommonJS dependency',
  /** Spoken name of all the options below. */
  'explorer.options': 'Options',
  /** Link beside an option to its reference; key is the option. */
  'explorer.reference': 'Documentation of {key}',
  /** Heading over the source files, the configuration and package.json. */
  'explorer.write': 'What you write',
  /** Opens the source files; count is their number. */
  'explorer.sourceFiles': 'All other files ({count})',
  /** Above the configuration, when nothing has to be configured. */
  'explorer.noConfig': 'All of this is the default: no configuration file is needed.',
  /** Heading over the emitted files; version is that of Rslib. */
  'explorer.emitted': 'What Rslib {version} writes',
  /** Beside the options: what the choice gives. Sizes with their units. */
  'explorer.total': 'Files: {count}. Total: {size}, {gzip} with gzip.',
  /** After that, while comparing; sizes with a sign and their units. */
  'explorer.difference': '{size} compared with the other choice, {gzip} with gzip.',
  /** Where a source with styles got no stylesheet; may have inline code. */
  'explorer.noStyles':
    'There is no stylesheet: with the default `output.target`, `node`, Rslib drops styles. Choose `web`.',
  /** Link after it. */
  'explorer.noStylesMore': 'Where CSS gets lost',
  /** Beside a file: its sizes with units. */
  'explorer.size': '{size}, {gzip} with gzip',
  /** Beside the options, when the choice gives nothing. */
  'explorer.failed': 'Rslib fails with exit code {code} and writes nothing.',
  /** Over what the tool printed while it wrote files. */
  'explorer.warned': 'Rslib prints:',
  /** Under a long file. */
  'explorer.cut': 'The rest of this file is not shown.',
  'explorer.binary': 'This file is not text.',
  /** Heading over the scripts that use the package. */
  'explorer.uses': 'What users get',
  'explorer.use.import': 'Node.js, import',
  'explorer.use.require': 'Node.js, require()',
  'explorer.use.types': 'TypeScript, strict',
  'explorer.use.command': 'Command line',
  /** Instead of the output of a check that has nothing to say. */
  'explorer.use.silent': 'no errors',
  /** Button: keeps the choice, so that the next ones are compared with it. */
  'explorer.compare': 'Compare with another choice',
  /** Button: ends the comparison. */
  'explorer.compareEnd': 'End the comparison',
  /** As soon as a comparison begins; choice is a list of options with values. */
  'explorer.compareNext': 'Now choose something else to see how it differs from {choice}.',
  /** While comparing; choice is a list of options with values. */
  'explorer.comparing': 'Compared with {choice}.',
  /** Name of the choice without any changed option. */
  'explorer.defaults': 'the defaults',
  /** How a file differs from that of the other choice. */
  'explorer.change.added': 'only here',
  'explorer.change.removed': 'not here',
  'explorer.change.changed': 'different',
  'explorer.change.same': 'the same',
  /** Spoken after a choice. */
  'explorer.changed': 'Files that changed: {count}.',
  /** Link to an archive. */
  'explorer.download': 'Download this project',
  /** When the results could not be fetched. */
  'explorer.offline': 'The results of other choices could not be fetched.',
  'explorer.retry': 'Try again',
  /** For readers without JavaScript. */
  'explorer.noScript': 'Without JavaScript you see each project with the default options.',
} as const;
