import styles from './Tabs.module.css';

/** Class of the element whose children are the panels; `TabChoices` is its child or its grandchild. */
export const tabs: string = styles.tabs ?? '';

/** Attributes of the panel of the choice with this index; the style sheet shows it when it is chosen. */
export const tabPanel = (index: number) => ({ 'data-panel': index + 1 });
