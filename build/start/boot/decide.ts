/** The search dialog, which handles its own presses and keys. */
export const SEARCH = '.site-search';
/** Elements that work without a script, or with that of search, which runs from the start. */
const NATIVE = `a[href], summary, label, input, select, textarea, option, video, audio, iframe, [popovertarget], [data-search], ${SEARCH}`;
/** Keys the browser acts on by itself, wherever they are pressed. */
const BROWSER_KEYS = /^(Tab|Escape|Shift|Control|Alt|Meta|CapsLock|F\d+|PageUp|PageDown|Home|End)$/;
const SCROLL_KEYS = /^( |Arrow(Up|Down|Left|Right))$/;

/** Whether a press before the app is ready is left to the browser (`native`) or queued for the app (`keep`). */
export function decideOnClick(target: Element): 'native' | 'keep' {
  return target.closest(NATIVE) ? 'native' : 'keep';
}

/** The same for a key; the browser also acts on one that is queued. */
export function decideOnKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  target: Element,
): 'native' | 'keep' {
  const isTyped = target.closest(`input, select, textarea, [contenteditable], ${SEARCH}`);
  if (isTyped || BROWSER_KEYS.test(key) || ((ctrlKey || metaKey) && !altKey)) return 'native';
  const isControl = Boolean(target.closest('a[href], button, summary, [role], [tabindex]'));
  // Browsers turn Enter and Space on a button into a click, which is queued instead.
  if (key === 'Enter' || key === ' ')
    return target.closest('a[href], button, summary') ? 'native' : 'keep';
  return SCROLL_KEYS.test(key) && !isControl ? 'native' : 'keep';
}
