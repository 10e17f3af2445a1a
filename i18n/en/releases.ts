/** Texts of the list of releases; made at build time. */
export const releases = {
  'releases.against': 'Compared with {before}.',
  'releases.rsbuild':
    'At the time of measurement, npm installed Rsbuild {now} with this release and {before} with the one before.',
  'releases.added': 'New: {names}',
  'releases.removed': 'Removed: {names}',
  'releases.deprecated': 'Deprecated: {names}',
  'releases.default': 'Default of {option}: {before}, now {now}',
  'releases.setting': '{level} {path}: {before}, now {now} ({formats})',
  'releases.unset': 'not set',
  'releases.unstated': 'not stated',
  /** Rslib leaves the setting to Rsbuild. */
  'releases.left': 'left to Rsbuild',
  'releases.emitted': '{example}: {files}',
  'releases.failedBefore': 'builds now, but did not before',
  'releases.failedNow': 'no longer builds',
  'releases.pages': 'Related pages: {pages}',
  'releases.none':
    'No option, flag, export or setting differs, and all {count} projects produce the same files.',
  'releases.differs': 'The files differ in {differs} of {count} projects:',
  'releases.same': 'All {count} projects produce the same files.',
  'releases.and': ', ',
} as const;
