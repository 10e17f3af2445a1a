import { announce, STATUS_ID } from '../focus/announce';

/** How long the button of a code block shows success (specification 4.19). */
export const COPIED_MS = 2000;

/** The text of a code block, without its line numbers and what else is no code. */
export function textOfCode(block: Element): string {
  const code = block.cloneNode(true) as Element;
  for (const part of code.querySelectorAll('.linenumber, .rp-copy-ignore')) part.remove();
  return code.textContent ?? '';
}

/** Copies without the Clipboard API, which pages without https do not have. */
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
  // Chromium leaves its rejection unhandled; copyToClipboard handles that of the text.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/**
 * Copies a text, announces it and resolves to whether it worked. If the browser refuses, a prompt in the reader's
 * language shows the text and how to copy it (specification 4.20; the stock prompt is English). Rejects if the text
 * fails to load. Reads its messages from the live region (see Announcer), as it is not a component.
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
