import { COPIED_MS, textOfCode } from '../../../components/frame/code/copyToClipboard';
import { announce, STATUS_ID } from '../../../components/frame/focus/announce';

const BUTTON = '.rp-code-copy-button';
const COPIED_CLASS = 'rp-code-copy-button--copied';

/** Buttons whose copy the browser has refused: the app handles their next press and can report it. */
const refused = new WeakSet<Element>();

/**
 * Copies a code block if the click is on its copy button; returns whether it was. The press cannot be queued for
 * the app, because Safari copies only while it handles the user's own press.
 */
export function copyCodeEarly(target: Element): boolean {
  const button = target.closest<HTMLElement>(BUTTON);
  const code = button?.closest('.rp-codeblock')?.querySelector('pre');
  if (!button || !code || !navigator.clipboard || refused.has(button)) return false;
  navigator.clipboard.writeText(textOfCode(code)).then(
    () => {
      button.classList.add(COPIED_CLASS);
      setTimeout(() => button.classList.remove(COPIED_CLASS), COPIED_MS);
      announce(document.getElementById(STATUS_ID)?.dataset.copied ?? '');
    },
    () => {
      refused.add(button);
      button.click();
    },
  );
  return true;
}
