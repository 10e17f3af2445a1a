import { listChanges, listChoices, writeQuery } from '../../../explorer/choice';
import { configText } from '../../../explorer/config';
import { EXPLORER_ROUTE } from '../../../explorer/optionLinks';
import { type ExplorerSource, SOURCES } from '../../../explorer/sources';

/**
 * What a configuration sets, without what tells nothing about the output: layout, comments, plugins, names, and the
 * folder of a format, which the explorer always gives to each of several.
 */
const optionsIn = (config: string): string =>
  config
    .replace(/^import .*$|\/\/.*$/gm, '')
    .replace(/\s+/g, '')
    .replace(/,([}\])])/g, '$1')
    .replace(/output:\{distPath:'\.\/dist\/(esm|cjs)'\}/g, '')
    .replace(/plugins:\[[\w(),]*\]|umdName:'\w+'/g, '')
    .replace(/,+(?=[,}\]])/g, '');

/** Whether a project is of the same kind as a source: it has styles, it is a command, it has dependencies. */
function isOfKind(source: ExplorerSource, files: ReadonlyMap<string, Buffer>): boolean {
  const manifest = files.get('package.json')?.toString('utf8') ?? '';
  const kinds = [
    [source.hasStyles, [...files.keys()].some((path) => path.endsWith('.css'))],
    [source.isCommand, manifest.includes('"bin"')],
    [source.dependencies, manifest.includes('"dependencies"')],
  ];
  return kinds.every(([ofSource, ofProject]) => Boolean(ofSource) === ofProject);
}

/** Per source, options → the query of the first choice that has them; without the defaults. */
const queries = new Map<ExplorerSource, Map<string, string>>();

function queriesOf(source: ExplorerSource): Map<string, string> {
  const known = queries.get(source);
  if (known) return known;
  const made = new Map<string, string>();
  for (const choice of listChoices(source)) {
    const options = optionsIn(configText(source, choice));
    const isDefault = listChanges(source, choice).length === 0;
    if (!isDefault && !made.has(options)) made.set(options, writeQuery({ source, choice }));
  }
  queries.set(source, made);
  return made;
}

/**
 * Address of the explorer, without the language, where it shows a source of the same kind built with the options
 * of a project; undefined when it does not have them, or when they are the defaults.
 *
 * @param files those of the project, by path
 */
export function exploreAddress(files: ReadonlyMap<string, Buffer>): string | undefined {
  const config = files.get('rslib.config.ts')?.toString('utf8');
  if (config === undefined) return undefined;
  const options = optionsIn(config);
  const query = SOURCES.filter((source) => isOfKind(source, files))
    .map((source) => queriesOf(source).get(options))
    .find(Boolean);
  return query && EXPLORER_ROUTE + query;
}
