/** Texts that the build writes into pages for the tags of build/pages/expanders.ts; no script of a page carries them. */
export const generated = {
  // Tables made of the installed tool.
  /** Heads of the columns of option tables, also above the page of an option. */
  'table.option': 'Option',
  'table.type': 'Type',
  'table.default': 'Default',
  'table.notes': 'Notes',
  /** Head of the first column of the preset table. */
  'table.setting': 'Setting',
  /** Notes of an option. */
  'table.deprecated': 'deprecated',
  'table.experimental': 'experimental',
  /** Between two notes or two formats. */
  'table.and': ', ',
  /** What an option takes, said of a link to it. */
  'table.typeAndDefault': '{type}; default {value}',
  /** A setting that has no value. */
  'table.unset': 'not set',
  /** A value and what is added to it: the formats that have it, a size with gzip. */
  'table.valueOf': '{value} ({more})',
  /** A name or measure and what is said of it. */
  'table.named': '{name}: {text}',
  /** Between two values of one setting, or two names with commas. */
  'table.also': '; ',
  /** Only the newest version of a runtime. */
  'table.newest': 'newest',
  /** Above the output of `-h`; command is one line of shell. */
  'table.help': 'Printed by {command}, Rslib {version}:',
  /** Heads of the columns of package tables; the version is the one that builds the examples. */
  'table.package': 'Package',
  'table.version': 'Version used here',
  'table.peers': 'Peer dependencies',
  // The facts above the page of an option, and the table of all of them.
  'config.facts.place': 'Where',
  'config.facts.topLevel': 'Top level',
  'config.facts.flags': 'CLI',
  'config.facts.since': 'Since',
  'config.facts.formats': 'Formats',
  'config.facts.mode': 'Mode',
  /** Before links to the explorer, each a value of the option. */
  'config.facts.explore': 'See the output',
  'config.yes': 'yes',
  'config.no': 'no',
  'config.place.both': 'in a `lib` item, or at the top level for all of them',
  'config.place.libItem': 'in a `lib` item only',
  'config.place.topLevel': 'at the top level only',
  'config.mode.bundle': 'bundle only (`bundle: true`)',
  'config.mode.bundleless': 'bundleless only (`bundle: false`)',
  'config.mode.redirect': '`js`, `style`, `asset`: bundleless only; `dts`: both',
  'config.since.first': 'the 0.0 previews',
  'config.since.deprecated': '{version}, deprecated in 1.0',
  'config.since.experimental': '{version}, experimental',
  'config.default.autoExternal': '`true` for `esm` and `cjs`, `false` for `umd`, `iife` and `mf`',
  'config.default.redirect': 'every switch `true`',
  'config.default.syntax': "from `engines.node` if the target is Node.js, otherwise `'esnext'`",
  'config.default.shims': '`cjs`: all on; `esm`: all off',
  'config.default.id': 'the format, with a number if it occurs more than once',
  'config.default.outBase': 'the deepest folder that all entries share',
  'config.default.wasm': '`compile` in bundle mode, `preserve` in bundleless mode',
  'config.default.preset': 'Rslib sets parts of it',
  'config.default.mode': "`'production'` for `build`, `'development'` for `mf-dev`",
  'config.default.root': 'the folder you run the command in',
  // The list of releases.
  'releases.against': 'Compared with {before}.',
  'releases.rsbuild':
    'At the time of measurement, npm installed Rsbuild {now} with this release and {before} with the one before.',
  'releases.added': 'New: {names}',
  'releases.removed': 'Removed: {names}',
  'releases.deprecated': 'Deprecated: {names}',
  'releases.default': 'Default of {option}: {before}, now {now}',
  'releases.setting': '{level} {path}: {before}, now {now} ({formats})',
  'releases.unstated': 'not stated',
  /** Rslib leaves the setting to Rsbuild. */
  'releases.left': 'left to Rsbuild',
  'releases.failedBefore': 'builds now, but did not before',
  'releases.failedNow': 'no longer builds',
  'releases.pages': 'Related pages: {pages}',
  'releases.none':
    'No option, flag, export or setting differs, and all {count} projects produce the same files.',
  'releases.differs': 'The files differ in {differs} of {count} projects:',
  /** Above the projects that cannot be compared. */
  'releases.oneSided': 'Only one of the two versions builds:',
  'releases.same': 'All {count} projects produce the same files.',
  // Posts.
  /** Under the title of a post. */
  'blog.published': 'Published on {date}',
} as const;
