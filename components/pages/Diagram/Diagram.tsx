import { useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useScrollStop } from '../../frame/article/useScrollStop';
import styles from './Diagram.module.css';
import { fillLabels } from './fillLabels';

interface DiagramProps {
  /** Text of an SVG file (`import x from './x.svg?raw'`), colored by `data-part` in the style sheet. */
  source: string;
  /** Text alternative, in full sentences. */
  alt: string;
  /** Texts for the `{{name}}` placeholders of the file. */
  labels?: Readonly<Record<string, string>>;
}

/** The drawing in a box that scrolls sideways, also by keyboard. */
function Drawing({ source, alt, labels = {} }: DiagramProps) {
  const { box, content } = useScrollStop<HTMLDivElement, HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take focus.
    <div ref={box} className={`${styles.scroller} site-drawing`} tabIndex={0}>
      <div
        ref={content}
        className={styles.drawing}
        role="img"
        aria-label={alt}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, labels escaped
        dangerouslySetInnerHTML={{ __html: fillLabels(source, labels) }}
      />
    </div>
  );
}

/** A drawing that follows the theme and can be enlarged in a dialog. */
export function DiagramView(props: DiagramProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <figure className={`rp-not-doc ${styles.diagram}`}>
      <Drawing {...props} />
      <button
        type="button"
        className={styles.enlarge}
        aria-label={t('diagram.enlarge')}
        title={t('diagram.enlarge')}
        onClick={() => dialog.current?.showModal()}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M9.5 2.5h4v4M13.5 2.5l-5 5M6.5 13.5h-4v-4M2.5 13.5l5-5" />
        </svg>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={t('diagram.dialog')}>
        <Drawing {...props} />
        <form method="dialog">
          <button type="submit" className={styles.close}>
            {t('diagram.close')}
          </button>
        </form>
      </dialog>
    </figure>
  );
}

/** The text alternative, for the Markdown of the page. */
export function DiagramMarkdown({ alt }: DiagramProps) {
  return <p>{alt}</p>;
}
