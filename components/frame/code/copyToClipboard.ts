import { copyToClipboard as stockCopy } from '@rspress/core/theme-original';
import { announce, STATUS_ID } from '../focus/announce';

/**
 * Copies a text and tells whether that worked, as the stock function does (specification 4.20), and
 * says so. It is no component, so the words wait on the live region (see Announcer).
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  const isCopied = await stockCopy(text);
  const words = document.getElementById(STATUS_ID)?.dataset.copied;
  if (isCopied && words) announce(words);
  return isCopied;
}
