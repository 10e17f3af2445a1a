import { FAILED_EVENT, READY_EVENT, setAppState } from './appState';
import { decideOnClick, decideOnKey, SEARCH } from './decide';
import { replayText, restoreFocusAndHover } from './replay';

const POINTER = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];

interface Kept {
  target: Element;
  event: Event;
}

/**
 * Keeps what a reader presses until the app is ready, and plays it to the app once, in order. Links and
 * native controls work by themselves and are left alone, and so is search; `handleEarly` may take a click for itself.
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

  const listeners: [string, (event: never) => void][] = [
    ...POINTER.map((type): [string, typeof onPointer] => [type, onPointer]),
    ['keydown', onKey],
    ['input', onInput],
    ['change', onInput],
    ['pointerover', onHover],
    ['compositionstart', onComposition],
    ['compositionend', onComposition],
  ];
  for (const [type, listener] of listeners)
    window.addEventListener(type, listener as EventListener, true);

  const letGo = () => {
    for (const [type, listener] of listeners)
      window.removeEventListener(type, listener as EventListener, true);
  };
  const play = async () => {
    letGo();
    setAppState('ready');
    restoreFocusAndHover(hovered);
    for (const field of fields) {
      // What an input method composes must not be torn off.
      if (field !== composing) replayText(field);
      else field.addEventListener('compositionend', () => replayText(field), { once: true });
    }
    for (const { target, event } of kept) {
      const Kind = event.constructor as typeof Event;
      target.dispatchEvent(new Kind(event.type, event));
      // React draws what a press has changed once it is over; the next press shall find that.
      await undefined;
    }
  };
  // Not inside React's own commit: a handler may want to render at once.
  let timer = 0;
  const onReady = () => {
    timer = window.setTimeout(play);
  };
  document.addEventListener(READY_EVENT, onReady, { once: true });
  document.addEventListener(FAILED_EVENT, () => {
    window.clearTimeout(timer);
    letGo();
  });
}
