/** Texts of the tables and charts on the page that compares tools; made at build time. */
export const compare = {
  'compare.tool': 'Tool',
  'compare.kind.functions': 'plain functions',
  'compare.kind.formats': 'two formats with types',
  'compare.kind.components': 'React components with CSS',
  'compare.kind.modules': '500 modules',
  /** Heads of the table that names the best tool for each measure. */
  'compare.measure': 'Measure',
  'compare.best': 'Best',
  'compare.time': 'Build time',
  'compare.js': 'JavaScript, gzip',
  'compare.app': 'One export in an app, gzip',
  'compare.megabytes': 'Disk space',
  'compare.packages': 'Packages, all libraries',
  'compare.held': 'Features without extra configuration',
  'compare.broken': 'Uses that fail, all libraries',
  /** Heads of the table of outputs; sizes are raw, then gzip. */
  'compare.files': 'Files',
  'compare.jsBoth': 'JavaScript (gzip)',
  'compare.cssBoth': 'CSS (gzip)',
  'compare.typesBoth': 'Declarations (gzip)',
  'compare.fails': 'Fails in',
  /** Instead of the names of all tools, which are equally good. */
  'compare.all': 'all',
  'compare.none': 'none',
  /** Heads of the table of times. */
  'compare.cold': 'Cold, seconds: median (least–most)',
  'compare.warm': 'Warm, seconds: median (least–most)',
  /** Titles of charts; kind is a library. */
  'compare.chart.time': 'Cold build, seconds: {kind}',
  'compare.chart.megabytes': 'Disk space, MB',
  /** Text alternative of a chart; rows are names with values. */
  'compare.chart.alt': 'Bar chart. {title}. {rows}.',
  'compare.seconds': '{value} s',
  'compare.versions': 'Packages in the projects',
  /** The row of the feature table: what is tried. */
  'compare.feature': 'What was tried',
  'compare.feature.alias': 'Path alias from `tsconfig.json`, in JavaScript',
  'compare.feature.aliasTypes': 'The same alias, in declarations',
  'compare.feature.extensionless':
    'One file per module, imports without extensions, run by Node.js',
  'compare.feature.json': 'Import of a JSON file',
  'compare.feature.declared': 'A package in `dependencies` is not bundled',
  'compare.feature.unresolved': 'An import that cannot be resolved fails the build',
  'compare.feature.typeError': 'A type error fails the build',
  'compare.feature.useClient': '`"use client"` stays first',
  'compare.feature.shebang': 'A file with `#!` can be executed',
  'compare.feature.cssModules': 'CSS Modules',
  'compare.feature.asset': 'Import of an SVG file',
  'compare.feature.comments': 'Doc comments stay in the JavaScript',
  'compare.feature.oneTypes': 'All declarations in one file',
  /** Sentences under "How it was measured". */
  'compare.when': 'Output: {date}, built on Node.js {tools}, tried on Node.js {consumers}.',
  /** Follows it on the same line. */
  'compare.whenTimed':
    ' Times: {date}, median of {runs} runs in turns, on {cpu} with {cores} cores and {gigabytes} GB, {system}.',
} as const;
