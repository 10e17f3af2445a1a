/** The row that Enter opens. */
const CHOSEN = '.DocSearch-Hit[aria-selected="true"] a';

/**
 * Keeps an Enter that comes before the results, and opens the first of them when they are there; the next
 * letter takes it back. `isPressed` tells that Enter was pressed before this dialog was there. Returns the
 * function that ends it.
 */
export function keepEnter(
  container: HTMLElement,
  input: HTMLInputElement,
  isPressed: boolean,
): () => void {
  let isKept = isPressed;
  const observer = new MutationObserver(() => open());
  const open = () => {
    if (!isKept || !container.querySelector(CHOSEN)) return;
    isKept = false;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || !input.value) return;
    if (container.querySelector(CHOSEN)) return;
    isKept = true;
    // An Enter without results has the autocomplete library forget what it asked for.
    event.preventDefault();
    event.stopPropagation();
  };
  const onInput = () => {
    isKept = false;
  };
  input.addEventListener('keydown', onKeyDown);
  input.addEventListener('input', onInput);
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-selected'],
  });
  open();
  return () => {
    observer.disconnect();
    input.removeEventListener('keydown', onKeyDown);
    input.removeEventListener('input', onInput);
  };
}
