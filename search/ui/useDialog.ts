import { useEffect, useLayoutEffect } from 'react';
import type { CompositionGate } from '../client/composition';
import { pastedQuery } from '../client/pastedQuery';
import type { EarlySearch } from '../early/contract';
import { readShown, repairSemantics, type Shown, wrapTab } from './dialogSemantics';
import { keepEnter } from './keepEnter';

/** Time without a change after which the result count is said. */
const SETTLED = 400;

interface Options {
  label: string;
  gate: CompositionGate;
  /** Who answers; the provider's logo is shown for Algolia only. */
  provider: string;
  /** Words for what the dialog shows, in the reader's language. */
  say(shown: NonNullable<Shown>, query: string): string;
  /** The box that the dialog takes over from. */
  early: EarlySearch | undefined;
}

/** Keeps the open dialog accessible, tells the gate of input methods, and announces results politely. */
export function useDialog({ label, gate, provider, say, early }: Options): void {
  // In the same task in which the field takes the focus: a key that came in between would be written over.
  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    const input = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!container || !input) return;
    const isSubmitted = early?.isSubmitted ?? false;
    early?.giveTo(input);
    return keepEnter(container, input, isSubmitted, gate);
  }, [early, gate]);

  useEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    const input = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!container || !input) return;
    container.dataset.provider = provider;
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    status.className = 'DocSearch-VisuallyHiddenForAccessibility';
    container.querySelector('.DocSearch-Modal')?.append(status);

    let timer: ReturnType<typeof setTimeout>;
    const announce = () => {
      const shown = readShown(container);
      const words = shown ? say(shown, input.value) : '';
      if (status.textContent !== words) status.textContent = words;
    };
    const update = () => {
      repairSemantics(container, label);
      clearTimeout(timer);
      timer = setTimeout(announce, SETTLED);
    };
    update();
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target !== status)) update();
    });
    observer.observe(container, {
      subtree: true,
      childList: true,
      // The query in the sentence of a screen that stays.
      characterData: true,
      attributeFilter: [
        'id',
        'role',
        'aria-labelledby',
        'aria-expanded',
        'aria-controls',
        'tabindex',
      ],
    });

    // A blank query is an empty one (specification 5.2); the modal would search for it. It is written past
    // the setter that React puts on its fields, which would hide the change from it.
    const emptyBlank = () => {
      if (!input.value || input.value.trim() || gate.isComposing) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
    };
    // The field would cut an error where its path ends.
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      const query = pastedQuery(text);
      if (query === text) return;
      event.preventDefault();
      input.setRangeText(query, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      if (input.value.length > input.maxLength) input.value = query;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    // Enter and arrows belong to the input method while it composes.
    const keep = (event: KeyboardEvent) => {
      if (event.isComposing || gate.isComposing) event.stopPropagation();
    };
    // The dialog's own trap knows only the controls it began with, the hidden logo among them.
    const trap = (event: KeyboardEvent) => {
      const to = event.key === 'Tab' ? wrapTab(container, event) : undefined;
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    // A press outside closes; without this the browser then takes the focus from where it went back to.
    const keepFocus = (event: MouseEvent) => {
      if (event.target !== container) return;
      event.preventDefault();
      // The second press of a double click on the search button; it is not meant to close what the first has opened.
      if (event.detail > 1) event.stopPropagation();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const first = { capture: true, signal };
    input.addEventListener('paste', paste, { signal });
    container.addEventListener('mousedown', keepFocus, { signal });
    container.addEventListener('input', emptyBlank, first);
    input.addEventListener('compositionstart', () => gate.start(), { signal });
    input.addEventListener('compositionend', () => gate.end(), { signal });
    container.addEventListener('keydown', keep, first);
    container.addEventListener('keydown', trap, { signal });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      listening.abort();
      gate.end();
    };
  }, [label, gate, provider, say]);
}
