import { announce, STATUS_ID } from '../focus/announce';

/** How long the button of a code block shows that it has copied (specification 4.19). */
export const COPIED_MS = 2000;

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

/** Safari copies only during the press itself, but takes a promise for text that is still loading. */
async function write(text: string | Promise<string>) {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  const type = 'text/plain';
  const blob = text.then((part) => new Blob([part], { type }));
  // Chromium does not handle its rejection; copyToClipboard sees the same one on the text.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/**
 * Copies a text, announces it and returns whether it worked. When the browser refuses, a prompt with
 * the text names the shortcut and Enter in the reader's language, and the result is false (specification
 * 4.20; the stock prompt is English). Rejects when the text fails to load. This is not a component, so its words
 * are on the live region (see Announcer).
 */
export async function copyToClipboard(text: string | Promise<string>): Promise<boolean> {
  const words = document.getElementById(STATUS_ID)?.dataset;
  const isWritten = await write(text).then(
    () => true,
    () => false,
  );
  const isCopied = isWritten || copyBySelection(await text);
  if (isCopied) announce(words?.copied ?? '');
  else window.prompt(words?.copyByHand, await text);
  return isCopied;
}
