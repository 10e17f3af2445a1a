export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value so that React notices, by bypassing the setter with which React tracks the field. */
export function setValue(field: TextField, value: string) {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
