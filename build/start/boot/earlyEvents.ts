import { FAILED_EVENT, READY_EVENT, setAppState } from './appState';
import { decideOnClick, decideOnKey, SEARCH } from './decide';
import { replayText, restoreFocusAndHover } from './replay';

const POINTER = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];

interface Kept {
  target: Element;
  event: Event;
}

/**
 * Queues presses until the app is ready, then replays them once, in order. Links, native controls and search
 * work by themselves and are left alone; a click for which `handleEarly` returns true is not queued.
 */
export function keepEarlyEvents({
  start,
  handleEarly,
}: {
  start: () => void;
  handleEarly: (target: Element) => boolean;
}) {
  const kept: Kept[] = [];
  const fields = new Set<Element>();
  let hovered: EventTarget | null = null;
  let composing: EventTarget | null = null;

  const keep = (event: Event, target: Element) => {
    event.stopImmediatePropagation();
    kept.push({ target, event });
    start();
  };
  const onPointer = (event: Event) => {
    const target = event.target;
    if (!(target instanceof Element) || decideOnClick(target) === 'native') return;
    if (event.type !== 'click') return keep(event, target);
    event.preventDefault();
    if (!handleEarly(target)) return keep(event, target);
    event.stopImmediatePropagation();
    start();
  };
  const onKey = (event: KeyboardEvent) => {
    const target = event.target;
    if (target instanceof Element && decideOnKey(event, target) === 'keep') keep(event, target);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(SEARCH)) fields.add(target);
  };
  const onHover = ({ target }: Event) => {
    hovered = target;
  };
  const onComposition = ({ type, target }: Event) => {
    composing = type === 'compositionstart' ? target : null;
  };

  const over = new AbortController();
  const first = { capture: true, signal: over.signal };
  for (const type of POINTER) window.addEventListener(type, onPointer, first);
  window.addEventListener('keydown', onKey, first);
  window.addEventListener('input', onInput, first);
  window.addEventListener('change', onInput, first);
  window.addEventListener('pointerover', onHover, first);
  window.addEventListener('compositionstart', onComposition, first);
  window.addEventListener('compositionend', onComposition, first);

  const play = async () => {
    over.abort();
    setAppState('ready');
    restoreFocusAndHover(hovered);
    for (const field of fields) {
      // Setting the value would abort an input method's composition.
      if (field !== composing) replayText(field);
      else field.addEventListener('compositionend', () => replayText(field), { once: true });
    }
    for (const { target, event } of kept) {
      const Kind = event.constructor as typeof Event;
      target.dispatchEvent(new Kind(event.type, event));
      // React renders after a press is over; the next press must see the result.
      await undefined;
    }
  };
  // Not inside React's own commit: a handler may render synchronously.
  let timer = 0;
  const onReady = () => {
    timer = window.setTimeout(play);
  };
  document.addEventListener(READY_EVENT, onReady, { once: true });
  document.addEventListener(FAILED_EVENT, () => {
    window.clearTimeout(timer);
    over.abort();
  });
}
