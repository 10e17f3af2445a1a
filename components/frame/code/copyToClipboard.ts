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

/** Safari copies only at the press itself: what is still on its way, it takes as a promise. */
async function write(text: string | Promise<string>) {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  const type = 'text/plain';
  const blob = text.then((part) => new Blob([part], { type }));
  // Chromium leaves it unheard; copyToClipboard hears the same from the text.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/**
 * Copies a text, says so and tells whether that worked. When the browser allows no copy, a prompt with
 * the text names the shortcut and Enter in the reader's language, and the answer is false (specification
 * 4.20; the stock prompt is English). A text that does not come is an error. It is not a component, so the words
 * wait on the live region (see Announcer).
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
