/** Texts around examples and generated tables in pages. */
export const examples = {
  /** Above the files that a reader would write. */
  'example.source': 'Source',
  /** Above the files that a tool emitted; tool is its name and version. */
  'example.output': 'What {tool} wrote',
  /** Above the commands and what they printed. */
  'example.run': 'Run',
  /** Spoken name of the row of file tabs; group is one of the two headings above. */
  'example.tabs': '{group}: files',
  /** Link to the folder of the project in the repository of this site. */
  'example.folder': 'View in the repository',
  /** Link that downloads the project as an archive. */
  'example.download': 'Download the project',
  /** Above the outputs of one project with several values of an option. */
  'example.explored': 'One source with different values of {option}',
  /** In place of a file of the tree. */
  'example.unreachable': 'It could not be fetched.',
  /** Button beside it that asks for the file again. */
  'example.retry': 'Try again',
  /** Link to the explorer with the options that are shown. */
  'example.explore': 'Open these options in the explorer',
  /** Opens the list of all files; count is their number. */
  'example.tree': 'All files ({count})',
  /** Opens the folded part of an emitted file; count is a number of lines. */
  'example.runtime': 'Module runtime of the bundler ({count} lines)',
  /** Beside a command that ended with an exit code other than 0. */
  'example.exit': 'exit code {code}',
  /** Instead of the contents of an image, archive or WebAssembly file. */
  'example.binary': 'Binary file',
} as const;
