import { announce, STATUS_ID } from '../focus/announce';

/** Copies without the clipboard interface, which pages without https do not have. */
function copyBySelection(text: string): boolean {
  const selection = window.getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const holder = Object.assign(document.createElement('span'), { textContent: text });
  holder.style.cssText = 'position: fixed; top: 0; clip-path: inset(50%); white-space: pre';
  document.body.append(holder);
  selection?.selectAllChildren(holder);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}

/**
 * Copies a text, says so and tells whether that worked. When the browser allows no copy, a prompt with
 * the text names the shortcut and Enter in the reader's language, and the answer is false (specification
 * 4.20; the stock prompt is English). It is not a component, so the words wait on the live region (see
 * Announcer).
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  const words = document.getElementById(STATUS_ID)?.dataset;
  const isCopied =
    (await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )) || copyBySelection(text);
  if (isCopied) announce(words?.copied ?? '');
  else window.prompt(words?.copyByHand, text);
  return isCopied;
}
