import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { TabChoices, tabPanel, tabs } from '../../frame/tabs/TabChoices';
import styles from './Example.module.css';

interface ExamplePanelProps {
  label: string;
  /** Its size as text, for what the tool wrote. */
  size?: string;
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
  /** Spoken name of the row of tabs, where its choices are not files. */
  choice?: string;
  children?: ReactNode;
}

/** Files of one kind under a heading, one at a time when there are several. */
export function ExampleGroup({ kind, tool = '', choice, children }: ExampleGroupProps) {
  const t = useMessages();
  const panels = Children.toArray(children).filter(
    (child): child is ReactElement<ExamplePanelProps> => isValidElement(child),
  );
  const choices = panels.map(({ props: { label, size } }) => ({
    label: size ? (
      // One box and one text: a space between two boxes, or after a comment of React, is not read aloud.
      <span>
        {`${label} `}
        <small className={styles.size}>{size}</small>
      </span>
    ) : (
      label
    ),
  }));
  const { label: only, size } = panels[0]?.props ?? {};
  const heading = kind === 'source' ? t('example.source') : t('example.output', { tool });
  const hasTabs = panels.length > 1;
  return (
    <section className={`${styles.group} ${hasTabs ? tabs : ''}`} data-kind={kind}>
      <div className={styles.heading}>
        <span className={styles.kind}>{heading}</span>
        {hasTabs ? (
          <TabChoices
            name={choice ?? t('example.tabs', { group: heading })}
            choices={choices}
            className={styles.tabs}
            labelClass={styles.tab}
          />
        ) : (
          <>
            <code translate="no" className={styles.only}>
              {only}
            </code>
            {size && <span className={styles.size}>{size}</span>}
          </>
        )}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.props.label}
          {...(hasTabs && { ...tabPanel(index), 'data-label': panel.props.label })}
        >
          {panel}
        </div>
      ))}
    </section>
  );
}
