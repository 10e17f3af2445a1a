import { type ReactNode, useId } from 'react';
import styles from './Dropdown.module.css';

/** What opens a dropdown besides a press of its button. */
export type Trigger = 'hover' | 'focus' | 'click';

interface DropdownProps {
  /** The element around button and panel: a list item inside a list. */
  as?: 'div' | 'li';
  /** Content of the button. */
  label: ReactNode;
  /** Spoken instead of `label`. */
  name?: string | undefined;
  trigger?: Trigger;
  /** Edge of the button with which the panel is aligned. */
  align?: 'start' | 'center' | 'end';
  /** Classes of the element around both, of the button and of what the panel holds. */
  className?: string | undefined;
  buttonClass?: string | undefined;
  panelClass?: string | undefined;
  children: ReactNode;
}

/**
 * A button and the panel it opens, without a script: a press toggles the browser's own popover, which
 * Escape and a press outside close; hover and focus are the style sheet's. `--dropdown-open-delay` and
 * `--dropdown-close-delay` of the outer element delay the hover. usePopovers adds what needs a script.
 */
export function Dropdown(props: DropdownProps) {
  const { as: Root = 'div', trigger = 'hover', align = 'center' } = props;
  const id = useId();
  return (
    <Root className={`${styles.dropdown} ${props.className ?? ''}`} data-trigger={trigger}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={props.name}
        className={`${styles.button} ${props.buttonClass ?? ''}`}
      >
        {props.label}
      </button>
      <div id={id} popover="auto" className={styles.panel} data-align={align}>
        <div className={`${styles.surface} ${props.panelClass ?? ''}`}>{props.children}</div>
      </div>
    </Root>
  );
}
