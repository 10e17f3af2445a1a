/**
 * Lets “find in page” look into the panels that are not shown, and chooses the tab of the one where it finds something,
 * as a press on the tab would. `row` has the radio buttons; its nearest ancestor with the class `tabs` the panels. Needs
 * a browser with `hidden="until-found"`; does nothing in others. Returns how to end it.
 */
export function makeFindable(row: Element, tabs: string): (() => void) | undefined {
  const group = row.closest(`.${tabs}`);
  if (!group || !('onbeforematch' in group)) return undefined;
  const hide = (panel: Element) => panel.setAttribute('hidden', 'until-found');
  const onFound = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.parentElement !== group) return;
    row.querySelector<HTMLElement>(`[data-tab="${target.dataset.panel}"]`)?.click();
    // The browser takes the attribute away; the style sheet shows the panel for as long as it is chosen.
    setTimeout(hide, 0, target);
  };
  for (const panel of group.children) if (panel.matches('[data-panel]')) hide(panel);
  group.addEventListener('beforematch', onFound);
  return () => group.removeEventListener('beforematch', onFound);
}
