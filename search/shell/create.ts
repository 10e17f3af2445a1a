/** Creates an element with attributes and content. Strings become text nodes, never HTML. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? '');
  element.append(...content);
  return element;
}
