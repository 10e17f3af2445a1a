import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { TabChoices, tabPanel, tabs } from '../../frame/tabs/TabChoices';
import styles from './Example.module.css';

interface ExamplePanelProps {
  label: string;
  /** Size as text, of a file that the tool emitted. */
  size?: string;
  children?: ReactNode;
}

/** One file of a group, which renders it. */
export function ExamplePanel({ children }: ExamplePanelProps) {
  return children;
}

interface ExampleGroupProps {
  kind: 'source' | 'output';
  /** Name and version of the tool, for output. */
  tool?: string;
  /** Accessible name of the tabs, if they are not files. */
  choice?: string;
  children?: ReactNode;
}

/** Files of one kind under a heading, in tabs if there are several. */
export function ExampleGroup({ kind, tool = '', choice, children }: ExampleGroupProps) {
  const t = useMessages();
  const panels = Children.toArray(children).filter(
    (child): child is ReactElement<ExamplePanelProps> => isValidElement(child),
  );
  const choices = panels.map(({ props: { label, size } }) => ({
    label: size ? (
      // One element and one text node: a space between elements, or after a React comment, is not read aloud.
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
