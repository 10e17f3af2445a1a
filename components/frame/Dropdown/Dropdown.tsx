import { type ReactNode, useId } from 'react';
import styles from './Dropdown.module.css';

/** What opens a dropdown besides pressing its button. */
export type Trigger = 'hover' | 'focus' | 'click';

interface DropdownProps {
  /** Tag of the outer element. */
  as?: 'div' | 'li';
  /** Content of the button. */
  label: ReactNode;
  /** Spoken instead of `label`. */
  name?: string | undefined;
  trigger?: Trigger;
  /** Edge of the button that the panel is aligned with. */
  align?: 'start' | 'center' | 'end';
  /** Classes of the outer element, the button and the content of the panel. */
  className?: string | undefined;
  buttonClass?: string | undefined;
  panelClass?: string | undefined;
  children: ReactNode;
}

/**
 * A button and the panel it opens, without a script: a press toggles a native popover, which Escape and a press
 * outside close; the style sheet handles hover and focus. `--dropdown-open-delay` and `--dropdown-close-delay` of
 * the outer element delay the hover. usePopovers adds what needs a script.
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
