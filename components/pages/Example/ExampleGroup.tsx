import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Example.module.css';
import { FileTabs } from './FileTabs';

interface ExamplePanelProps {
  /** Path of the file. */
  label: string;
  children?: ReactNode;
}

/** One file of a group; drawn by its group. */
export function ExamplePanel({ children }: ExamplePanelProps) {
  return children;
}

interface ExampleGroupProps {
  kind: 'source' | 'output';
  /** Name and version of the tool, for what it wrote. */
  tool?: string;
  children?: ReactNode;
}

/**
 * Files of one kind under a heading, one at a time. Without scripting all of them show, one below the
 * other (`@media (scripting: none)` in the style sheet).
 */
export function ExampleGroup({ kind, tool = '', children }: ExampleGroupProps) {
  const t = useMessages();
  const id = useId();
  const [selected, select] = useState(0);
  const panels = Children.toArray(children).filter(
    (child): child is ReactElement<ExamplePanelProps> => isValidElement(child),
  );
  const labels = panels.map(({ props }) => props.label);
  const heading = kind === 'source' ? t('example.source') : t('example.output', { tool });
  return (
    <section className={styles.group} data-kind={kind}>
      <div className={styles.heading}>
        <span className={styles.kind}>{heading}</span>
        <FileTabs
          id={id}
          name={t('example.tabs', { group: heading })}
          labels={labels}
          selected={selected}
          onSelect={select}
        />
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.props.label}
          className={styles.panel}
          id={`${id}-panel-${index}`}
          hidden={index !== selected}
          {...(labels.length > 1 && {
            role: 'tabpanel',
            'aria-labelledby': `${id}-tab-${index}`,
            'data-label': panel.props.label,
          })}
        >
          {panel}
        </div>
      ))}
    </section>
  );
}
