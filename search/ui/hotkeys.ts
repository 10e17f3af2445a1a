/** What a key press means for search. */
export type SearchKey = 'open' | 'close' | undefined;

/** The element that really has the key, also inside shadow roots. */
function isEditing(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/**
 * Ctrl/Cmd+K opens and closes, `/` opens outside text fields, Escape closes (specification 2.7).
 * Nothing while an input method composes, and no combination that belongs to the browser.
 */
export function readSearchKey(event: KeyboardEvent, isOpen: boolean): SearchKey {
  if (event.isComposing) return undefined;
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) {
    return isOpen ? 'close' : 'open';
  }
  if (ctrlKey || metaKey || altKey) return undefined;
  if (isOpen) return event.key === 'Escape' ? 'close' : undefined;
  return event.key === '/' && !isEditing(event) ? 'open' : undefined;
}
