/** Texts of tables that are generated from the installed tool. */
export const tables = {
  /** Heads of the columns of option tables. */
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
  /** A value and the formats that have it. */
  'table.valueOf': '{value} ({formats})',
  /** Between two values of one setting. */
  'table.also': '; ',
  /** Only the newest version of a runtime. */
  'table.newest': 'newest',
  /** Above the output of `-h`; command is one line of shell. */
  'table.help': 'Printed by {command}, Rslib {version}:',
  /** Heads of the columns of package tables; the version is the one that builds the examples. */
  'table.package': 'Package',
  'table.version': 'Version used here',
  'table.peers': 'Peer dependencies',
} as const;
