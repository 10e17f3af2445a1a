/**
 * Lets “find in page” search hidden panels, and selects the tab of the panel with a match. Does nothing in browsers
 * without `hidden="until-found"`.
 *
 * @param row - contains the radio buttons
 * @param tabs - class of its nearest ancestor whose children are the panels
 * @returns a function that removes the listener
 */
export function makeFindable(row: Element, tabs: string): (() => void) | undefined {
  const group = row.closest(`.${tabs}`);
  if (!group || !('onbeforematch' in group)) return undefined;
  const hide = (panel: Element) => panel.setAttribute('hidden', 'until-found');
  const onFound = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.parentElement !== group) return;
    row.querySelector<HTMLElement>(`[data-tab="${target.dataset.panel}"]`)?.click();
    // The browser removes the attribute; the style sheet shows the chosen panel despite it.
    setTimeout(hide, 0, target);
  };
  for (const panel of group.children) if (panel.matches('[data-panel]')) hide(panel);
  group.addEventListener('beforematch', onFound);
  return () => group.removeEventListener('beforematch', onFound);
}
