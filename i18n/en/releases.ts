/** Texts of the list of releases; made at build time. */
export const releases = {
  'releases.against': 'Compared with {before}.',
  'releases.rsbuild':
    'When this was measured, npm installed Rsbuild {now} with it and {before} with the one before.',
  'releases.added': 'New: {names}',
  'releases.removed': 'Gone: {names}',
  'releases.deprecated': 'Deprecated: {names}',
  'releases.default': 'Default of {option}: {before}, now {now}',
  'releases.setting': '{level} {path}: {before}, now {now} ({formats})',
  'releases.unset': 'not set',
  'releases.unstated': 'not stated',
  /** Rslib leaves the setting to Rsbuild. */
  'releases.left': 'as Rsbuild has it',
  'releases.emitted': '{example}: {files}',
  'releases.failedBefore': 'builds now, and did not before',
  'releases.failedNow': 'no longer builds',
  'releases.pages': 'Pages about it: {pages}',
  'releases.none':
    'No option, flag, export or setting differs, and the {count} projects give the same files.',
  'releases.differs': 'Other files in {differs} of {count} projects:',
  'releases.same': 'The {count} projects give the same files.',
  'releases.and': ', ',
} as const;
