import { defaultChoice, writeQuery } from './choice';
import { inline } from './config';
import { OPTIONS, type OptionId, settingsOf, valuesOf } from './options';
import { SOURCES } from './sources';

/** Address of the explorer, without the language. */
export const EXPLORER_ROUTE = '/guide/start/explore';

/** What a configuration says for a value: `dts: { bundle: true }`. */
export function writtenValue(id: OptionId, value: string): string {
  const { lib, output } = settingsOf(id, value);
  // A default adds nothing; of those only booleans are not strings in a configuration.
  const isBoolean = value === 'true' || value === 'false';
  const preset = [id, isBoolean ? value === 'true' : value] as const;
  const [[key, written] = preset] = Object.entries({ ...lib, ...output });
  return `${key}: ${inline(written)}`;
}

/**
 * Links from the reference of an option to the explorer: each value but the default, in the first source that has
 * it, compared with the default. `name` is a key below `lib` (`dts`) or the head of several (`output`).
 */
export function optionLinks(name: string): { text: string; address: string }[] {
  const isMeant = (id: OptionId) => id === name || OPTIONS[id].key.startsWith(`${name}.`);
  return (Object.keys(OPTIONS) as OptionId[]).filter(isMeant).flatMap((id) =>
    valuesOf(id)
      .slice(1)
      .flatMap((value) => {
        const source = SOURCES.find(({ options }) => options[id]?.includes(value));
        if (!source) return [];
        const versus = defaultChoice(source);
        const query = writeQuery({ source, choice: { ...versus, [id]: value }, versus });
        return [{ text: writtenValue(id, value), address: EXPLORER_ROUTE + query }];
      }),
  );
}
