import type { CompositionGate } from '../client/composition';

/** The row that Enter opens. */
const CHOSEN = '.DocSearch-Hit[aria-selected="true"] a';

/** Pause between two looks whether a kept Enter has its result, in ms. */
const LOOK = 50;

/**
 * Keeps an Enter that comes before the results of all letters, and opens the first of them when they are
 * there; the next letter takes it back. `isPressed` tells that Enter was pressed before this dialog was there,
 * `gate` that an answer is still to come: what is shown until then answers fewer letters. Returns the
 * function that lets a kept Enter go.
 */
export function keepEnter(
  container: HTMLElement,
  input: HTMLInputElement,
  isPressed: boolean,
  gate: CompositionGate,
): () => void {
  let isKept = isPressed;
  const canOpen = () => !gate.isAsking && container.querySelector(CHOSEN);
  const open = () => {
    if (!isKept) return;
    if (!canOpen()) return void setTimeout(open, LOOK);
    isKept = false;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !input.value || canOpen()) return;
    // An Enter without results has the autocomplete library forget what it asked for.
    event.preventDefault();
    event.stopPropagation();
    isKept = true;
    open();
  };
  const letGo = () => {
    isKept = false;
  };
  input.addEventListener('keydown', onKeyDown);
  input.addEventListener('input', letGo);
  open();
  // The listeners go with the field.
  return letGo;
}
