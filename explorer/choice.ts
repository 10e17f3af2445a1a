import { OPTIONS, type OptionId } from './options';
import { type ExplorerSource, findSource, optionsOf } from './sources';

/** A value for every option of a source. */
export type Choice = Readonly<Partial<Record<OptionId, string>>>;

/** A source, the choice of its options, and the choice to compare it with. */
export interface Selection {
  source: ExplorerSource;
  choice: Choice;
  versus?: Choice;
}

/** The choice in which every option has its default. */
export function defaultChoice(source: ExplorerSource): Choice {
  return Object.fromEntries(optionsOf(source).map(({ id, values }) => [id, values[0]]));
}

/** Every choice of a source, in the order of `indexOfChoice`. The last option varies fastest. */
export function listChoices(source: ExplorerSource): Choice[] {
  return optionsOf(source).reduce<Choice[]>(
    (choices, { id, values }) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [id]: value }))),
    [{}],
  );
}

/** Index of a choice in `listChoices`. */
export function indexOfChoice(source: ExplorerSource, choice: Choice): number {
  return optionsOf(source).reduce(
    (index, { id, values }) =>
      index * values.length + Math.max(0, values.indexOf(choice[id] ?? '')),
    0,
  );
}

/** Maximum length of a query; longer ones are ignored. The longest written here has about 200 characters. */
const MAX_QUERY = 1000;
/** Options in the value of `versus`: `format:cjs,dts:true`. */
const readPairs = (text: string) =>
  new Map(text.split(',').map((pair) => pair.split(':', 2) as [string, string]));

/** A choice from the values in an address; the default replaces values that the source does not offer. */
function readChoice(
  source: ExplorerSource,
  get: (id: string) => string | null | undefined,
): Choice {
  return Object.fromEntries(
    optionsOf(source).map(({ id, values }) => {
      // `URLSearchParams` decodes a plus as a space.
      const value = get(id)?.replace(' ', '+');
      return [id, value && values.includes(value) ? value : values[0]];
    }),
  );
}

/** The values of a choice that another source also offers, and defaults for its other options. */
export const carryChoice = (source: ExplorerSource, choice: Choice): Choice =>
  readChoice(source, (id) => choice[id as OptionId]);

/** The selection in a query. Never throws; ignores unknown names and values. */
export function readQuery(query: string): Selection {
  const parameters = new URLSearchParams(query.length > MAX_QUERY ? '' : query);
  const source = findSource(parameters.get('source'));
  const choice = readChoice(source, (id) => parameters.get(id));
  const versus = parameters.get('versus');
  if (versus === null) return { source, choice };
  const pairs = readPairs(versus);
  return { source, choice, versus: readChoice(source, (id) => pairs.get(id)) };
}

/** The options of a choice whose value is not the default. */
export function listChanges(source: ExplorerSource, choice: Choice): [OptionId, string][] {
  return optionsOf(source).flatMap(({ id, values }) => {
    const value = choice[id] ?? '';
    return value === values[0] ? [] : [[id, value] as [OptionId, string]];
  });
}

/** Parameters of a query that are not the explorer's, such as `navbar=0`. */
function othersIn(query: string): string {
  const parameters = new URLSearchParams(query.length > MAX_QUERY ? '' : query);
  for (const name of ['source', 'versus', ...Object.keys(OPTIONS)]) parameters.delete(name);
  return parameters.toString();
}

/** The query for a selection, such as `?source=react&format=cjs`, then the other parameters of the query `before`. */
export function writeQuery({ source, choice, versus }: Selection, before = ''): string {
  const parameters = new URLSearchParams();
  for (const [id, value] of listChanges(source, choice)) parameters.set(id, value);
  if (versus)
    parameters.set(
      'versus',
      listChanges(source, versus)
        .map((pair) => pair.join(':'))
        .join(','),
    );
  const others = othersIn(before);
  if (parameters.size === 0 && source === findSource(null)) return others && `?${others}`;
  const query = parameters.toString().replace(/%(3A|2C|2B)/g, decodeURIComponent);
  // The source comes first and always: by it the app knows that the page has to be changed at once.
  return `?${[`source=${source.id}`, query, others].filter(Boolean).join('&')}`;
}

/** Whether both have the same value for every option. */
export const isSameChoice = (source: ExplorerSource, one: Choice, other: Choice): boolean =>
  indexOfChoice(source, one) === indexOfChoice(source, other);
