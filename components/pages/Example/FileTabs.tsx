import { type KeyboardEvent, useRef } from 'react';
import styles from './Example.module.css';
import { nextTab } from './nextTab';

interface FileTabsProps {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  /** Spoken name of the row. */
  name: string;
  labels: string[];
  selected: number;
  onSelect: (index: number) => void;
}

/** A row of file names; with more than one, tabs after the WAI-ARIA pattern (arrows, Home, End). */
export function FileTabs({ id, name, labels, selected, onSelect }: FileTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  if (labels.length === 1) return <code className={styles.only}>{labels[0]}</code>;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, labels.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={name} ref={row} onKeyDown={onKeyDown}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
