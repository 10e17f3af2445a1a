import { useEffect, useRef } from 'react';
import type { Choice } from '../../../explorer/choice';
import { inline } from '../../../explorer/config';
import { OPTIONS, type OptionId, settingsOf } from '../../../explorer/options';
import { type ExplorerSource, optionsOf } from '../../../explorer/sources';
import { Link } from '../../frame/link/Link';
import { useExplorerTexts } from './explorerTexts';

interface ControlsProps {
  source: ExplorerSource;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** A value as a configuration writes it: `{ bundle: true }` for `bundle` of `dts`. */
function labelOf(id: OptionId, value: string): string {
  if (id === 'format') return value.replace('+', ' + ');
  const { lib, output } = settingsOf(id, value);
  const [written] = Object.values({ ...lib, ...output });
  return typeof written === 'object' ? inline(written) : value;
}

const readForm = (form: HTMLFormElement): Choice =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Radio buttons for each option. The form holds the state; a choice made before the app starts is reported later. */
export function Controls({ source, choice, onChoose }: ControlsProps) {
  const { t, to } = useExplorerTexts();
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  // Compared by value: a new selection with the same choice must not reset what was pressed meanwhile.
  const values = JSON.stringify(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChoose` is called once, when the app starts.
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    const wasPressed = inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked);
    if (isFirst.current && wasPressed && form.current) onChoose(readForm(form.current));
    else for (const input of inputs) input.checked = choice[input.name as OptionId] === input.value;
    isFirst.current = false;
  }, [values]);
  return (
    <form
      ref={form}
      className="explorer-options"
      data-needs-script
      aria-label={t('explorer.options')}
      onChange={({ currentTarget }) => onChoose(readForm(currentTarget))}
      onSubmit={(event) => event.preventDefault()}
    >
      {optionsOf(source).map(({ id, values }) => (
        <fieldset key={id}>
          <legend>
            <Link
              href={to(OPTIONS[id].page)}
              title={t('explorer.reference', { key: OPTIONS[id].key })}
            >
              <code translate="no">{OPTIONS[id].key}</code>
            </Link>
          </legend>
          {values.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={id}
                value={value}
                defaultChecked={value === values[0]}
                autoComplete="off"
              />
              <code translate="no">{labelOf(id, value)}</code>
            </label>
          ))}
        </fieldset>
      ))}
    </form>
  );
}
