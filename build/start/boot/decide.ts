/** The search dialog, whose presses and keys are its own. */
export const SEARCH = '.site-search';
/** Elements that do their work without a script, or with that of search, which is there from the first moment. */
const NATIVE = `a[href], summary, label, input, select, textarea, option, video, audio, iframe, [popovertarget], [data-search], ${SEARCH}`;
/** Keys the browser acts on by itself, wherever they are pressed. */
const BROWSER_KEYS = /^(Tab|Escape|Shift|Control|Alt|Meta|CapsLock|F\d+|PageUp|PageDown|Home|End)$/;
const SCROLL_KEYS = /^( |Arrow(Up|Down|Left|Right))$/;

/** Whether a press before the app is ready is the browser's own business or kept for the app. */
export function decideOnClick(target: Element): 'native' | 'keep' {
  return target.closest(NATIVE) ? 'native' : 'keep';
}

/** What to do with a key before the app is ready: leave it to the browser, or `keep` it for the app and let the browser act too. */
export function decideOnKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  target: Element,
): 'native' | 'keep' {
  const isTyped = target.closest(`input, select, textarea, [contenteditable], ${SEARCH}`);
  if (isTyped || BROWSER_KEYS.test(key) || ((ctrlKey || metaKey) && !altKey)) return 'native';
  const isControl = Boolean(target.closest('a[href], button, summary, [role], [tabindex]'));
  // A browser turns Enter and Space on a button into a click, which is kept as such.
  if (key === 'Enter' || key === ' ')
    return target.closest('a[href], button, summary') ? 'native' : 'keep';
  return SCROLL_KEYS.test(key) && !isControl ? 'native' : 'keep';
}
