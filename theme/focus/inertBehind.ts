/**
 * Makes everything inert except the given elements, their ancestors and their content. Returns the
 * function that takes it back; elements that were inert before stay so.
 */
export function inertBehind(kept: readonly (Element | null)[]): () => void {
  const own = kept.filter((element) => element !== null);
  const changed: HTMLElement[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || own.includes(child)) continue;
      if (own.some((element) => child.contains(element))) visit(child);
      else if (!child.hasAttribute('inert')) {
        child.setAttribute('inert', '');
        changed.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of changed) element.removeAttribute('inert');
  };
}
