import { type ReactNode, useEffect, useId, useRef } from 'react';
import { makeFindable } from './makeFindable';
import styles from './Tabs.module.css';

/** Class of the element whose children are the panels; `TabChoices` is its child or its grandchild. */
export const tabs: string = styles.tabs ?? '';

/** Attributes of the panel with this index; the style sheet shows the chosen one. */
export const tabPanel = (index: number) => ({ 'data-panel': index + 1 });

interface TabChoicesProps {
  /** Accessible name of the group. */
  name: string;
  choices: readonly { label: ReactNode }[];
  /** Index to select; without it the reader chooses, and “find in page” searches all panels (makeFindable). */
  selected?: number;
  onSelect?: (index: number) => void;
  className?: string | undefined;
  /** Class of each label. */
  labelClass?: string | undefined;
}

/**
 * Tabs that work without a script: native radio buttons, and a style sheet that shows the panel of the checked one
 * (see tabPanel). A choice made before the app starts is reported to `onSelect` when it does.
 */
export function TabChoices(props: TabChoicesProps) {
  const { choices, selected, onSelect } = props;
  const group = useId();
  const row = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onSelect` is called once, when the app starts.
  useEffect(() => {
    if (selected === undefined) return;
    const inputs = [...(row.current?.querySelectorAll('input') ?? [])];
    const chosen = inputs.findIndex(({ checked }) => checked);
    if (isFirst.current && inputs[chosen]?.defaultChecked === false) onSelect?.(chosen);
    else if (inputs[selected]) inputs[selected].checked = true;
    isFirst.current = false;
  }, [selected]);
  const isFree = selected === undefined;
  useEffect(() => (isFree && row.current ? makeFindable(row.current, tabs) : undefined), [isFree]);
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={props.name}
      className={`${styles.choices} ${props.className ?? ''}`}
    >
      {choices.map(({ label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a page never change order.
        <label key={index} className={`${styles.choice} ${props.labelClass ?? ''}`}>
          <input
            type="radio"
            name={group}
            className="site-visually-hidden"
            data-tab={index + 1}
            defaultChecked={index === 0}
            autoComplete="off"
            onChange={() => onSelect?.(index)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
